import {
  countDecisions,
  countFieldScores,
  countReasons,
  measureSteps,
  selectDecided,
} from './figures/store.ts'

// Figures over all candidates of a job, each in one statement.
export const countScoresByField = countFieldScores
export const measureStepTimes = measureSteps
export const countDecisionsByUser = countDecisions
export const countDecisionReasons = countReasons

/** The next candidates of a job with a decision that stands, the latest first. */
export const listDecided = selectDecided
