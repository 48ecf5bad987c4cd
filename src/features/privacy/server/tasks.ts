import { eraseCompanyTask, eraseDueTask, eraseRemains } from './delete-company.ts'
import { removeFilesTask } from './erasure/erase-candidates.ts'
import { eraseExpiredTask } from './erasure/erase-expired.ts'
import { makeExportTask, sweepExportsTask } from './export-company.ts'

export const tasks = [
  makeExportTask,
  sweepExportsTask,
  eraseRemains,
  eraseCompanyTask,
  eraseDueTask,
  removeFilesTask,
  eraseExpiredTask,
]
