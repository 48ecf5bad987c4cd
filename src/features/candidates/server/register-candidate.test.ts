import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Job } from '#features/jobs/contract/jobs.ts'
import { aCandidate, aRegistration, mailedInterviewToken } from '#testing/builders/a-candidate.ts'
import { aCompany, type TestCompany } from '#testing/builders/a-company.ts'
import { aJob } from '#testing/builders/a-job.ts'
import { startApp, type TestApp } from '#testing/start-app.ts'
import { registerCandidateEndpoint } from '../contract/candidates.ts'
import { findCandidateByLink } from './get-candidate.ts'
import { completeRegistration } from './register-candidate.ts'

let app: TestApp
let company: TestCompany
let job: Job
let owner: pg.Client

beforeAll(async () => {
  app = await startApp({ settings: { BILLING: 'off' } })
  company = await aCompany(app)
  job = await aJob(app, company)
  owner = new pg.Client(app.owner)
  await owner.connect()
})
afterAll(async () => {
  await owner.end()
  await app.close()
})

const register = (body: object) => app.call(registerCandidateEndpoint, { body: body as never })

async function waiting(email: string): Promise<string[]> {
  const { rows } = await owner.query<{ id: string }>('select id from registrations where email = $1', [email])
  return rows.map(({ id }) => id)
}

/** Makes candidates of the registrations that wait, all at once, and leaves their mails unsent. */
async function completeWaiting(email: string): Promise<void> {
  const { companyId } = company
  const ids = await waiting(email)
  await Promise.all(
    ids.map((registrationId) => completeRegistration(app.platform, { companyId, registrationId })),
  )
}

