import type { Language } from '../src/contract/languages.ts'
import type { JobBrief, WrittenQuestion } from '../src/features/question-sets/server/questions/job-brief.ts'
import { planSlots } from '../src/features/question-sets/server/questions/plan-slots.ts'
import { writeBuiltinQuestions } from '../src/features/question-sets/server/questions/write-builtin-questions.ts'
import { writeWithModel } from '../src/features/question-sets/server/questions/write-with-model.ts'
import { contentStems } from '../src/features/scoring/text/stems.ts'
import type { BenchModel } from './bench-model.ts'

export interface InterviewByModel {
  brief: JobBrief
  questions: readonly WrittenQuestion[]
  /** Those in the words of the model; the others are built in. */
  ownWords: readonly WrittenQuestion[]
}

/** The interview of a job in the words of a model, as the product gets it; null where it gave no reply. */
export async function interviewByModel(model: BenchModel, brief: JobBrief): Promise<InterviewByModel | null> {
  const builtin = writeBuiltinQuestions(brief)
  const questions = await model.with((run) => writeWithModel(run, brief, builtin))
  if (!questions) return null
  const ownWords = questions.filter(({ text }, at) => text !== builtin[at]?.text)
  return { brief, questions, ownWords }
}

/**
 * What an interview leaves out of what it must be about. A model finds its own words, so a question is about something
 * when it holds a word of it; whoever reads the job in another language than the questions can only count them.
 */
export function leftOut(
  { brief, questions }: { brief: JobBrief; questions: readonly WrittenQuestion[] },
  written: Language,
): string[] {
  const { language, title, description, skills, softSkills, industry, company } = brief
  const missing: string[] = []
  if (questions.map(({ slot }) => slot).join() !== planSlots(brief).join()) missing.push('plan')
  if (written !== language) return missing
  const role = [title, industry, company.name, description]
  const about: Partial<Record<WrittenQuestion['slot'], readonly string[]>> = {
    motivation: role,
    topSkill: skills,
    duty: [...role, ...skills],
    softSkill1: [...softSkills, ...role, ...skills],
    dilemma: [...company.values, ...role],
  }
  for (const { slot, text } of questions) {
    const wanted = about[slot]?.join('\n')
    if (!wanted) continue
    const stems = contentStems(wanted, language)
    const isNamed = [...contentStems(text, language)].some((stem) => stems.has(stem))
    if (stems.size > 0 && !isNamed) missing.push(slot)
  }
  return missing
}
