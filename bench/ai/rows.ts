import { cvReading } from './cv-reading.ts'
import { evidenceOrder, unmovedByNoise } from './evidence.ts'
import { fairness } from './fairness-swaps.ts'
import { injections } from './injection-attacks.ts'
import { personaPanel } from './persona-panel.ts'
import type { Row } from './row.ts'
import { shortAnswers } from './short-answers.ts'
import { oneCandidate, sameAgain } from './steadiness.ts'

/** Every row that there is, in the order of the table. */
export const rows: readonly Row[] = [
  shortAnswers,
  evidenceOrder,
  unmovedByNoise,
  injections,
  cvReading,
  fairness,
  personaPanel,
  sameAgain,
  oneCandidate,
]
