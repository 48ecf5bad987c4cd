import { setTimeout } from 'node:timers/promises'
import { createTransport } from 'nodemailer'
import { messageFields } from './message-fields.ts'
import { MailNotSent, MailRejected, type MailTransport } from './transport.ts'

const seconds = 1000
/** No attempt lasts longer: the lease on a mail (store.ts) counts on it. */
const maxDeliveryMs = 45 * seconds

interface SmtpFailure {
  code?: string
  responseCode?: number
  permanent?: boolean
  syscall?: string
}

const loopback = new Set(['localhost', '127.0.0.1', '[::1]'])

/** Whether mails to this server leave the machine, and so must be encrypted. */
const isRemote = (url: string): boolean => !loopback.has(new URL(url).hostname)

/**
 * Sends through the mail server at SMTP_URL over connections that are kept open. In production one on another machine
 * must speak TLS, or nothing is sent.
 */
export function smtpTransport(url: string, { production = false } = {}): MailTransport {
  const pool = createTransport({
    url,
    pool: true,
    requireTLS: production && isRemote(url),
    maxConnections: 3,
    // The queue tries again; a silent repeat here could send a message twice.
    maxRequeues: 0,
    connectionTimeout: 10 * seconds,
    greetingTimeout: 10 * seconds,
    socketTimeout: 20 * seconds,
    dnsTimeout: 5 * seconds,
  } as const)
  return {
    deliver: async (message) => {
      try {
        await inTime(pool.sendMail(messageFields(message)))
      } catch (error) {
        throw namedFailure(error)
      }
    },
    ping: async () => {
      await inTime(pool.verify()).catch((error: unknown) => {
        throw namedFailure(error)
      })
    },
    close: async () => pool.close(),
  }
}

function inTime<T>(work: Promise<T>): Promise<T> {
  const late = setTimeout(maxDeliveryMs, undefined, { ref: false }).then(() => {
    throw new MailNotSent('late', true)
  })
  return Promise.race([work, late])
}

// The server's message may quote the address: only the code is kept. A refused login (5xx too) is the
// installation's fault, not the message's, and is tried again.
function namedFailure(error: unknown): Error {
  if (error instanceof MailNotSent) return error
  const failure = (error ?? {}) as SmtpFailure
  // The installation's fault too.
  if (failure.code === 'ETLS') return new MailNotSent(failure.code)
  const code = failure.responseCode ? `smtp-${failure.responseCode}` : (failure.code ?? 'unknown')
  const aboutMessage = failure.code !== 'EAUTH' && failure.permanent === true
  if (aboutMessage) return new MailRejected(code)
  // Refused in words, or never connected. Of a connection that ended or fell silent nobody knows how far it was.
  const isCertain = failure.responseCode || failure.syscall === 'connect' || /^(EDNS|EAUTH)$/.test(code)
  return new MailNotSent(code, !isCertain)
}
