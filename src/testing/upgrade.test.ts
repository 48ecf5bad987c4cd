import { randomBytes, randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CompanyId, JobId, UserId } from '#contract/ids.ts'
import { keepJobDraft, loadJobDraft } from '#features/jobs/server/keep-job-draft.ts'
import { listJobs } from '#features/jobs/server/list-jobs.ts'
import { readJob } from '#features/jobs/server/read-job.ts'
import { connectDatabase, type OpenDatabase } from '#platform/database/connect-database.ts'
import { migrateDatabase, readMigrations } from '#platform/database/migrate-database.ts'
import { aNewJob } from './builders/a-job.ts'
import { type FreshDatabase, freshDatabase } from './fresh-database.ts'
import { silentLog } from './test-cluster.ts'

const name = `upgraded_${randomBytes(6).toString('hex')}`
const companyId = '0198c000-0000-7000-8000-000000000001' as CompanyId
const otherId = '0198c000-0000-7000-8000-000000000002' as CompanyId
const userId = '0198c000-0000-7000-8000-000000000003' as UserId
const aJobId = (n: number) => `0198c000-0000-7000-8000-00000000000${n}` as JobId
const begun = aJobId(4)
const closed = aJobId(5)
const fresh = aJobId(6)
const candidateId = '0198c000-0000-7000-8000-000000000007'
const draft = { step: 1, title: 'Half an offer' }

let cluster: FreshDatabase
let superuser: pg.Client
let database: OpenDatabase
let before: Record<string, Row[]>

type Row = Record<string, unknown>

/** All rows, but those that are made of others. */
async function allRows(): Promise<Record<string, Row[]>> {
  const tables = await superuser.query<{ name: string }>(
    `select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
       and relname not in ('schema_migrations', 'job_search', 'job_totals') order by 1`,
  )
  const found: Record<string, Row[]> = {}
  for (const { name: table } of tables.rows) {
    const { rows } = await superuser.query<{ row: Row }>(
      `select to_jsonb(t) as row from ${table} t order by t::text`,
    )
    if (rows.length > 0) found[table] = rows.map(({ row }) => row)
  }
  return found
}

async function addCompany() {
  await superuser.query(
    `insert into companies (id, name, slug, phone, address, city)
       values ($1, 'Atlas', 'atlas', '20123456', 'Rue 1', 'Tunis'), ($2, 'Other', 'other', '20123457', 'Rue 2', 'Tunis')`,
    [companyId, otherId],
  )
  await superuser.query(
    `insert into users (id, company_id, email, password_hash, role, verification_sent_at)
       values ($1, $2, 'a@atlas.example', 'x', 'ADMIN', now())`,
    [userId, companyId],
  )
  const addJob = (of: CompanyId, id: JobId, status: string) =>
    superuser.query(
      `insert into jobs (id, company_id, title, description, location, type, ideal_profile, interview_language,
           max_candidates, status, candidates_count)
         values ($1, $2, 'Größe', 'Négociation de contrats', 'Tunis', 'Remote', $3, 'fr', 10, $4, 1)`,
      [id, of, JSON.stringify(aNewJob().idealProfile), status],
    )
  await addJob(companyId, begun, 'open')
  await addJob(companyId, closed, 'closed')
  await addJob(companyId, fresh, 'open')
  await addJob(otherId, aJobId(8), 'open')
}

async function addInterview() {
  await superuser.query(
    `insert into candidates (id, company_id, job_id, first_name, last_name, email, phone, city, status, link_expires_at)
       values ($1, $2, $3, 'Amel', 'B', 'amel@mail.example', '20123456', 'Tunis', 'PENDING', now())`,
    [candidateId, companyId, begun],
  )
  await superuser.query(
    `insert into interviews (candidate_id, company_id, job_id, questions, seat_until, started_at)
       values ($1, $2, $3, array['Why?'], now(), '2026-01-02')`,
    [candidateId, companyId, begun],
  )
  await superuser.query(
    `insert into answers (company_id, candidate_id, index, text, saved_at) values ($1, $2, 0, 'Because.', now())`,
    [companyId, candidateId],
  )
  await superuser.query(
    `insert into assessments (company_id, candidate_id, engine, engine_version, rubric_version, input_hash, score, result, milliseconds)
       values ($1, $2, 'builtin', 'builtin-1', 'rubric-1', 'hash', 61, '{"marks": {}}', 5)`,
    [companyId, candidateId],
  )
}