describe('POST /api/candidates/create', () => {
  it.each([
    [{ firstName: ' ' }, 'First name is required'],
    [{ firstName: undefined }, 'First name is required'],
    [{ firstName: 'see http://spam.example' }, 'Please enter a valid first name'],
    [{ firstName: 'A\u0007mel' }, 'Please enter a valid first name'],
    [{ lastName: '' }, 'Last name is required'],
    [{ lastName: 'win.com' }, 'Please enter a valid last name'],
    [{ email: '' }, 'Email address is required'],
    [{ email: 'amel@' }, 'Please enter a valid email address'],
    [{ email: 'a@b.example, c@d.example' }, 'Please enter a valid email address'],
    [{ phone: '' }, 'Phone number is required'],
    [{ phone: '1234567' }, 'Please enter a valid phone number (8 digits)'],
    [{ phone: '123456789' }, 'Please enter a valid phone number (8 digits)'],
    [{ phone: '+1234567' }, 'Please enter a valid phone number (8 digits)'],
    [{ phone: '+33 9999999999999' }, 'Please enter a valid phone number (8 digits)'],
    [{ city: '' }, 'City is required'],
  ])('§2.5-1 refuses %j with the words of the form', async (wrong, message) => {
    const { status, error } = await register({ ...aRegistration(job.id), ...wrong })
    expect([status, error.message]).toEqual([400, message])
    expect(error.code).toBe('BAD_INPUT')
  })

  it('§2.5-1 names the first wrong field first', async () => {
    const { error } = await register({
      firstName: '',
      lastName: '',
      email: '',
      phone: '',
      city: '',
      jobId: job.id,
    })
    expect(error.message).toBe('First name is required')
    expect(Object.keys(error.fields ?? {})).toEqual(['firstName', 'lastName', 'email', 'phone', 'city'])
  })

  it('refuses fields it does not know and jobs there are not', async () => {
    expect((await register({ ...aRegistration(job.id), status: 'ACCEPTED' })).status).toBe(400)
    const { status, error } = await register({
      ...aRegistration(job.id),
      jobId: '00000000-0000-4000-8000-000000000000',
    })
    expect([status, error.code]).toEqual([404, 'JOB_CLOSED'])
  })

  it('§1.6-1 §2.2.6-2 §2.8-15 mails the link in the language of the interview', async () => {
    const body = aRegistration(job.id, { firstName: 'آمال', phone: '+33 6 12 34 56 78' })
    const answer = await register(body)
    expect(answer.status).toBe(200)
    expect(answer.body.message).toBe('Registration successful! Check your email for the interview link.')
    await app.runTasks()
    const [mail] = app.mail.to(body.email)
    expect(mail?.language).toBe('fr')
    expect(mail?.subject).toBe('Votre entretien pour le poste Sales Manager chez Atlas Textiles')
    expect(mail?.notes?.join()).toContain('14 jours')
    const found = await findCandidateByLink(app.platform, mailedInterviewToken(app, body.email))
    expect(found).toMatchObject({ firstName: 'آمال', phone: '+33612345678', status: 'PENDING' })
  })

  it('§apply-1 mails and the interview speak the language that the page was read in', async () => {
    const body = aRegistration(job.id, { language: 'ar' })
    await register(body)
    await app.runTasks()
    const [mail] = app.mail.to(body.email)
    expect(mail).toMatchObject({ language: 'ar', action: { label: 'بدء المقابلة' } })
    expect(mail?.subject).toBe('مقابلتك لوظيفة Sales Manager لدى Atlas Textiles')
    expect(mail?.notes?.join()).toContain('14 يومًا')
    const found = await findCandidateByLink(app.platform, mailedInterviewToken(app, body.email))
    expect(found.language).toBe('ar')
  })

  it('§2.2.6-3 §2.8-15 answers 202 where a person must look first, and says so honestly', async () => {
    const body = aRegistration(job.id, { city: 'Sfax' })
    const answer = await register(body)
    expect(answer.status).toBe(202)
    expect(answer.body).toEqual({
      status: 'UNDER_REVIEW',
      message: 'Registration received! We will contact you soon.',
    })
    await app.runTasks()
    const [mail] = app.mail.to(body.email)
    expect(mail?.action).toBeUndefined()
    expect(mail?.paragraphs.join()).toContain('Une personne de Atlas Textiles')
  })

  it('keeps the first application of an address: another city, name or phone neither ends a review nor begins one', async () => {
    const [far, near] = [aRegistration(job.id, { city: 'Sfax' }), aRegistration(job.id)]
    for (const body of [far, near]) await register(body)
    await app.runTasks()
    const rowsOf = async () => {
      const { rows } = await owner.query(
        'select first_name, last_name, phone, city, status, location_reason from candidates where email = any($1) order by city',
        [[far.email, near.email]],
      )
      return rows
    }
    const before = await rowsOf()
    const another = { firstName: 'Another', lastName: 'Person', phone: '55667788' }
    expect((await register({ ...far, ...another, city: 'Tunis' })).status).toBe(200)
    expect((await register({ ...near, ...another, city: 'Sfax' })).status).toBe(202)
    await app.runTasks()
    expect(before.map(({ status }) => status)).toEqual(['UNDER_REVIEW', 'PENDING'])
    expect(await rowsOf()).toEqual(before)
    const linksTo = ({ email }: { email: string }) =>
      app.mail.to(email).map(({ action }) => action !== undefined)
    expect([linksTo(far), linksTo(near)]).toEqual([
      [false, false],
      [true, true],
    ])
  })

  it('§2.2.6-4 keeps one application for one address, and sends the same link at most three times a day', async () => {
    const body = aRegistration(job.id)
    const email = body.email.toUpperCase()
    const answers = []
    for (let time = 0; time < 6; time++) {
      answers.push(await register({ ...body, email }))
      await app.runTasks()
    }
    expect(new Set(answers.map(({ status, body: said }) => JSON.stringify([status, said]))).size).toBe(1)
    expect(app.mail.to(body.email)).toHaveLength(3)
    const [later, ...more] = await app.waitingTasks()
    expect(more).toEqual([])
    expect(later?.name).toBe('mail.send')
    expect(later?.startAfterSeconds).toBeGreaterThan(86_000)
    app.clock.advance(25 * 3_600_000)
    await app.runTasks()
    // The company's session is not over.
    app.clock.advance(-25 * 3_600_000)
    const urls = app.mail.to(body.email).map((mail) => mail.action?.url)
    expect(urls).toHaveLength(4)
    expect(new Set(urls).size).toBe(1)
    const { rows } = await owner.query('select 1 from candidates where email = $1', [body.email])
    expect(rows).toHaveLength(1)
  })

  it('renews the link when its mail goes', async () => {
    const body = aRegistration(job.id)
    await register(body)
    await completeWaiting(body.email)
    await owner.query(`update candidates set link_expires_at = now() + interval '1 day' where email = $1`, [
      body.email,
    ])
    await app.runTasks()
    const { rows } = await owner.query(
      `select link_expires_at > now() + interval '13 days' as long from candidates where email = $1`,
      [body.email],
    )
    expect(rows).toEqual([{ long: true }])
  })

  it('§2.2.6-4 makes one application, and one mail, of many at once', async () => {
    const body = aRegistration(job.id)
    const before = await owner.query('select candidates_count from jobs where id = $1', [job.id])
    const all = await Promise.all(Array.from({ length: 8 }, () => register(body)))
    expect(all.map(({ status }) => status)).toEqual(Array(8).fill(200))
    await completeWaiting(body.email)
    const after = await owner.query('select candidates_count from jobs where id = $1', [job.id])
    expect(after.rows[0].candidates_count - before.rows[0].candidates_count).toBe(1)
    await app.runTasks()
    expect(app.mail.to(body.email)).toHaveLength(1)
  })
})

describe('the link', () => {
  it('§2.2.7-5 is refused alike when unknown, forged, over or raised', async () => {
    const { linkToken, candidateId } = await aCandidate(app, job)
    const refused = { code: 'EXPIRED_LINK' }
    await expect(findCandidateByLink(app.platform, 'nonsense')).rejects.toMatchObject(refused)
    const forged = linkToken.slice(0, -2) + (linkToken.endsWith('AA') ? 'BB' : 'AA')
    await expect(findCandidateByLink(app.platform, forged)).rejects.toMatchObject(refused)
    await owner.query('update candidates set link_expires_at = now() where id = $1', [candidateId])
    await expect(findCandidateByLink(app.platform, linkToken)).rejects.toMatchObject(refused)
    await owner.query(
      `update candidates set link_expires_at = now() + interval '1 day', link_issue = 2 where id = $1`,
      [candidateId],
    )
    await expect(findCandidateByLink(app.platform, linkToken)).rejects.toMatchObject(refused)
  })
})
