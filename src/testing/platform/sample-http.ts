import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { adminOnly, anyone, canEdit, endpoint, operatorOnly, signedIn } from '#contract/endpoint.ts'
import type { CompanyId, OperatorId, UserId } from '#contract/ids.ts'
import { Refusal } from '#contract/refusals.ts'
import { DatabaseUnavailable } from '#platform/database/database-unavailable.ts'
import type { Files } from '#platform/files/files.ts'
import { memoryFiles } from '#platform/files/memory-files.ts'
import { openHttp } from '#platform/http/open-http.ts'
import { type Employer, type Route, route, WithStatus } from '#platform/http/route.ts'
import { type FakeLog, fakeLog } from '#platform/log/fake-log.ts'
import type { Platform } from '#platform/platform.ts'
import { sampleLinks } from './sample-links.ts'

const greet = endpoint({
  method: 'POST',
  path: '/api/things/:thingId',
  summary: 'Greets',
  access: anyone,
  params: z.strictObject({ thingId: z.uuid() }),
  body: z.strictObject({
    name: z.string().check(z.minLength(3, 'Name is too short.')),
    age: z.number('Age must be a number.'),
  }),
  reply: z.object({ greeting: z.string() }),
  alsoStatus: [202],
  refusals: { BUSY: { status: 409, message: 'Busy.' } },
})
const readAny = endpoint({
  method: 'GET',
  path: '/api/mine',
  summary: 'Mine',
  access: signedIn,
  reply: z.object({ company: z.string() }),
})
const edit = endpoint({
  method: 'PUT',
  path: '/api/edit',
  summary: 'Edits',
  access: canEdit,
  reply: 'nothing',
})
const rule = endpoint({
  method: 'PUT',
  path: '/api/rule',
  summary: 'Rules',
  access: adminOnly,
  reply: 'nothing',
})
const runAsOperator = endpoint({
  method: 'PUT',
  path: '/api/admin',
  summary: 'Runs as an operator',
  access: operatorOnly,
  reply: z.object({ operator: z.string() }),
})
const fetchFile = endpoint({
  method: 'GET',
  path: '/api/file',
  summary: 'A file',
  access: anyone,
  reply: 'file',
})
const sendIn = endpoint({
  method: 'PUT',
  path: '/api/send',
  summary: 'Takes a file',
  access: anyone,
  upload: { file: 'cvFile', maxBytes: 10, fields: ['note'] },
  reply: z.object({ size: z.number(), note: z.optional(z.string()) }),
})

export const id = '7b1f6a52-5f0e-4c0e-9a51-1d1f0a2b3c4d'
const employers: Record<string, Employer> = Object.fromEntries(
  (['ADMIN', 'RECRUITER', 'VIEWER'] as const).flatMap((role) =>
    [true, false].map((onboarded) => [
      `${role}-${onboarded}`,
      { userId: id as UserId, companyId: id as CompanyId, role, onboarded, isDemo: false, sessionId: 's' },
    ]),
  ),
)

export interface SampleHttp {
  app: FastifyInstance
  log: FakeLog
  /** How many received files have not been discarded. */
  staged(): number
}

/** A server with one endpoint of each kind, for tests of `platform/http`. Bearer tokens are `ROLE-onboarded`, and `operator`. */
export async function openSampleHttp(): Promise<SampleHttp> {
  const log = fakeLog()
  let staged = 0
  const files = await memoryFiles()
  const counted: Pick<Files, 'stage' | 'discard'> = {
    discard: (file) => {
      staged -= 1
      return files.discard(file)
    },
    stage: async (bytes, limits) => {
      const file = await files.stage(bytes, limits)
      staged += 1
      return file
    },
  }
  const platform = {
    config: { publicUrl: 'http://localhost:3000' },
    log,
    links: sampleLinks(),
    files: { ...files, ...counted },
  } as unknown as Platform
  const routes: Route[] = [
    route(greet, async ({ body }) => {
      if (body.name === 'busy') throw new Refusal('BUSY')
      if (body.name === 'unlisted') throw new Refusal('NEVER_HEARD')
      if (body.name === 'crash') throw new Error('secret of a row')
      if (body.name === 'no database') throw new DatabaseUnavailable('secret of a host')
      if (body.name === 'later') return new WithStatus(202, { greeting: 'soon' })
      return { greeting: `Hello ${body.name}`, secret: 'not in the schema' }
    }),
    route(readAny, async ({ employer }) => ({ company: employer.companyId })),
    route(edit, async () => undefined),
    route(rule, async () => undefined),
    route(runAsOperator, async ({ operator }) => ({ operator: operator.operatorId })),
    route(fetchFile, async () => ({
      stream: Readable.from([Buffer.from('bytes')]),
      size: 5,
      contentType: 'application/pdf',
      name: 'Résumé "x"\r\n.pdf',
      disposition: 'attachment' as const,
    })),
    route(sendIn, async ({ upload, fields }) => ({
      size: upload?.file.size ?? 0,
      ...(fields.note === undefined ? {} : { note: fields.note }),
    })),
  ]
  const app = await openHttp({
    platform,
    routes,
    checksReplies: true,
    identify: async (_platform, bearer) => employers[bearer] ?? null,
    identifyOperator: async (_platform, bearer) =>
      bearer === 'operator' ? { operatorId: id as OperatorId, sessionId: 's' } : null,
  })
  await app.ready()
  return { app, log, staged: () => staged }
}
