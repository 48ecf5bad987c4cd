import * as z from 'zod/mini'
import { endpoint, signedInAdmin } from '#contract/endpoint.ts'
import { exportId } from '#contract/ids.ts'
import { guessesOfSignedIn, typedPassword, wrongPassword } from '#features/accounts/contract/account.ts'

/** Between the request of a deletion and the deletion. */
export const undoDays = 7
/** How long an archive can be downloaded. */
export const exportDays = 7
/** Archives of a company; a new one replaces the oldest. */
export const maxArchives = 3

const instant = z.iso.datetime()

const companyExport = z.object({
  id: exportId,
  state: z.enum(['waiting', 'ready', 'failed']),
  /** Bytes of the archive; null until it is ready. */
  size: z.nullable(z.number()),
  requestedAt: instant,
  readyAt: z.nullable(instant),
  expiresAt: z.nullable(instant),
})
export type CompanyExport = z.infer<typeof companyExport>

export const listExportsEndpoint = endpoint({
  method: 'GET',
  path: '/api/privacy/exports',
  summary: 'The requested archives of the company’s data, newest first.',
  access: signedInAdmin,
  reply: z.array(companyExport),
})

export const requestExportEndpoint = endpoint({
  method: 'POST',
  path: '/api/privacy/exports',
  summary: 'Requests an archive of all of the company’s data; one at a time.',
  access: signedInAdmin,
  reply: companyExport,
  limits: [{ per: ['user'], max: 10, minutes: 1440 }],
})

export const openExportEndpoint = endpoint({
  method: 'GET',
  path: '/api/privacy/exports/:exportId',
  summary: 'A link to an archive that works for five minutes.',
  access: signedInAdmin,
  params: z.object({ exportId }),
  reply: z.object({ url: z.string() }),
})

export const getDeletionEndpoint = endpoint({
  method: 'GET',
  path: '/api/privacy/deletion',
  summary: 'What deleting the company’s account would erase, and when it does if it was requested.',
  access: signedInAdmin,
  reply: z.object({
    deleteAt: z.nullable(instant),
    users: z.number(),
    jobs: z.number(),
    candidates: z.number(),
  }),
})

export const requestDeletionEndpoint = endpoint({
  method: 'POST',
  path: '/api/privacy/deletion',
  summary: 'Closes the company’s public links now and erases all of its data in seven days.',
  access: signedInAdmin,
  body: z.strictObject({ password: typedPassword }),
  reply: z.object({ deleteAt: instant }),
  refusals: { WRONG_PASSWORD: wrongPassword },
  limits: guessesOfSignedIn,
})

export const undoDeletionEndpoint = endpoint({
  method: 'DELETE',
  path: '/api/privacy/deletion',
  summary: 'Cancels the deletion of the account.',
  access: signedInAdmin,
  reply: 'nothing',
})