async function addDraft() {
  await superuser.query('insert into job_drafts (company_id, user_id, draft) values ($1, $2, $3)', [
    companyId,
    userId,
    JSON.stringify(draft),
  ])
  await superuser.query('insert into answer_shingles values ($1, $2, $3, 0, 77)', [
    companyId,
    begun,
    candidateId,
  ])
}

/** As a careful host gives a database out: its owner is no superuser, and sees no rows but in one of the two roles. */
beforeAll(async () => {
  cluster = await freshDatabase()
  const server = new pg.Client(cluster.owner)
  await server.connect()
  await server.query(`create role ${name} login createrole password '${name}'`)
  await server.query(`grant mindhire_tenant, mindhire_system to ${name} with inherit false`)
  await server.query(`create database ${name} owner ${name}`)
  await server.end()
  const owner = { ...cluster.owner, database: name, user: name, password: name }
  superuser = new pg.Client({ ...cluster.owner, database: name })
  await superuser.connect()
  const all = readMigrations()
  const migrateTo = (last: string) =>
    migrateDatabase(
      owner,
      all.filter((migration) => migration.name < last),
    )
  await migrateTo('0092')
  await addCompany()
  await addInterview()
  await migrateTo('0113')
  await addDraft()
  before = await allRows()
  // Made by the upgrade, where an earlier one could not.
  before.jobs = (before.jobs ?? []).map(({ interview_locked_at: _locked, closed_at: _closed, ...row }) => row)
  await migrateDatabase(owner, all)
  database = connectDatabase(owner, silentLog, { connections: 2 })
})
afterAll(async () => {
  await database?.close()
  await superuser?.end()
  const server = new pg.Client(cluster.owner)
  await server.connect()
  await server.query(`drop database if exists ${name} with (force)`)
  await server.query(`drop role if exists ${name}`)
  await server.end()
  await cluster.close()
})

const listed = (search: string, status?: 'open' | 'closed') =>
  listJobs({ db: database }, companyId, { search, status, page: 0, size: 10 })

test('an upgrade keeps every row as it was', async () => {
  const after = await allRows()
  expect(Object.keys(before)).toEqual(
    expect.arrayContaining(['assessments', 'answers', 'job_drafts', 'jobs']),
  )
  for (const [table, rows] of Object.entries(before)) {
    expect(after[table], table).toEqual(rows.map((row) => expect.objectContaining(row)))
  }
})

test('jobs from before are found, counted and locked as new ones are', async () => {
  const { jobs: all, ...totals } = await listed('')
  expect([all.length, totals]).toEqual([3, { last: true, found: 3, totalJobs: 3, totalCandidates: 3 }])
  expect((await listed('grosse NEGOCIATION')).found).toBe(3)
  expect((await listed('grosse', 'closed')).jobs.map(({ id }) => id)).toEqual([closed])
  const locked = await database.forCompany(companyId, (tx) =>
    Promise.all([begun, fresh].map(async (id) => (await readJob(tx, companyId, id)).interviewLocked)),
  )
  expect(locked).toEqual([true, false])
  const { rows } = await superuser.query('select id from jobs where closed_at is not null')
  expect(rows).toEqual([{ id: closed }])
})

test('a draft from before is opened, and kept by the page that has seen it', async () => {
  const typist = { companyId, userId }
  const kept = await loadJobDraft({ db: database }, typist)
  expect(kept).toMatchObject({ draft, savedBy: null })
  const basedOn = kept?.savedAt.toISOString()
  const page = randomUUID()
  const save = (from: typeof basedOn) =>
    keepJobDraft({ db: database }, typist, draft as never, { page, ...(from && { basedOn: from }) })
  await expect(save(undefined)).rejects.toMatchObject({ code: 'DRAFT_CHANGED' })
  await save(basedOn)
})
