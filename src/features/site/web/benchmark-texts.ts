import { defineTexts, type Messages } from '#contract/texts/define-texts.ts'

/** The benchmark names its rows in English and is quoted so; its phrases in other languages, each by the English one. */
export const benchmarkTexts = defineTexts('benchmark', {} as Messages)
