import { makeReportTask, sweepReportsTask } from './make-report.ts'

export const tasks = [makeReportTask, sweepReportsTask]
