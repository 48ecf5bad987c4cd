import { setReport } from './store.ts'

/** Records what lists show of a candidate's report; it changes no status. */
export const recordReport = setReport
