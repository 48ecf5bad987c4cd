import { describe, expect, it } from 'vitest'
import { setReviewSettingsEndpoint } from '#features/jobs/contract/review-settings.ts'
import { setMailTemplateEndpoint } from '#features/mail-templates/contract/mail-templates.ts'
import { aCandidate } from '#testing/builders/a-candidate.ts'
import { aColleague } from '#testing/builders/a-colleague.ts'
import { aJob } from '#testing/builders/a-job.ts'
import { mailedInvitationToken } from '#testing/builders/an-invitation.ts'
import { invitationCalls } from '#testing/invitation-calls.ts'

const set = invitationCalls()

describe('the invitation', () => {
  it.each([
    [
      'English',
      'Invitation to an interview for Buyer',
      'Monday, 30 November 2026 at 09:30 (time zone: Africa/Tunis)',
      '45 minutes',
    ],
    [
      'Français',
      'Invitation à un entretien',
      'lundi 30 novembre 2026 à 09:30 (fuseau horaire : Africa/Tunis)',
      '45 minutes',
    ],
    [
      'Deutsch',
      'Einladung zum Vorstellungsgespräch',
      'Montag, 30. November 2026 um 09:30 (Zeitzone: Africa/Tunis)',
      '45 Minuten',
    ],
    [
      'Spanish',
      'Invitación a una entrevista',
      'lunes, 30 de noviembre de 2026, 9:30 (zona horaria: Africa/Tunis)',
      '45 minutos',
    ],
  ] as const)(
    'is in the language of the interview: %s',
    async (interviewLanguage, subject, date, duration) => {
      const job = await aJob(set.app, set.company, { title: 'Buyer', interviewLanguage })
      const person = await aCandidate(set.app, job)
      await set.create({}, person.candidateId)
      await set.app.runTasks()
      const mail = set.app.mail.to(person.email).at(-1)
      expect(mail?.subject).toContain(subject)
      const text = mail?.paragraphs.join('\n') ?? ''
      expect(text.replace(/[\u00a0\u202f]/g, ' ')).toContain(date)
      expect(text).toContain(duration)
      expect(mail?.calendar?.content).toContain('Buyer')
    },
  )

  it.each([
    ['Hello Amel,\n\nwe would like to meet you.', 'We would like to meet you.'],
    ['Hello,\n\nthank you for your answers.', 'Thank you for your answers.'],
    ['Congratulations, Amel!\nWe were impressed.', 'Congratulations, Amel!\nWe were impressed.'],
    ['What to bring, Amel:\n– a diploma', 'What to bring, Amel:\n– a diploma'],
  ])('leaves out a second greeting, and no other word: %j', async (customMessage, told) => {
    await set.create({ customMessage })
    await set.app.runTasks()
    const mail = set.app.mail.to(set.candidate.email).at(-1)
    expect(mail?.greeting).toBe('Hello Amel,')
    expect(mail?.paragraphs).toContain(told)
  })

  it('names each proposed time, and has no calendar entry', async () => {
    await set.create({ otherDates: ['2026-12-02T14:00:00'] })
    await set.app.runTasks()
    const mail = set.app.mail.to(set.candidate.email).at(-1)
    const text = mail?.paragraphs.join('\n')
    expect(text).toContain('– Monday, 30 November 2026 at 09:30')
    expect(text).toContain('– Wednesday, 2 December 2026 at 14:00')
    expect([mail?.calendar, mail?.action?.label]).toEqual([undefined, 'Choose a time'])
  })

  it('has the company’s own words where it wrote some', async () => {
    await set.app.succeed(setMailTemplateEndpoint, {
      token: set.company.token,
      params: { kind: 'invited', language: 'en' },
      body: { subject: 'Meet us, {firstName}', text: 'At {place} on {date}.\n\n{message}' },
    })
    await set.create({ interviewType: 'IN_PERSON', interviewPlace: '12 rue {job}, Tunis' })
    await set.app.runTasks()
    const mail = set.app.mail.to(set.candidate.email).at(-1)
    expect(mail?.subject).toBe('Meet us, Amel')
    expect(mail?.paragraphs).toEqual([
      'At 12 rue {job}, Tunis on Monday, 30 November 2026 at 09:30 (time zone: Africa/Tunis).',
      'We look forward to meeting you.',
    ])
    expect(mail?.lists).toBeUndefined()
  })

  it('leads to the meeting and to the answer, and what was typed leads nowhere', async () => {
    await set.create({
      customMessage: 'Pay at https://evil.example/now\r\nBcc: x@evil.example\n<script>alert(1)</script>',
    })
    await set.app.runTasks()
    const message = set.app.mail.messages.at(-1)
    expect(message?.content.to).toBe(set.candidate.email)
    const hosts = [...(message?.text ?? '').matchAll(/https?:\/\/([\w.-]+)/g)].map(([, host]) => host)
    expect(new Set(hosts)).toEqual(new Set(['meet.example', 'mindhire.test']))
    expect(message?.html).not.toContain('<script')
    expect(message?.html).not.toMatch(/href="[^"]*evil/)
    expect(message?.content.calendar?.content).toContain('\\nBcc: x@evil.example\\n')
  })

  it.each([
    ['withdrew', `status = 'WITHDRAWN', decided_by = null, decided_at = null`],
    ['was rejected', `status = 'REJECTED'`],
  ])('is not sent to somebody who %s meanwhile', async (_what, change) => {
    await set.create()
    await set.app.platform.db.forPerson(set.company, (tx) =>
      tx.$client.query(`update candidates set ${change} where id = $1`, [set.candidate.candidateId]),
    )
    await set.app.runTasks()
    expect(set.subjects(set.candidate.email)).toHaveLength(1)
  })

  it('has the candidate as its subject, so that it is in the log of their mails', async () => {
    await set.create()
    await set.app.runTasks()
    const { rows } = await set.app.platform.db.forCompany(set.company.companyId, (tx) =>
      tx.$client.query(`select kind, subject_id, status from mails where kind = 'invitations.invited'`),
    )
    expect(rows).toEqual([
      { kind: 'invitations.invited', subject_id: set.candidate.candidateId, status: 'sent' },
    ])
  })
})

