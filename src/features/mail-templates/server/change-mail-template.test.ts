import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { interfaceLanguages } from '#contract/languages.ts'
import { chooseLanguageEndpoint } from '#features/accounts/contract/account.ts'
import { listAuditEntries } from '#platform/audit/audit-log.ts'
import { aCandidate } from '#testing/builders/a-candidate.ts'
import { aColleague } from '#testing/builders/a-colleague.ts'
import { aCompany, type TestCompany } from '#testing/builders/a-company.ts'
import { aJob } from '#testing/builders/a-job.ts'
import { startApp, type TestApp } from '#testing/start-app.ts'
import { type CandidateMailKind, candidateMailKinds } from '../contract/mail-kinds.ts'
import {
  listMailTemplatesEndpoint,
  type MailTemplate,
  previewMailTemplateEndpoint,
  resetMailTemplateEndpoint,
  setMailTemplateEndpoint,
  testMailTemplateEndpoint,
} from '../contract/mail-templates.ts'

let app: TestApp
let company: TestCompany
let other: TestCompany
beforeAll(async () => {
  app = await startApp({ settings: { BILLING: 'off' } })
  company = await aCompany(app)
  other = await aCompany(app, { account: { name: 'Other House' } })
})
afterAll(() => app.close())

const list = (token = company.token) => app.succeed(listMailTemplatesEndpoint, { token })
const own: MailTemplate = {
  subject: '{company}: {job}',
  text: 'Cher {firstName},\n\nmerci pour {job}.\n{company} {firstName}',
}
const ofKind = (kind: CandidateMailKind, language = 'fr' as (typeof interfaceLanguages)[number]) => ({
  params: { kind, language },
})
const set = (body: MailTemplate, kind: CandidateMailKind = 'rejected', token = company.token) =>
  app.call(setMailTemplateEndpoint, { token, ...ofKind(kind), body })
const reset = (kind: CandidateMailKind) =>
  app.succeed(resetMailTemplateEndpoint, { token: company.token, ...ofKind(kind) })

it('§mails-1 there is a default of each kind in each language', async () => {
  const { templates, notInPlan, testAddress } = await list(other.token)
  expect(notInPlan).toEqual([])
  expect(testAddress).toBe(other.email)
  expect(templates.map(({ kind, language }) => `${kind} ${language}`)).toEqual(
    candidateMailKinds.flatMap((kind) => interfaceLanguages.map((language) => `${kind} ${language}`)),
  )
  expect(templates.every(({ isDefault }) => isDefault)).toBe(true)
})

describe('a text of one’s own', () => {
  it('§mails-1 is sent in place of the default, and can be given up again', async () => {
    const job = await aJob(app, company, { title: 'Tailor {company}' })
    const words = { ...own, kind: 'link', language: 'fr', isDefault: false }
    expect((await set(own, 'link')).body).toEqual(words)
    expect((await list()).templates.filter(({ isDefault }) => !isDefault)).toEqual([words])
    const { email } = await aCandidate(app, job)
    const mail = app.mail.to(email).at(-1)
    // A title that looks like a placeholder is none.
    expect(mail).toMatchObject({
      subject: 'Atlas Textiles: Tailor {company}',
      greeting: 'Bonjour Amel,',
      paragraphs: ['Cher Amel,', 'merci pour Tailor {company}.\nAtlas Textiles Amel'],
    })
    // The default’s line would not suit it.
    expect(mail).not.toHaveProperty('preview')
    expect((await reset('link')).isDefault).toBe(true)
    const next = await aCandidate(app, job)
    expect(app.mail.to(next.email).at(-1)?.paragraphs).toHaveLength(2)
  })

  it('§mails-3 may leave out every placeholder: the button and its note stay', async () => {
    await set({ subject: 'Bonjour', text: 'Répondez à nos questions.' }, 'link')
    const { email, linkToken } = await aCandidate(app, await aJob(app, company))
    expect(app.mail.to(email).at(-1)).toMatchObject({
      subject: 'Bonjour',
      paragraphs: ['Répondez à nos questions.'],
      action: { label: 'Commencer l’entretien', url: expect.stringContaining(`/Interview/${linkToken}`) },
      notes: [expect.stringMatching(/pendant 14 jours\.$/), expect.stringContaining('ignorer ce message')],
    })
    await reset('link')
  })

  it('§mails-3 makes neither a link nor markup of a value', async () => {
    const job = await aJob(app, company, { title: '<b>Tailor</b> www.evil.example' })
    const { email } = await aCandidate(app, job)
    const sent = app.mail.messages.filter(({ content }) => content.to === email).at(-1)
    expect(sent?.html).toContain('&lt;b&gt;Tailor&lt;/b&gt;')
    expect(sent?.text).not.toContain('www.evil.example')
  })
})

