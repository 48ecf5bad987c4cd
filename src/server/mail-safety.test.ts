import { domainToUnicode } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  changeEmailEndpoint,
  requestResetEndpoint,
  signUpEndpoint,
} from '#features/accounts/contract/account.ts'
import { inviteUserEndpoint } from '#features/accounts/contract/team.ts'
import { registerCandidateEndpoint } from '#features/candidates/contract/candidates.ts'
import { createJobEndpoint, type Job } from '#features/jobs/contract/jobs.ts'
import { smtpTransport } from '#platform/mail/smtp-transport.ts'
import type { MailTransport } from '#platform/mail/transport.ts'
import { aRegistration } from '#testing/builders/a-candidate.ts'
import { aCompany, aNewAccount, type TestCompany } from '#testing/builders/a-company.ts'
import { aJob, aNewJob } from '#testing/builders/a-job.ts'
import { type FakeSmtpServer, fakeSmtpServer } from '#testing/platform/fake-smtp-server.ts'
import { startApp, type TestApp } from '#testing/start-app.ts'

const origin = 'http://mindhire.test'
let server: FakeSmtpServer
let transport: MailTransport
let app: TestApp
let company: TestCompany
let job: Job
beforeAll(async () => {
  server = await fakeSmtpServer()
  transport = smtpTransport(server.url)
  app = await startApp({ settings: { BILLING: 'off' }, deps: { transport } })
  company = await aCompany(app)
  job = await aJob(app, company)
})
afterAll(async () => {
  await app.close()
  await transport.close()
  await server.close()
})

/** What a company name, which has 15 signs, a job title and a person's name are tried with. */
const nasty = [
  'A\r\nBcc: x@e.io',
  'A\nX: 1\n\nBody',
  'A\rTo: b@e.io',
  'A\r\n\r\n<b>Body',
  'A%0d%0aCc: b@e',
  'A\u2028Cc: b@e.io',
  'A\u0085Cc: b@e.io',
  'A\u0000\u0001\u001b[31m',
  'a@e.io, b@e.io',
  'a@e.io;b@e.io',
  'X <b@e.io>',
  '"X" <b@e.io>',
  'g: a@e.io;',
  'g:h:a@e.io;;',
  '"a@b"@e.io',
  '=?utf-8?q?=0D?=',
  '=?utf-8?b?DQo=?=',
  '\u202eoi.live\u202c',
  '\u2066abc\u2069',
  'раураl',
  'Mіndhіrе',
  'http://e.io',
  'https://evil.io',
  'www.evil.io',
  'evil.io/reset',
  'e\u3002io/reset',
  '//evil.io/x',
  'javascript:a(1)',
  'data:text/html',
  '<a href=//e.io>',
  '<img src=//e.i>',
  '</p><script>',
  '[Go](//evil.io)',
  '{{7*7}}<%=7%>',
  '👩‍💻 и 会社',
  'a\u0301\u0301\u0301\u0301\u0301\u0301',
  '. . .',
  '.\r\nQUIT',
]

/** Of one mailbox or of more, by some reader's rules. */
const addresses = [
  'a@evil.example\r\nBcc: b@evil.example',
  'a@evil.example\nb@evil.example',
  'a@evil.example%0d%0aBcc:b@evil.example',
  'a@evil.example\u0000',
  'a@evil.example\u2028b@evil.example',
  'a@evil.example, b@evil.example',
  'a@evil.example;b@evil.example',
  'a@evil.example b@evil.example',
  '<a@evil.example>',
  'Name <a@evil.example>',
  '"a@evil.example"@safe.example',
  '"a b"@evil.example',
  '"a\\"b"@evil.example',
  'a."b".c@evil.example',
  'a@b@evil.example',
  'group: a@evil.example;',
  'group: inner: a@evil.example;, b@evil.example;',
  'group:;',
  'a(comment)@evil.example',
  'a@(comment)evil.example',
  'a@[127.0.0.1]',
  'a@[IPv6:::1]',
  'a@evil',
  '@evil.example',
  'a@',
  'a@.evil.example',
  'a@evil..example',
  'a@evil.example.',
  '=?utf-8?q?a=40evil.example?=@safe.example',
  'a\u200b@evil.example',
  'a@evil\u00ad.example',
  'a\uff20evil.example',
  'a@evil\uff0cb@evil.example',
  'а@evil.example',
  'a@еvil.example',
  'ａ@evil.example',
  "o'neil+x/y=z@evil.example",
  'a.b..c@evil.example',
  '.a.@evil.example',
  '!#$%&*+-/=?^_`{|}~@evil.example',
  'A@EVIL.example ',
  '-oQ/tmp@evil.example',
]

const sentTo = () => server.recipients.flat()

function expectOneRecipientEach(): void {
  for (const [at, mail] of server.received.entries()) {
    expect(server.recipients[at]).toHaveLength(1)
    const to = mail.to?.map(({ name, address }) => [name, mailbox(address ?? '')])
    expect(to).toEqual([['', mailbox(server.recipients[at]?.[0] ?? '')]])
    expect([mail.cc, mail.bcc, mail.replyTo, mail.sender]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ])
  }
}

