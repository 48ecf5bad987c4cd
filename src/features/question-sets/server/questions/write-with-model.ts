import * as z from 'zod'
import type { Language } from '#contract/languages.ts'
import { fenced } from '#platform/ai/fence.ts'
import type { Run } from '#platform/ai/open-run.ts'
import type { JobBrief, WrittenQuestion } from './job-brief.ts'
import { lintContextOf } from './lint-context.ts'
import { duplicateSimilarity, lintQuestion, similarity } from './lint-question.ts'
import { questionPrompt } from './question-prompt.ts'

const written = z.object({ questions: z.array(z.object({ slot: z.string(), text: z.string() })) })

const maxTokens = 3_000
const temperature = 0.7

/**
 * The question set in a model's words: the same slots and guides as the built-in one, and of each question the model's
 * text where it is clean to the linter at the first or second try, else the built-in text. Throws AiFailure when the
 * model gives no reply at all.
 */
export async function writeWithModel(
  { ask }: Pick<Run, 'ask'>,
  brief: JobBrief,
  builtin: readonly WrittenQuestion[],
): Promise<readonly WrittenQuestion[]> {
  const texts = new Map<string, string>()
  const problems = new Map<string, string[]>()
  for (let turn = 1; turn <= 2; turn++) {
    const wanted = builtin.filter(({ slot }) => !texts.has(slot))
    if (wanted.length === 0) break
    const { object } = await ask({
      label: `questions ${turn}`,
      system: questionPrompt.system,
      prompt: fenced(sentBrief(brief, wanted, problems)),
      schema: written,
      maxTokens,
      temperature,
    })
    for (const { slot } of wanted) {
      const reply = object.questions.find((one) => one.slot === slot)?.text ?? ''
      const text = typeset(reply.trim(), brief.language)
      // The accepted texts, and the built-in ones of the other slots.
      const others = builtin.filter((one) => one.slot !== slot).map((one) => texts.get(one.slot) ?? one.text)
      const wrong = problemsOf(text, brief, others)
      if (wrong.length === 0) texts.set(slot, text)
      else problems.set(slot, wrong)
    }
  }
  return builtin.map((question) => ({ ...question, text: texts.get(question.slot) ?? question.text }))
}

/** Apostrophes, and the spaces before French marks, as the built-in questions have them: many models write them plainly. */
function typeset(text: string, language: Language): string {
  const curved = text.replace(/(?<=\p{L})'(?=\p{L})/gu, '’')
  return language === 'fr'
    ? curved.replace(/(?<=[\p{L}\p{N}»)])[ \u202f]?([:;?!])(?=\s|$)/gu, '\u00a0$1')
    : curved
}

function problemsOf(text: string, brief: JobBrief, others: readonly string[]): string[] {
  const found: string[] = lintQuestion(text, brief.language, lintContextOf(brief)).map(({ rule }) => rule)
  if (/https?:|www\.|\S@\S/i.test(text)) found.push('address')
  if (others.some((other) => similarity(other, text) >= duplicateSimilarity)) found.push('duplicate')
  return found
}

/** What a model gets to see of a job. */
function sentBrief(
  brief: JobBrief,
  wanted: readonly WrittenQuestion[],
  problems: ReadonlyMap<string, readonly string[]>,
) {
  const { jobId: _jobId, ...job } = brief
  return {
    job,
    wanted: wanted.map(({ slot, intent, keyPoints, competency, text }) => ({
      slot,
      intent,
      keyPoints,
      example: text,
      competency,
      ...(problems.has(slot) && { problems: problems.get(slot) }),
    })),
  }
}
