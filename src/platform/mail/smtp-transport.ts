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
}

/** Sends through the mail server at SMTP_URL over connections that are kept open. */
export function smtpTransport(url: string): MailTransport {
  const pool = createTransport({
    url,
    pool: true,
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
    throw new MailNotSent('late')
  })
  return Promise.race([work, late])
}

// The server's message may quote the address: only the code is kept. A refused login (5xx too) is the
// installation's fault, not the message's, and is tried again.
function namedFailure(error: unknown): Error {
  if (error instanceof MailNotSent) return error
  const failure = (error ?? {}) as SmtpFailure
  const code = failure.responseCode ? `smtp-${failure.responseCode}` : (failure.code ?? 'unknown')
  const aboutMessage = failure.code !== 'EAUTH' && failure.permanent === true
  return aboutMessage ? new MailRejected(code) : new MailNotSent(code)
}
