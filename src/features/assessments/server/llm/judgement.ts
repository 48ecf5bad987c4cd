import * as z from 'zod'
import { identifyLanguage } from '#features/scoring/text/identify-language.ts'

const level = z.literal([0, 1, 2, 3, 4])
const item = z.object({ answer: z.number(), quote: z.string() })
const closing = { level, reason: z.string(), insufficient: z.boolean() }

/** What a model says of a competency: evidence first, so that the level follows from it. */
export const judgement = z.object({
  evidence: z.array(item),
  counterEvidence: z.array(item),
  ...closing,
})

/** Of the mindset: also each answer by itself. */
export const mindsetJudgement = z.object({
  evidence: z.array(item),
  counterEvidence: z.array(item),
  answers: z.array(z.object({ answer: z.number(), quote: z.string(), level })),
  ...closing,
})

export const skillsJudgement = z.object({
  evidence: z.array(
    z.object({
      answer: z.number(),
      quote: z.string(),
      skill: z.string(),
      shown: z.literal(['named', 'explained']),
    }),
  ),
  counterEvidence: z.array(item),
  ...closing,
})

export type Judgement = z.output<typeof judgement>
export type MindsetJudgement = z.output<typeof mindsetJudgement>
export type SkillsJudgement = z.output<typeof skillsJudgement>

const most = { items: 40, quote: 2_000, reason: 600 } as const

/** What makes a judgement of the right shape unusable; null when nothing does. */
export function wrongWithJudgement(said: Judgement | MindsetJudgement | SkillsJudgement): string | null {
  const { reason, evidence, counterEvidence } = said
  const items = [...evidence, ...counterEvidence, ...('answers' in said ? said.answers : [])]
  if (items.length > 2 * most.items) return 'too many quotes'
  if (items.some(({ quote }) => quote.length > most.quote)) return 'a quote without end'
  return wrongWithProse(reason, most.reason)
}

/** What makes a sentence of a model unfit to be shown: empty, too long, with markup or addresses, not English. */
function wrongWithProse(text: string, longest: number): string | null {
  if (text.trim() === '') return 'nothing said'
  if (text.length > longest) return 'too long'
  if (/<\/?[a-z!]|&#|\]\(|javascript:|https?:|www\./i.test(text)) return 'markup or an address'
  // Words of the candidate may stand in it, quoted in their own language.
  const own = text.replace(/"[^"]*"|“[^”]*”|«[^»]*»|‘[^’]*’|'[^']{8,}'/g, ' ')
  const language = identifyLanguage(own)
  return language === null || language === 'en' ? null : 'another language'
}
