import * as z from 'zod/mini'
import { demoMailDomain } from '#contract/email-address.ts'
import { companyId } from '#contract/ids.ts'
import { Refusal } from '#contract/refusals.ts'
import type { Config } from '#platform/config/config.ts'
import type { Tx } from '#platform/database/database.ts'
import type { Platform } from '#platform/platform.ts'
import { defineTask, type Task } from '#platform/tasks/tasks.ts'
import { claimDueMail, claimMailbox, kindsCausedByAnyone } from './claim-mail.ts'
import type { MailKind } from './mail.ts'
import { mailboxKey } from './mailbox-key.ts'
import { messageIdOf } from './message-id.ts'
import { renderMail } from './render-mail.ts'
import { readSender, sanitizeContent } from './sanitize-content.ts'
import { type Attempt, finishAttempt, type MailKey, putBack, renewClaim } from './store.ts'
import type { MailRow } from './tables.ts'
import { type MailMessage, MailNotSent, MailRejected, type MailTransport } from './transport.ts'

/** Six hours: a mail server may be down for long. What it refuses for good is dead at once. */
const retries = 100
/** Half an hour: each more might be one more copy. */
const retriesOfUncertain = 13
const renewEveryMs = 5_000
/** Longer work counts as stuck: another attempt may take the mail when the last claim has expired. */
const maxAttemptMs = 60_000

export interface SendMailDeps {
  kinds: readonly MailKind[]
  transport: MailTransport
  config: Pick<Config, 'MAIL_FROM' | 'BRAND_NAME' | 'publicUrl' | 'secretKey' | 'secretKeyOld'>
}

/** The task that composes, renders and sends one mail. Throws at once when MAIL_FROM or the kinds are wrong. */
export function sendMailTask(deps: SendMailDeps): Task<MailKey> {
  const kinds = new Map(deps.kinds.map((kind) => [kind.name, kind]))
  if (kinds.size !== deps.kinds.length) throw new Error('Two kinds of mail have the same name')
  readSender(deps.config.MAIL_FROM)
  const askedByAnyone = kindsCausedByAnyone(deps.kinds)
  const task: Task<MailKey> = defineTask<MailKey>({
    name: 'mail.send',
    payload: z.strictObject({ mailId: z.uuid(), companyId: z.nullable(companyId) }),
    retries,
    // Mails are sent within minutes of the mail server's return.
    longestPause: 240,
    expireSeconds: 90,
    concurrency: 3,
    run: async (platform, key) => {
      const inRows: InRows = (work) =>
        key.companyId === null ? platform.db.forSystem(work) : platform.db.forCompany(key.companyId, work)
      const mail = await inRows(async (tx) => {
        const taken = await claimDueMail(tx, key, { askedByAnyone, now: platform.clock.now() })
        if (typeof taken !== 'number') return taken
        await platform.tasks.enqueue(tx, task, key, { startAfterSeconds: taken })
        return null
      })
      if (!mail) return
      const admit: Admit = async (attempt, to) => {
        if (!askedByAnyone.includes(mail.kind)) return true
        const claim = { recipient: mailboxKey(deps.config, to), askedByAnyone, now: platform.clock.now() }
        const seconds = await platform.db.forSystem((tx) => claimMailbox(tx, attempt, claim))
        if (seconds === null) return true
        await inRows(async (tx) => {
          await putBack(tx, attempt)
          await platform.tasks.enqueue(tx, task, key, { startAfterSeconds: seconds })
        })
        return false
      }
      await tryOnce(platform, mail, { inRows, admit, kind: kinds.get(mail.kind), deps })
    },
  })
  return task
}

type InRows = <T>(work: (tx: Tx) => Promise<T>) => Promise<T>

/** False when the mail waits, since the day's mails to its mailbox are used up. */
type Admit = (attempt: Attempt, to: string) => Promise<boolean>

interface Attempting {
  inRows: InRows
  admit: Admit
  kind: MailKind | undefined
  deps: SendMailDeps
}

async function tryOnce(platform: Platform, mail: MailRow, { inRows, admit, kind, deps }: Attempting) {
  const attempt = { mailId: mail.id, companyId: mail.companyId, attempt: mail.attempts }
  try {
    const end = await keepingClaim(
      () => inRows((tx) => renewClaim(tx, attempt)),
      async () => {
        const message = await composed(platform, mail, kind, deps)
        if (!message || message.content.to.endsWith(`@${demoMailDomain}`))
          return { status: 'dropped' as const, triedAt: null }
        if (!(await admit(attempt, message.content.to))) return null
        await deps.transport.deliver(message)
        return { status: 'sent' as const, triedAt: platform.clock.now() }
      },
    )
    if (end) await inRows((tx) => finishAttempt(tx, attempt, { ...end, lastError: null }))
  } catch (error) {
    const forGood = error instanceof MailRejected
    const lastError = codeOf(error)
    const isUncertain = error instanceof MailNotSent && error.mayHaveArrived
    const status =
      forGood || mail.attempts > (isUncertain ? retriesOfUncertain : retries) ? 'dead' : 'waiting'
    await inRows((tx) => finishAttempt(tx, attempt, { status, lastError }))
    platform.log[status === 'dead' ? 'error' : 'warn'](
      { mailId: mail.id, kind: mail.kind, code: lastError },
      'Mail not sent',
    )
    // A dead mail is listed among the mails, not among the failed tasks.
    if (status !== 'dead') throw withoutWords(error, lastError)
  }
}

/** Does the work, and renews its claim meanwhile. A failed renewal is repeated at the next beat. */
async function keepingClaim<T>(renew: () => Promise<void>, work: () => Promise<T>): Promise<T> {
  const beat = setInterval(() => void renew().catch(() => undefined), renewEveryMs)
  const end = setTimeout(() => clearInterval(beat), maxAttemptMs)
  try {
    return await work()
  } finally {
    clearInterval(beat)
    clearTimeout(end)
  }
}

async function composed(
  platform: Platform,
  mail: MailRow,
  kind: MailKind | undefined,
  { config }: SendMailDeps,
): Promise<MailMessage | null> {
  // An older process may meet a newer kind: the queue retries it.
  if (!kind) throw new MailNotSent('unknown-kind')
  const { id: mailId, companyId, subjectId, version } = mail
  const wanted = await kind.compose(platform, { mailId, companyId, subjectId, version }).catch(nullWhenGone)
  if (!wanted) return null
  const content = sanitizeContent(wanted)
  return {
    messageId: messageIdOf(mail, config.publicUrl),
    date: mail.createdAt,
    from: readSender(config.MAIL_FROM),
    content,
    ...renderMail(content, { brandName: config.BRAND_NAME, publicUrl: config.publicUrl }),
  }
}

/** The subject of the mail has been erased. */
function nullWhenGone(error: unknown): null {
  if (error instanceof Refusal && error.code === 'NOT_FOUND') return null
  throw error
}

function codeOf(error: unknown): string {
  if (error instanceof MailNotSent) return error.code
  const { name, code } = (error ?? {}) as { name?: unknown; code?: unknown }
  return [name, code].filter((part) => typeof part === 'string' && /^\w{1,40}$/.test(part)).join('-')
}

// The queue stores errors, and a message may quote personal data: the stack is enough to find the cause.
function withoutWords(error: unknown, code: string): MailNotSent {
  if (error instanceof MailNotSent) return error
  const safe = new MailNotSent(code)
  const places =
    error instanceof Error ? (error.stack?.split('\n').filter((line) => /^\s+at /.test(line)) ?? []) : []
  safe.stack = [`${safe.name}: ${safe.message}`, ...places].join('\n')
  return safe
}
