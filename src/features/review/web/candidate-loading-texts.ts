import { defineTexts } from '#contract/texts/define-texts.ts'

/** Apart from the other texts of a candidate, which are fetched with the candidate. */
export const candidateLoadingTexts = defineTexts('candidate-loading', { loading: 'Loading candidate…' })
