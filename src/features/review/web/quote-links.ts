import { createContext, use } from 'react'
import type { Evaluation } from '#features/assessments/contract/assessments.ts'
import type { Highlight } from '#features/interviews/web/transcript.tsx'
import { type ScoreField, scoreFields } from '#features/scoring/weights.ts'

type Place = { index: number | null; start: number; end: number }

export const quoteId = ({ index, start, end }: Place): string => `${index}-${start}-${end}`

/** Shows a quote in its answer; null where there is no transcript beside the scores. */
export const ShowQuote = createContext<((id: string) => void) | null>(null)
export const useShowQuote = () => use(ShowQuote)

/** Every quote of an answer that a score rests on, each once. */
export function highlightsOf({ scores }: Pick<Evaluation, 'scores'>): Highlight[] {
  const quotes = scoreFields.flatMap((field: ScoreField) => scores[field]?.quotes ?? [])
  const byId = new Map(quotes.filter(({ index }) => index !== null).map((quote) => [quoteId(quote), quote]))
  return [...byId].map(([id, { index, start, end }]) => ({ id, answer: index ?? 0, start, end }))
}
