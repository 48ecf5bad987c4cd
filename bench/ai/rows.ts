import { shortAnswers } from './short-answers.ts'
import type { Row } from './row.ts'

/** Every row that there is, in the order of the table. */
export const rows: readonly Row[] = [shortAnswers]