it.each([
  ['A\r\nBcc: x@e.io', 'A Bcc: x@e.io'],
  ['A\u2028Cc: b@e.io', 'A Cc: b@e.io'],
  ['\u202eoi.live\u202c A', 'oi.live A'],
  ['$& <%= 7 %>', '$& <%= 7 %>'],
])('§mails-3 the subject %j is one line of text', async (subject, sent) => {
  await set({ subject, text: '</p><script>alert(1)</script> www.evil.example' }, 'link')
  const { email } = await aCandidate(app, await aJob(app, company))
  const mail = app.mail.messages.filter(({ content }) => content.to === email).at(-1)
  expect(mail?.content.subject).toBe(sent)
  expect(mail?.html).not.toMatch(/<script|www\.evil/)
  await reset('link')
})

const placeholders = (more = '') => `Please use {firstName}, {job}, {company}${more}.`
it.each<[CandidateMailKind, Partial<MailTemplate>, string]>([
  ['rejected', { subject: ' ' }, 'Please write a subject.'],
  ['rejected', { subject: 'x'.repeat(151) }, 'Please use at most 150 characters.'],
  ['rejected', { text: '' }, 'Please write the text.'],
  ['rejected', { text: 'x'.repeat(4_001) }, 'Please use at most 4000 characters.'],
  [
    'rejected',
    { text: 'Dear {firstname}' },
    `{firstname} is not a placeholder of this email. ${placeholders()}`,
  ],
  ['rejected', { text: 'In {days}' }, `{days} is not a placeholder of this email. ${placeholders()}`],
  [
    'link',
    { subject: 'In {date}' },
    `{date} is not a placeholder of this email. ${placeholders(', {days}')}`,
  ],
  [
    'link',
    { text: 'Dear {first name}' },
    `{first name} is not a placeholder of this email. ${placeholders(', {days}')}`,
  ],
  [
    'rejected',
    { text: 'Dear {firstName,' },
    `{firstName is not a placeholder of this email. ${placeholders()}`,
  ],
])('§mails-2 %s refuses %j, and says which field', async (kind, wrong, message) => {
  const body = { subject: 'News', text: 'Hello', ...wrong }
  for (const endpoint of [setMailTemplateEndpoint, previewMailTemplateEndpoint]) {
    const { status, error } = await app.call(endpoint, { token: company.token, ...ofKind(kind), body })
    expect([status, error]).toEqual([
      400,
      { code: 'BAD_INPUT', message, fields: { [Object.keys(wrong)[0] ?? '']: message } },
    ])
  }
  expect((await list()).templates.every(({ isDefault }) => isDefault)).toBe(true)
})

it('§roles-1 is each company’s own; a RECRUITER changes it, a VIEWER reads it', async () => {
  const viewer = await aColleague(app, company, 'VIEWER')
  const recruiter = await aColleague(app, company, 'RECRUITER')
  expect((await list(viewer.token)).templates).toHaveLength(70)
  expect((await set(own, 'rejected', viewer.token)).error.code).toBe('NOT_ALLOWED')
  expect((await set(own, 'rejected', recruiter.token)).status).toBe(200)
  expect((await list(other.token)).templates.every(({ isDefault }) => isDefault)).toBe(true)
  const { companyId } = company
  const newest = { before: Number.MAX_SAFE_INTEGER, size: 1 }
  const [entry] = await app.platform.db.forCompany(companyId, (tx) => listAuditEntries(tx, companyId, newest))
  expect(entry).toMatchObject({ action: 'mail-template.changed', actor: recruiter.userId })
  await reset('rejected')
})

