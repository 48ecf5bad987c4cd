import { humanTexts, machineTexts } from './ai-text.ts'
import { emptyTalk, modestPeople, otherTrades, rotatedAnswers, terseExperts } from './connection.ts'
import { cvReading } from './cv-reading.ts'
import { evidenceOrder, unmovedByNoise } from './evidence.ts'
import { fairnessSwaps } from './fairness-swaps.ts'
import { addedMethod, otherForms } from './form.ts'
import { injectionAttacks } from './injection-attacks.ts'
import { languageIdentification } from './language-identification.ts'
import { llmFaults } from './llm-faults.ts'
import { occupationTitles } from './occupations.ts'
import { personaPanel } from './persona-panel.ts'
import { questionsRow } from './questions.ts'
import { questionsRead } from './questions-read.ts'
import { waitingInterviews } from './queue.ts'
import { oneCandidate, sameAgain } from './robustness.ts'
import type { Row } from './row.ts'
import { simulatedTypingSessions } from './simulated-typing-sessions.ts'
import { starElementClaims } from './star-elements.ts'

import { trueSentences } from './true-sentences.ts'
import { unseenInjections } from './unseen-injections.ts'

/** Every row that there is, in the order of the table. */
export const rows: readonly Row[] = [
  languageIdentification,
  evidenceOrder,
  unmovedByNoise,
  humanTexts,
  machineTexts,
  simulatedTypingSessions,
  injectionAttacks,
  cvReading,
  fairnessSwaps,
  personaPanel,
  starElementClaims,
  sameAgain,
  oneCandidate,
  waitingInterviews,
  questionsRow,
  llmFaults,
  rotatedAnswers,
  otherTrades,
  emptyTalk,
  terseExperts,
  otherForms,
  addedMethod,
  modestPeople,
  occupationTitles,
  trueSentences,
  unseenInjections,
  questionsRead,
]
