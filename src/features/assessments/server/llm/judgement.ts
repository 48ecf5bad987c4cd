import * as z from 'zod'
import { identifyLanguage } from '#features/scoring/text/identify-language.ts'

const item = z.object({ answer: z.number(), quote: z.string() })
const level = z.literal([0, 1, 2, 3, 4])

/** What a model says of a competency: evidence first, so that the level follows from it. */
export const judgement = z.object({
  evidence: z.array(item),
  counterEvidence: z.array(item),
  level,
  reason: z.string(),
  insufficient: z.boolean(),
})
const { evidence, counterEvidence, ...closing } = judgement.shape

export const mindsetJudgement = z.object({
  evidence,
  counterEvidence,
  answers: z.array(item.extend({ level })),
  ...closing,
})

export const skillsJudgement = judgement.extend({
  evidence: z.array(item.extend({ skill: z.string(), shown: z.literal(['named', 'explained']) })),
})

export type Judgement = z.output<typeof judgement>
export type MindsetJudgement = z.output<typeof mindsetJudgement>
export type SkillsJudgement = z.output<typeof skillsJudgement>

const maxItems = 80
const maxQuoteLength = 2_000
const maxReasonLength = 600

/** What makes a judgement of the right shape unusable; null when nothing does. */
export function wrongWithJudgement(said: Judgement | MindsetJudgement | SkillsJudgement): string | null {
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
