import { interviewLanguages, type Language } from '../src/contract/languages.ts'
import type { AssessmentInput } from '../src/features/scoring/assessment.ts'
import { type Band, panelOf } from './panel.ts'

/** An interview that is changed to see whether its score moves. */
export interface BaseInterview {
  name: string
  language: Language
  input: AssessmentInput
}

/** Interviews of the persona panel in their own language: of each language one of each band asked for. */
export function baseInterviews(bands: readonly Band[]): BaseInterview[] {
  const originals = panelOf('dev').filter(({ original }) => original)
  return interviewLanguages.flatMap((language) =>
    bands.flatMap((band) => {
      const found = originals.find((one) => one.language === language && one.band === band)
      return found ? [{ name: `${found.job}/${found.candidate}`, language, input: found.input }] : []
    }),
  )
}

/** How far a total moved; one that appears or goes away moved by all there is. */
export function moveOf(before: number | null, after: number | null): number {
  if (before === null && after === null) return 0
  return before === null || after === null ? 100 : Math.abs(after - before)
}
