import { setLatestAssessment, setRunState, setShared } from './store.ts'

/** Records what lists show of the latest assessment, which ends its run; it changes no status. */
export const recordAssessment = setLatestAssessment

/** Records that an assessment is under way, or failed. */
export const recordRun = setRunState

/** Records that some candidates share text with another one of their job. */
export const recordSharedText = setShared
