import * as z from 'zod'
import type { DraftScore } from '#features/scoring/scores/draft.ts'
import { reasonOf } from '#features/scoring/sentences/in-english.ts'
import { part } from '#features/scoring/sentences/said.ts'
import { identifyLanguage } from '#features/scoring/text/identify-language.ts'
import { fenced } from '#platform/ai/fence.ts'
import type { RunQuestion } from '#platform/ai/open-run.ts'
import { placeQuote } from './place-quote.ts'
import { type Competency, prompts } from './prompts.ts'
import type { ReadInterview } from './read-interview.ts'

/** Words of an answer, which is counted from 1. */
export const itemOf = z.object({ answer: z.number(), quote: z.string() })
const level = z.literal([0, 1, 2, 3, 4])

/** What a model says of a competency: evidence first, so that the level follows from it. */
export const judgement = z.object({
  evidence: z.array(itemOf),
  counterEvidence: z.array(itemOf),
  level,
  reason: z.string(),
  insufficient: z.boolean(),
})
const { evidence, counterEvidence, ...closing } = judgement.shape

export const mindsetJudgement = z.object({
  evidence,
  counterEvidence,
  answers: z.array(itemOf.extend({ level })),
  ...closing,
})

export const skillsJudgement = judgement.extend({
  evidence: z.array(itemOf.extend({ skill: z.string(), shown: z.literal(['named', 'explained']) })),
})

type Judgement = z.output<typeof judgement>
export type MindsetJudgement = z.output<typeof mindsetJudgement>
export type SkillsJudgement = z.output<typeof skillsJudgement>

const maxItems = 80
export const maxQuoteLength = 2_000
const maxReasonLength = 600

/** What makes a judgement of the right shape unusable; null when nothing does. */
function wrongWithJudgement(said: Judgement | MindsetJudgement | SkillsJudgement): string | null {
  const { reason, evidence, counterEvidence } = said
  const items = [...evidence, ...counterEvidence, ...('answers' in said ? said.answers : [])]
  if (items.length > maxItems) return 'too many quotes'
  if (items.some(({ quote }) => quote.length > maxQuoteLength)) return 'a quote without end'
  return wrongWithReason(reason)
}

/** What makes a sentence of a model unfit to be shown: empty, too long, with markup or addresses, not English. */
function wrongWithReason(text: string): string | null {
  if (text.trim() === '') return 'nothing said'
  if (text.length > maxReasonLength) return 'too long'
  if (/<\/?[a-z!]|&#|\]\(|javascript:|https?:|www\./i.test(text)) return 'markup or an address'
  // Words of the candidate may stand in it, quoted in their own language.
  const own = text.replace(/"[^"]*"|“[^”]*”|«[^»]*»|‘[^’]*’|'[^']{8,}'/g, ' ')
  const language = identifyLanguage(own)
  return language === null || language === 'en' ? null : 'another language'
}

/** Asks one thing of a model: a run of the platform, or the replay of one. */
export type Ask = <T>(question: RunQuestion<T>) => Promise<{ object: T }>

export interface Sample<T> {
  said: T
  /** 0-4 as far as it is supported by a quote; null when the model found too little to judge. */
  level: number | null
  draft: DraftScore
}

export const maxTokens = 2_000
export const temperatures = { first: 0, further: 0.6 } as const

function questionOf<T extends Judgement>(
  { sent }: ReadInterview,
  competency: Competency,
  schema: z.ZodType<T>,
  sample: number,
): RunQuestion<T> {
  return {
    label: `${competency} ${sample}`,
    system: prompts[competency].system,
    prompt: `${fenced(sent)}\nJudge the competency: ${competency}.`,
    schema,
    maxTokens,
    temperature: sample === 1 ? temperatures.first : temperatures.further,
    wrongWith: wrongWithJudgement,
  }
}

/** Judges by one sample; by the median of three when it is doubtful or two levels from the built-in score. */
export async function judge<T extends Judgement>(
  ask: Ask,
  read: ReadInterview,
  competency: Competency,
  schema: z.ZodType<T>,
  builtinValue: number | null,
): Promise<Sample<T>> {
  const sample = async (number: number) =>
    sampleOf((await ask(questionOf(read, competency, schema, number))).object, read)
  const first = await sample(1)
  if (!isDoubtful(first, builtinValue)) return first
  return medianOf([first, ...(await Promise.all([sample(2), sample(3)]))])
}

function sampleOf<T extends Judgement>(said: T, read: ReadInterview): Sample<T> {
  const claims = said.evidence.flatMap(({ answer, quote }) => placeQuote(read, answer, quote) ?? [])
  if (said.insufficient)
    return { said, level: null, draft: { value: null, reason: said.reason.trim(), claims: [] } }
  // No quote, no points.
  const level = claims.length === 0 ? 0 : said.level
  const reason = said.level > level ? reasonOf([part('llm.noQuotes')]) : { reason: said.reason.trim() }
  return { said, level, draft: { value: level * 25, ...reason, claims } }
}

function isDoubtful({ said, level }: Sample<Judgement>, builtinValue: number | null): boolean {
  if (level === null || said.level > level) return true
  return builtinValue !== null && Math.abs(level * 25 - builtinValue) >= 50
}

/** The middle one of three; where most found too little to judge, one of those, and of two that remain the lower. */
function medianOf<T>(samples: readonly Sample<T>[]): Sample<T> {
  const judged = samples.filter(({ level }) => level !== null)
  const pool = judged.length * 2 > samples.length ? judged : samples.filter(({ level }) => level === null)
  const ordered = [...pool].sort((a, b) => (a.level ?? 0) - (b.level ?? 0))
  const middle = ordered[Math.floor((ordered.length - 1) / 2)]
  if (!middle) throw new Error('No sample to choose from')
  return middle
}
