import { type Route, route } from '#platform/http/route.ts'
import {
  getDeletionEndpoint,
  listExportsEndpoint,
  openExportEndpoint,
  requestDeletionEndpoint,
  requestExportEndpoint,
  undoDeletionEndpoint,
} from '../contract.ts'
import { getDeletion, requestDeletion, undoDeletion } from './delete-company.ts'
import { listExports, openExport, requestExport } from './export-company.ts'

export const routes: Route[] = [
  route(listExportsEndpoint, ({ platform, employer }) => listExports(platform, employer.companyId)),
  route(requestExportEndpoint, ({ platform, employer }) => requestExport(platform, employer)),
  route(openExportEndpoint, async ({ platform, employer, params }) => ({
    url: await openExport(platform, employer, params.exportId),
  })),
  route(getDeletionEndpoint, ({ platform, employer }) => getDeletion(platform, employer.companyId)),
  route(requestDeletionEndpoint, async ({ platform, employer, body, refund }) => {
    const deleteAt = await requestDeletion(platform, employer, body.password)
    await refund()
    return { deleteAt: deleteAt.toISOString() }
  }),
  route(undoDeletionEndpoint, async ({ platform, employer }) => {
    await undoDeletion(platform, employer)
    return undefined
  }),
]
