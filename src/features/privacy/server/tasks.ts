import { eraseCompanyTask, eraseDueTask, eraseRemains } from './delete-company.ts'
import { makeExportTask, sweepExportsTask } from './export-company.ts'

export const tasks = [makeExportTask, sweepExportsTask, eraseRemains, eraseCompanyTask, eraseDueTask]
