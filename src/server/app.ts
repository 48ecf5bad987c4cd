import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { identify, readSession } from '#features/accounts/server/identify-employer.ts'
import { rememberSessions } from '#features/accounts/server/remember-sessions.ts'
import { findOperatorOf, identifyOperator } from '#features/admin/server/identify-operator.ts'
import { FileMissing } from '#platform/files/files.ts'
import { common } from '#platform/http/error-reply.ts'
import { type HttpOptions, openHttp, send } from '#platform/http/open-http.ts'
import { sendFile } from '#platform/http/send-file.ts'
import type { FileHolder, HeldFile } from '#platform/links/links.ts'
import type { Platform } from '#platform/platform.ts'
import { addCspReports } from './csp-reports.ts'
import { routes } from './features.ts'
import { addMetrics } from './metrics.ts'
import { addOutbox } from './outbox.ts'

export interface AppOptions {
  platform: Platform
  /** Throws when something that the product needs does not answer. */
  ping(): Promise<unknown>
  /** Called after each answer of the API. */
  answered?: HttpOptions['answered']
  checksReplies?: HttpOptions['checksReplies']
}

/** The whole server but for its pages: the API, files behind signed links, health, and the outbox in development. */
export async function openApp({
  platform,
  ping,
  answered,
  checksReplies,
}: AppOptions): Promise<FastifyInstance> {
  const app = await openHttp({
    platform,
    routes,
    identify: platform.config.SESSION_CACHE_SECONDS > 0 ? rememberSessions(platform) : identify,
    identifyOperator,
    answered,
    checksReplies,
  })
  addHealth(app, ping)
  addMetrics(app, platform)
  addCspReports(app, platform)
  addSignedFiles(app, platform)
  if (!platform.config.production && !platform.config.SMTP_URL) addOutbox(app, platform.config)
  return app
}

/** A frozen part keeps its connection open, and whoever asks would wait for its own time-out. */
const readyWithinSeconds = 2

function addHealth(app: FastifyInstance, ping: AppOptions['ping']) {
  app.get('/health', { schema: { hide: true } as never }, async () => ({ status: 'ok' }))
  app.get('/ready', { schema: { hide: true } as never }, async (_request, reply) => {
    try {
      await withinSeconds(readyWithinSeconds, ping())
      return { status: 'ready' }
    } catch {
      return send(reply, { ...common('UNAVAILABLE'), retryAfterSeconds: 2 })
    }
  })
}

async function withinSeconds(seconds: number, work: Promise<unknown>): Promise<void> {
  const timer = new AbortController()
  const late = pause(seconds * 1000, true, { signal: timer.signal }).catch(() => false)
  const isLate = await Promise.race([work.then(() => false), late]).finally(() => timer.abort())
  if (isLate) throw new Error(`No answer within ${seconds} s`)
}

function addSignedFiles(app: FastifyInstance, platform: Platform) {
  const { links, files } = platform
  app.get(
    '/files/:signed',
    { schema: { hide: true } as never },
    async (request: FastifyRequest, reply: FastifyReply) => {
      const file = links.readSignedFile((request.params as { signed: string }).signed)
      if (!file || !(await mayStillOpen(platform, file.holder)))
        return send(
          reply,
          common('NOT_FOUND', 'This link has expired. Open the file again from the page that showed it.'),
        )
      try {
        const { stream, size } = await files.open(file.key)
        await recordOpening(platform, file).catch((error: unknown) => {
          stream.destroy()
          throw error
        })
        reply.header('cache-control', 'private, no-store')
        return sendFile({ ...file, stream, size }, reply)
      } catch (error) {
        if (error instanceof FileMissing)
          return send(reply, common('NOT_FOUND', 'This file has been deleted.'))
        throw error
      }
    },
  )
}

/** A CV is opened by the link of a list as well, without asking the operation that records it. */
async function recordOpening({ db, audit }: Platform, { cvOf, holder }: HeldFile): Promise<void> {
  if (!cvOf) return
  const { companyId, candidateId: subjectId } = cvOf
  const actor = holder?.who === 'user' ? holder.userId : 'system'
  await db.forCompany(companyId, (tx) =>
    audit.record(tx, { companyId, actor, action: 'candidate.cv-opened', subjectId }),
  )
}

/** A link ends with the session that asked for it, and with the role and the company behind that. */
async function mayStillOpen(platform: Platform, holder: FileHolder | null): Promise<boolean> {
  if (!holder) return true
  if (holder.who === 'operator') return (await findOperatorOf(platform, holder.sessionId)) !== null
  return (await readSession(platform, holder.sessionId))?.employer.role === holder.role
}