describe('mails to users', () => {
  it('do not go to somebody who left, nor about a change to who made it', async () => {
    const colleague = await aColleague(set.app, set.company, 'RECRUITER')
    const { body } = await set.create({ interviewers: [colleague.userId, set.company.userId] })
    await set.app.runTasks()
    const before = set.subjects(set.company.email).length
    await set.move(body, { interviewDate: '2026-12-01T09:00:00', interviewers: [] })
    await set.app.runTasks()
    expect(set.subjects(set.company.email)).toHaveLength(before)
    expect(set.subjects(colleague.email)).not.toContain('Changed: interview with Amel Trabelsi')
  })

  it('about a plan do not come when its time is over, and tell what was answered even then', async () => {
    const colleague = await aColleague(set.app, set.company, 'VIEWER')
    const interviewers = [colleague.userId]
    const { body } = await set.create({ interviewers })
    await set.app.runTasks()
    const link = mailedInvitationToken(set.app, set.candidate.email)
    expect(set.subjects(colleague.email)).toContain('You are interviewing Amel Trabelsi')
    await set.move(body, { interviewDate: '2026-12-01T09:00:00', interviewers })
    await set.reply(link, { reply: 'accepted', sequence: 1 })
    await set.at('2026-12-01T08:00:00Z')
    await set.app.runTasks()
    expect(set.subjects(colleague.email)).not.toContain('Changed: interview with Amel Trabelsi')
    expect(set.subjects(colleague.email).at(-1)).toBe('Amel Trabelsi accepted the interview')
  })

  it('name nobody whom blind review hides by then', async () => {
    const { body } = await set.create({ interviewers: [] })
    await set.app.runTasks()
    const link = mailedInvitationToken(set.app, set.candidate.email)
    await set.app.succeed(setReviewSettingsEndpoint, {
      token: set.company.token,
      params: { jobId: body.meeting.jobId },
      body: { distanceLimitKm: 60, blind: true, rejectReasons: [] },
    })
    await set.reply(link, { reply: 'another-time', message: 'Amel here, in the afternoon please' })
    const [listed] = await set.list()
    if (listed) await set.cancel(listed)
    await set.app.runTasks()
    const mail = set.app.mail.to(set.company.email).find(({ subject }) => /another time/.test(subject))
    expect(mail?.subject).toBe('Candidate 1 asks for another time')
    expect(JSON.stringify(mail)).not.toContain('Amel')
  })
})
