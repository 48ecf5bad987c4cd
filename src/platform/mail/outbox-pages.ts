import { createElement as h, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { listOutbox, type OutboxMail, readOutboxMail } from './outbox.ts'

/** A mail as JSON. */
export type OutboxMessage = Pick<OutboxMail, 'id' | 'to' | 'subject' | 'text' | 'links'> & { date: string }

export interface OutboxPages {
  /** HTML of the list. */
  list(): Promise<string>
  /** HTML of one mail; null when there is none of that id. */
  mail(id: string): Promise<string | null>
  /** Newest first; only those to one address when `to` is given. */
  messagesJson(only?: { to?: string }): Promise<OutboxMessage[]>
}

/** The development outbox at `/outbox`: the text of each mail, never its HTML, in pages without script or style of their own. */
export function outboxPages(folder: string, look: { stylesheet?: string } = {}): OutboxPages {
  return {
    list: async () => document('Outbox', look.stylesheet, mailList(await listOutbox(folder))),
    mail: async (id) => {
      const mail = await readOutboxMail(folder, id)
      return mail && document(mail.subject, look.stylesheet, oneMail(mail))
    },
    messagesJson: async ({ to } = {}) => {
      const mails = await listOutbox(folder)
      const wanted =
        to === undefined ? mails : mails.filter((mail) => mail.to.toLowerCase() === to.toLowerCase())
      return wanted.map(({ attachments: _attachments, date, ...mail }) => ({
        ...mail,
        date: date.toISOString(),
      }))
    },
  }
}

function document(title: string, stylesheet: string | undefined, content: ReactNode): string {
  const head = h(
    'head',
    null,
    h('meta', { charSet: 'utf-8' }),
    h('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
    h('meta', { name: 'robots', content: 'noindex' }),
    h('title', null, `${title} · Outbox`),
    stylesheet ? h('link', { rel: 'stylesheet', href: stylesheet }) : null,
  )
  const body = h('body', { className: 'outbox' }, h('main', null, content))
  return `<!doctype html>${renderToStaticMarkup(h('html', { lang: 'en' }, head, body))}`
}

function mailList(mails: OutboxMail[]): ReactNode {
  const intro = h(
    'p',
    { key: 'intro' },
    'Mails this installation would have sent. They stay on this machine.',
  )
  if (mails.length === 0) return [title('Outbox'), intro, h('p', { key: 'none' }, 'No mail yet.')]
  const header = ['Date', 'To', 'Subject'].map((name) => h('th', { key: name, scope: 'col' }, name))
  return [
    title('Outbox'),
    intro,
    h('table', { key: 'mails' }, h('thead', null, h('tr', null, header)), h('tbody', null, mails.map(row))),
  ]
}

function row(mail: OutboxMail) {
  return h(
    'tr',
    { key: mail.id },
    h('td', null, time(mail.date)),
    h('td', null, mail.to),
    h('td', null, h('a', { href: `/outbox/${mail.id}`, dir: 'auto' }, mail.subject || '(no subject)')),
  )
}

function oneMail(mail: OutboxMail): ReactNode {
  const about = [
    ['To', mail.to],
    ['Date', time(mail.date)],
    ...(mail.attachments.length > 0 ? [['Attachments', mail.attachments.join(', ')]] : []),
  ] as const
  return [
    h('p', { key: 'back' }, h('a', { href: '/outbox' }, 'All mails')),
    title(mail.subject),
    h(
      'dl',
      { key: 'about' },
      about.flatMap(([name, value]) => [
        h('dt', { key: `${name}` }, name),
        h('dd', { key: `${name} value` }, value),
      ]),
    ),
    h('pre', { key: 'text', dir: 'auto' }, mail.text),
    h('h2', { key: 'links-title' }, 'Links'),
    h(
      'ul',
      { key: 'links' },
      mail.links.map((link) => h('li', { key: link }, h('a', { href: link, rel: 'noreferrer' }, link))),
    ),
  ]
}

function title(text: string) {
  return h('h1', { key: 'title', dir: 'auto' }, text)
}

function time(date: Date) {
  return h('time', { dateTime: date.toISOString() }, date.toISOString().slice(0, 19).replace('T', ' '))
}
