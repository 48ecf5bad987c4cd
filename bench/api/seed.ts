import { createHash } from 'node:crypto'
import type pg from 'pg'
import { finishOnboardingEndpoint } from '#features/company/contract/settings.ts'
import { currentConsent } from '#features/interviews/contract/consent.ts'
import { startInterviewEndpoint } from '#features/interviews/contract/interviews.ts'
import { createJobEndpoint } from '#features/jobs/contract/jobs.ts'
import { systemClock } from '#platform/clock/clock.ts'
import { deriveLinks } from '#platform/links/derive-links.ts'
import { aCompanyIdentity } from '#testing/builders/a-company.ts'
import { aNewJob } from '#testing/builders/a-job.ts'
import { seedCandidates } from '#testing/seed-candidates.ts'
import type { LoadRequest } from './load.ts'

export const secretKey = 'of-the-benchmark-and-of-nothing-else-at-all'
const interviews = 32

export interface SeededCompany {
  id: string
  userId: string
  token: string
}

export interface Seed {
  /** The company of all jobs with many candidates. */
  company: SeededCompany
  /** A company that sees none of it. */
  stranger: SeededCompany
  /** A job for each number of candidates. */
  jobs: ReadonlyMap<number, string>
  /** A company for each number of jobs. */
  employers: ReadonlyMap<number, SeededCompany>
  /** Links of interviews under way. */
  interviews: readonly string[]
}

export type Ask = (request: LoadRequest) => Promise<unknown>

interface Seeding {
  owner: pg.Client
  ask: Ask
}

/** What cannot be done in numbers over HTTP is written by SQL; what happens once goes through the product. */
export async function seed(
  seeding: Seeding,
  { candidates, jobs }: { candidates: readonly number[]; jobs: readonly number[] },
): Promise<Seed> {
  const { owner } = seeding
  const company = await seedCompany(seeding, 'Atlas')
  const stranger = await seedCompany(seeding, 'Stranger')
  const first = await seedJob(seeding, company)
  const ofJobs = new Map<number, string>()
  for (const count of candidates) {
    const job = ofJobs.size === 0 ? first : await seedJob(seeding, company)
    ofJobs.set(count, job)
    await seedCandidates(owner, { ...company, companyId: company.id, jobId: job, count })
  }
  const employers = new Map<number, SeededCompany>()
  for (const count of jobs) {
    const employer = await seedCompany(seeding, `Employer ${count}`)
    employers.set(count, employer)
    await copyJob(owner, { job: first, to: employer, count })
  }
  const links = await seedInterviews(seeding, company)
  await owner.query('create table floor_answers (id bigserial primary key, body text not null)')
  await owner.query('vacuum analyze')
  return { company, stranger, jobs: ofJobs, employers, interviews: links }
}

async function seedCompany({ owner, ask }: Seeding, name: string): Promise<SeededCompany> {
  const token = createHash('sha256').update(name).digest('base64url')
  const { rows } = await owner.query<{ id: string; user_id: string }>(
    `with company as (
       insert into companies (name, slug, phone, address, city)
       values ($1, lower(replace($1, ' ', '-')), '71234567', '12 rue de Carthage', 'Tunis') returning id
     ), employer as (
       insert into users (company_id, email, password_hash, role, verified_at, verification_sent_at)
       select id, lower(replace($1, ' ', '-')) || '@company.example', 'none', 'ADMIN', now(), now() from company
       returning id, company_id
     )
     insert into sessions (token_hash, company_id, user_id, expires_at)
     select $2, company_id, id, now() + interval '12 hours' from employer returning company_id as id, user_id`,
    [name, createHash('sha256').update(token).digest('hex')],
  )
  await ask({ ...finishOnboardingEndpoint, token, body: aCompanyIdentity() })
  return { id: rows[0]?.id ?? '', userId: rows[0]?.user_id ?? '', token }
}

async function seedJob({ ask }: Seeding, { token }: SeededCompany): Promise<string> {
  const { id } = (await ask({ ...createJobEndpoint, token, body: aNewJob() })) as { id: string }
  return id
}

async function copyJob(
  owner: pg.Client,
  { job, to, count }: { job: string; to: SeededCompany; count: number },
): Promise<void> {
  await owner.query(
    `insert into jobs (company_id, title, description, location, salary, type, ideal_profile, interview_language,
       max_candidates, created_at)
     select $2, title || ' ' || n, description, location, salary, type, ideal_profile, interview_language, max_candidates,
       now() - n * interval '1 minute'
     from jobs, generate_series(1, $3::int) n where id = $1`,
    [job, to.id, count],
  )
}

async function seedInterviews({ owner, ask }: Seeding, company: SeededCompany): Promise<string[]> {
  const job = await seedJob({ owner, ask }, company)
  await untilReady(owner, job)
  await seedCandidates(owner, { ...company, companyId: company.id, jobId: job, count: interviews })
  const { rows } = await owner.query<{ id: string }>(
    `update candidates set applied_at = null, score = null where job_id = $1 and status = 'PENDING' returning id`,
    [job],
  )
  const links = deriveLinks({ config: { secretKey, publicUrl: '' }, clock: systemClock })
  const tokens = rows.map(({ id }) => links.token('interview', id, 1))
  for (const token of tokens)
    await ask({
      method: 'POST',
      path: startInterviewEndpoint.path.replace(':token', token),
      body: { consentVersion: currentConsent },
    })
  return tokens
}

/** The questions of a job are written in the background. */
async function untilReady(owner: pg.Client, job: string): Promise<void> {
  for (let tries = 0; tries < 300; tries++) {
    const { rowCount } = await owner.query(`select from jobs where id = $1 and tailored_questions <> '{}'`, [
      job,
    ])
    if (rowCount === 1) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('The questions of a job were not written')
}
