import { setTimeout as sleep } from 'node:timers/promises'

/** A mail as the outbox of a development server shows it. */
export interface OutboxMail {
  to: string
  subject: string
  text: string
  html: string
}

/** The newest mail to an address whose subject matches; waits for the task that sends it, 15 seconds at most. */
export async function waitForMail(url: string, to: string, subject: RegExp): Promise<OutboxMail> {
  const until = Date.now() + 15_000
  let seen: OutboxMail[] = []
  while (Date.now() < until) {
    seen = await readOutbox(url, to)
    const found = seen.find((mail) => subject.test(mail.subject))
    if (found) return found
    await sleep(200)
  }
  throw new Error(
    `No mail to ${to} with subject ${subject}; there are: ${seen.map((mail) => mail.subject).join(' | ') || 'none'}`,
  )
}

/** Every mail, or those to an address, newest first. */
export async function readOutbox(url: string, to?: string): Promise<OutboxMail[]> {
  const answer = await fetch(
    `${url}/outbox/messages.json?${new URLSearchParams(to === undefined ? {} : { to })}`,
  )
  if (!answer.ok) throw new Error(`The outbox answered ${answer.status}`)
  return (await answer.json()) as OutboxMail[]
}

/** The first link in a mail whose address matches. */
export function linkIn(mail: OutboxMail, address: RegExp): string {
  const link = mail.text.match(/https?:\/\/[^\s<>"')\]]+/g)?.find((one) => address.test(one))
  if (!link) throw new Error(`No link like ${address} in the mail “${mail.subject}”:\n${mail.text}`)
  return link
}