function expectConstantHeaders(): void {
  const headers = [
    'from',
    'to',
    'subject',
    'message-id',
    'date',
    'mime-version',
    'content-language',
    'auto-submitted',
    'x-auto-response-suppress',
    'content-type',
  ].sort()
  for (const mail of server.received) expect(mail.headers.map(({ key }) => key).sort()).toEqual(headers)
}

/** What a mail program makes a link of: an address with a scheme, or the name of a host. */
const linkable = /\w+:\/\/[^\s<>"]*|(?<![@\p{L}\p{N}._%+-])(?:[\p{L}\p{N}-]+[.。])+[\p{L}]{2,}[^\s<>"]*/giu

function expectOwnLinksOnly(): void {
  for (const { html = '', text = '' } of server.received) {
    const targets = [...html.matchAll(/\b(?:href|src|action|background)\s*=\s*"([^"]*)"/gi)].map(
      ([, url]) => url,
    )
    expect(targets.length).toBeGreaterThan(0)
    for (const url of targets) expect(new URL(url ?? '').origin).toBe(origin)
    expect(html).not.toMatch(/<(script|img|iframe|form|input|object|link|base|meta http-equiv)\b/i)
    const written = [text, html.replace(/^.*<body/s, '<body').replace(/<[^>]*>/g, ' ')]
    for (const found of written.flatMap((words) => words.match(linkable) ?? []))
      expect(found).toMatch(/^(http:\/\/mindhire\.test(\/|$)|mindhire\.test$)/)
  }
}

/** On the wire the name of a host is ASCII. */
function mailbox(onTheWire: string): string {
  const at = onTheWire.lastIndexOf('@') + 1
  return onTheWire.slice(0, at) + domainToUnicode(onTheWire.slice(at))
}

const ok = ({ status }: { status: number }) => status < 300

test('nothing that a person can type reaches a header, another mailbox or a link', {
  timeout: 120_000,
}, async () => {
  let taken = 0
  for (const text of nasty) {
    const account = aNewAccount({ name: text, adresse: text, city: text })
    const { userName } = account
    const { token } = company
    const answers: { status: number }[] = [
      await app.call(signUpEndpoint, { body: account }),
      await app.call(registerCandidateEndpoint, {
        body: aRegistration(job.id, { firstName: text, lastName: text }),
      }),
      await app.call(registerCandidateEndpoint, { body: aRegistration(job.id, { city: text }) }),
    ]
    await app.runTasks()
    const posted = await app.call(createJobEndpoint, { token, body: aNewJob({ title: text }) })
    await app.runTasks()
    if (ok(posted))
      answers.push(
        await app.call(registerCandidateEndpoint, { body: aRegistration(posted.body.id, { city: 'Tunis' }) }),
      )
    answers.push(await app.call(requestResetEndpoint, { params: { email: userName } }))
    await app.runTasks()
    taken += answers.filter(ok).length
  }
  expect(taken).toBeGreaterThan(2 * nasty.length)
  expect(server.received.length).toBeGreaterThan(2 * nasty.length)
  expectOneRecipientEach()
  expectConstantHeaders()
  expectOwnLinksOnly()
})

test('an address is one mailbox, the one that is kept, or refused', { timeout: 120_000 }, async () => {
  const { token, password } = company
  const before = sentTo().length
  let refused = 0
  for (const address of addresses) {
    const sentBefore = sentTo().length
    const answers = [
      await app.call(signUpEndpoint, { body: aNewAccount({ userName: address }) }),
      await app.call(registerCandidateEndpoint, { body: aRegistration(job.id, { email: address }) }),
      await app.call(inviteUserEndpoint, { token, body: { email: address, role: 'VIEWER' } }),
      await app.call(changeEmailEndpoint, { token, body: { newEmail: address, password } }),
      await app.call(requestResetEndpoint, { params: { email: address } }),
    ]
    await app.runTasks()
    const isTaken = answers.map(ok)
    expect(new Set(isTaken).size, `${JSON.stringify(address)} is judged alike`).toBe(1)
    // What is taken can be written to.
    if (isTaken[0]) expect(sentTo().length, JSON.stringify(address)).toBeGreaterThan(sentBefore)
    else refused++
  }
  expect(refused).toBeGreaterThan(25)
  const { rows } = await app.platform.db.forSystem((tx) =>
    tx.$client.query<{ email: string }>(
      'select email from users union select email from candidates union select email from team_invites',
    ),
  )
  const kept = new Set(rows.map(({ email }) => email))
  const later = sentTo().slice(before)
  expect(later.length).toBeGreaterThan(20)
  for (const address of later) expect(kept).toContain(mailbox(address))
  expectOneRecipientEach()
  expectConstantHeaders()
  expectOwnLinksOnly()
})
