import { type Route, route } from '#platform/http/route.ts'
import {
  getDeletionEndpoint,
  listExportsEndpoint,
  openExportEndpoint,
  requestDeletionEndpoint,
  requestExportEndpoint,
  undoDeletionEndpoint,
} from '../contract/company-data.ts'
import {
  askForPersonOnPageEndpoint,
  chooseLanguageOnPageEndpoint,
  copyApplicationEndpoint,
  correctContactEndpoint,
  describeSelfOnPageEndpoint,
  eraseApplicationEndpoint,
  getMyApplicationEndpoint,
  openOwnCvEndpoint,
  sendCvOnPageEndpoint,
  withdrawEndpoint,
} from '../contract/my-application.ts'
import { getDeletion, requestDeletion, undoDeletion } from './delete-company.ts'
import { listExports, openExport, requestExport } from './export-company.ts'
import {
  askForPersonOnPage,
  chooseLanguageOnPage,
  correctMyContact,
  describeSelfOnPage,
  requireOpenToCvOnPage,
  sendCvOnPage,
  withdrawMyApplication,
} from './my-application/change-application.ts'
import { copyApplication, openOwnCv } from './my-application/copy-application.ts'
import { eraseApplication } from './my-application/erase-application.ts'
import { getMyApplication } from './my-application/get-my-application.ts'

const ofCandidates: Route[] = [
  route(getMyApplicationEndpoint, ({ platform, params }) => getMyApplication(platform, params.token)),
  route(correctContactEndpoint, ({ platform, params, body }) =>
    correctMyContact(platform, params.token, body),
  ),
  route(withdrawEndpoint, ({ platform, params }) => withdrawMyApplication(platform, params.token)),
  route(askForPersonOnPageEndpoint, ({ platform, params }) => askForPersonOnPage(platform, params.token)),
  route(chooseLanguageOnPageEndpoint, async ({ platform, params, body }) => {
    await chooseLanguageOnPage(platform, params.token, body.language)
    return undefined
  }),
  route(describeSelfOnPageEndpoint, ({ platform, params, body }) =>
    describeSelfOnPage(platform, params.token, body),
  ),
  route(
    sendCvOnPageEndpoint,
    ({ platform, params, upload }) => sendCvOnPage(platform, params.token, upload),
    {
      beforeBody: ({ platform, params }) => requireOpenToCvOnPage(platform, params.token),
    },
  ),
  route(openOwnCvEndpoint, ({ platform, params }) => openOwnCv(platform, params.token)),
  route(copyApplicationEndpoint, ({ platform, params, query }) =>
    copyApplication(platform, params.token, query),
  ),
  route(eraseApplicationEndpoint, ({ platform, params }) => eraseApplication(platform, params.token)),
]

export const routes: Route[] = [
  ...ofCandidates,
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