it('§mails-7 says which mails the plan does not send', async () => {
  const selling = await startApp()
  try {
    const { token } = await aCompany(selling)
    const { notInPlan } = await selling.succeed(listMailTemplatesEndpoint, { token })
    expect(notInPlan).toEqual(['rejected', 'invited', 'moved', 'cancelled', 'reminder'])
  } finally {
    await selling.close()
  }
})

describe('the preview', () => {
  it('§mails-4 is the mail with sample values and the company’s own', async () => {
    const { templates } = await list()
    for (const { kind, language, subject, text } of templates) {
      const mail = await app.succeed(previewMailTemplateEndpoint, {
        token: company.token,
        ...ofKind(kind, language),
        body: { subject, text },
      })
      const all = [mail.subject, mail.greeting, ...mail.paragraphs, mail.action, ...mail.notes].join('\n')
      expect(all).not.toMatch(/[{}]|undefined|null/)
      expect(mail.subject).toContain('Atlas Textiles')
      const hasButton = [
        'link',
        'link-reminder',
        'cv-reminder',
        'cv-unreadable',
        'place-free',
        'invited',
        'moved',
        'reminder',
      ].includes(kind)
      expect(mail.action === null).toBe(!hasButton)
    }
  })

  it('§mails-3 keeps typed markup as text and makes no link of it', async () => {
    const body = { subject: '<i>x</i>', text: '<script>alert(1)</script> https://evil.example' }
    const mail = await app.succeed(previewMailTemplateEndpoint, {
      token: company.token,
      ...ofKind('received', 'de'),
      body,
    })
    expect(mail.subject).toBe('<i>x</i>')
    expect(mail.paragraphs[0]).toContain('<script>')
    expect(mail.paragraphs[0]).not.toContain('https://evil.example')
  })
})

describe('a test mail', () => {
  const test = (token: string) => app.call(testMailTemplateEndpoint, { token, ...ofKind('invited', 'de') })

  it('§mails-5 shows the saved words with sample values, to the one who asks', async () => {
    const recruiter = await aColleague(app, company, 'RECRUITER')
    expect((await test(recruiter.token)).status).toBe(200)
    await app.runTasks()
    expect(app.mail.to(company.email).filter(({ subject }) => subject.startsWith('[Test]'))).toEqual([])
    expect(app.mail.to(recruiter.email).at(-1)).toMatchObject({
      language: 'de',
      subject: '[Test] Einladung zum Vorstellungsgespräch für die Stelle Vertriebsleitung bei Atlas Textiles',
      greeting: 'Guten Tag Amira,',
      action: { label: 'Zusagen, absagen oder um einen anderen Termin bitten' },
      notes: [
        expect.stringContaining('Kalender'),
        expect.stringContaining('nur für Sie'),
        expect.stringContaining('This is a test'),
        expect.stringContaining('home page'),
      ],
    })
  })

  it('says that it is a test in the language of the one who asks', async () => {
    const reader = await aColleague(app, company, 'RECRUITER')
    await app.succeed(chooseLanguageEndpoint, { token: reader.token, body: { language: 'fr' } })
    expect((await test(reader.token)).status).toBe(200)
    await app.runTasks()
    const mail = app.mail.to(reader.email).at(-1)
    expect(mail?.subject).toMatch(/^\[Essai\] Einladung/)
    expect(mail?.notes).toContain('Dans un essai, le bouton mène à la page d’accueil.')
  })

  it('§mails-5 goes out ten times an hour', async () => {
    const strict = await startApp({ settings: { RATE_LIMITS: 'on' } })
    try {
      const { token } = await aCompany(strict)
      const statuses: number[] = []
      for (let asked = 0; asked < 11; asked++)
        statuses.push((await strict.call(testMailTemplateEndpoint, { token, ...ofKind('link') })).status)
      expect(statuses).toEqual([...Array<number>(10).fill(200), 429])
    } finally {
      await strict.close()
    }
  })
})
