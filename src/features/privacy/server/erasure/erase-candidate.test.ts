import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addNoteEndpoint } from '#features/candidates/contract/notes.ts'
import { saveDraftEndpoint } from '#features/interviews/contract/interviews.ts'
import { replyToInvitationEndpoint } from '#features/invitations/contract/reply.ts'
import { describeSelfEndpoint } from '#features/reports/contract/self-description.ts'
import { requestReport } from '#features/reports/server/request-report.ts'
import { verifyAuditChain } from '#platform/audit/audit-log.ts'
import { openDiskFiles } from '#platform/files/open-disk-files.ts'
import { outboxTransport } from '#platform/mail/outbox-transport.ts'
import { documentsWithHiddenText } from '#testing/builders/a-canary-company.ts'
import { aCandidate, type TestCandidate } from '#testing/builders/a-candidate.ts'
import { aColleague } from '#testing/builders/a-colleague.ts'
import { aCompany, type TestCompany } from '#testing/builders/a-company.ts'
import { aJob } from '#testing/builders/a-job.ts'
import { aCompletedInterview, aStartedInterview } from '#testing/builders/an-interview.ts'
import { anInvitation } from '#testing/builders/an-invitation.ts'
import { readTables } from '#testing/read-tables.ts'
import { startApp, type TestApp } from '#testing/start-app.ts'
import { requestExportEndpoint } from '../../contract/company-data.ts'
import { eraseApplicationEndpoint } from '../../contract/my-application.ts'

const canary = 'kzqwanderer'
const neighbour = 'vxjremainer'
const phones: Record<string, string> = { [canary]: '29317465', [neighbour]: '29317999' }

let app: TestApp
let owner: pg.Client
let folder: string
let company: TestCompany
const people: Record<string, TestCandidate[]> = {}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'erase-one-'))
  app = await startApp({
    settings: { BILLING: 'off' },
    deps: {
      documents: documentsWithHiddenText(),
      files: await openDiskFiles({ root: join(folder, 'files') }),
      transport: await outboxTransport(join(folder, 'outbox')),
    },
  })
  owner = new pg.Client(app.owner)
  await owner.connect()
  company = await aCompany(app)
  await aColleague(app, company, 'RECRUITER')
  for (const word of [canary, neighbour]) people[word] = await plant(word)
  await app.succeed(requestExportEndpoint, { token: company.token })
  await app.runTasks()
})
afterAll(async () => {
  await owner.end()
  await app.close()
  await rm(folder, { recursive: true, force: true })
})

/** Somebody who applied for two jobs, with the word in every field there is, as far as an application can come. */
async function plant(word: string): Promise<TestCandidate[]> {
  const job = await aJob(app, company)
  const person = {
    firstName: `${word}first`,
    lastName: `${word}last`,
    phone: phones[word] ?? '',
    email: `${word}@candidate.example`,
    city: 'Tunis',
  }
  const done = await candidateBehind(job, person)
  const { token } = company
  await app.succeed(saveDraftEndpoint, {
    params: { token: done.linkToken, index: '0' },
    body: { text: word },
  })
  await aCompletedInterview(app, done, {
    answers: job.tailoredQuestions.map(
      (_, at) =>
        `In 2021 at ${word}works I agreed on ${at + 7} contracts with hotels, and sales rose by ${at + 11} percent.`,
    ),
    cv: {
      name: `${word}.pdf`,
      bytes: Buffer.from(`%PDF-1.7\n${word}first, sales manager at ${word}works since 2019.`),
    },
  })
  await app.runTasks()
  const params = { candidateId: done.candidateId }
  await app.succeed(addNoteEndpoint, { token, params, body: { text: `${word} called back`, mentioned: [] } })
  await app.succeed(describeSelfEndpoint, {
    params: { token: done.linkToken },
    body: { gender: 'woman', ageGroup: '30-39', disability: null },
  })
  await requestReport(app.platform, company, done.candidateId)
  await app.runTasks()
  const { linkToken } = await anInvitation(app, { token }, done, { customMessage: `Dear ${word}, welcome` })
  await app.succeed(replyToInvitationEndpoint, {
    params: { token: linkToken },
    body: { reply: 'another-time', message: `${word} is away that day`, sequence: 0 },
  })
  const second = await candidateBehind(await aJob(app, company), person)
  await app.runTasks()
  // What a crash would leave.
  await owner.query(
    `insert into registrations (company_id, job_id, first_name, last_name, email, phone, city, created_at)
     select company_id, job_id, first_name, last_name, email, phone, city, now() from candidates where id = $1`,
    [done.candidateId],
  )
  await owner.query(
    `insert into waiting_list (company_id, job_id, email, created_at)
     select company_id, job_id, email, now() from candidates where id = $1`,
    [done.candidateId],
  )
  return [done, second]
}

async function candidateBehind(
  job: Awaited<ReturnType<typeof aJob>>,
  person: object,
): Promise<TestCandidate> {
  const candidate = await register(job, person)
  await aStartedInterview(app, candidate)
  return candidate
}

/** The mails stand in files here: the link is derived as the mail does. */
async function register(job: Awaited<ReturnType<typeof aJob>>, person: object): Promise<TestCandidate> {
  await aCandidate(app, job, person).catch(() => null)
  const { rows } = await owner.query<{ id: string; email: string }>(
    'select id, email from candidates where job_id = $1',
    [job.id],
  )
  const [{ id, email } = { id: '', email: '' }] = rows
  return {
    candidateId: id as TestCandidate['candidateId'],
    email,
    linkToken: app.platform.links.token('interview', id, 1),
  }
}

const holds = (word: string, text: string): boolean => {
  const inBytes = [...text.matchAll(/\\x((?:[0-9a-f]{2})+)/g)].map(([, digits = '']) =>
    Buffer.from(digits, 'hex'),
  )
  return [text, ...inBytes.map(String)].some(
    (said) => said.toLowerCase().includes(word) || said.includes(phones[word] ?? word),
  )
}

async function tracesOf(word: string) {
  const rows = Object.entries(await readTables(owner)).flatMap(([table, all]) =>
    all.filter((row) => holds(word, row)).map((row) => `${table}: ${row}`),
  )
  const files: string[] = []
  for (const root of [folder, app.platform.config.dataDir])
    for (const entry of await readdir(root, { recursive: true, withFileTypes: true })) {
      const path = join(entry.parentPath, entry.name)
      // Mails fold their lines.
      const text = entry.isFile() ? (await readFile(path, 'latin1')).replace(/=\r\n/g, '') : ''
      if (holds(word, path + text)) files.push(path)
    }
  return { rows, files, log: holds(word, JSON.stringify(app.log.lines)) }
}

test('erasing an application leaves the person nowhere, and their other application and everybody else as they were', async () => {
  const [done, second] = people[canary] ?? []
  if (!done || !second) throw new Error('Nobody was planted')
  const before = await tracesOf(canary)
  const tables = new Set(before.rows.map((row) => row.split(':')[0]))
  expect([...tables].sort()).toEqual([
    'answers',
    'candidate_events',
    'candidate_notes',
    'candidate_words',
    'candidates',
    'interviews',
    'invitations',
    'registrations',
    'waiting_list',
  ])
  // The CV, the mails to the candidate and to users; reports and archives are compressed.
  expect(before.files.filter((path) => path.includes('/cv/'))).toHaveLength(1)
  expect(before.files.filter((path) => path.endsWith('.eml')).length).toBeGreaterThanOrEqual(5)
  const neighbourBefore = await tracesOf(neighbour)
  const stored = await readdir(join(folder, 'files', company.companyId), { recursive: true })
  expect(stored.filter((path) => /^(reports?|exports)\//.test(path)).length).toBeGreaterThanOrEqual(3)

  const codes: string[] = []
  for (const { candidateId } of [done, second]) {
    const token = app.platform.links.token('application', candidateId, 1)
    codes.push((await app.succeed(eraseApplicationEndpoint, { params: { token } })).code)
  }
  await app.runTasks()
  app.clock.advance(10 * 60_000)
  await app.runTasks()

  const after = await tracesOf(canary)
  expect([after.rows, after.log]).toEqual([[], false])
  // The outbox stands in for the candidate's own mailbox, where the receipts are.
  const receipts = await Promise.all(
    after.files.filter((path) => path.endsWith('.eml')).map((path) => readFile(path, 'latin1')),
  )
  expect(receipts.map((text) => codes.filter((code) => text.includes(code)).length)).toEqual([1, 1])
  const left = Object.entries(await readTables(owner)).filter(([, rows]) =>
    rows.some((row) => row.includes(done.candidateId)),
  )
  // By its random id alone: what happened, whose first interview it was, and the ledger without its key.
  expect(
    left
      .map(([table]) => table)
      .filter((table) => table !== 'fake_tasks')
      .sort(),
  ).toEqual(['assessments', 'audit_log', 'first_completions'])
  const keys = await owner.query('select from candidate_keys where candidate_id = $1', [done.candidateId])
  expect(keys.rows).toEqual([])
  const now = await readdir(join(folder, 'files', company.companyId), { recursive: true })
  expect(now.filter((path) => path.startsWith('exports/'))).toEqual([])
  const withoutArchives = ({ files, ...rest }: Awaited<ReturnType<typeof tracesOf>>) => ({
    ...rest,
    files: files.filter((path) => !path.includes('/exports/')),
  })
  expect(withoutArchives(await tracesOf(neighbour))).toEqual(withoutArchives(neighbourBefore))
  expect((await app.platform.db.forSystem(verifyAuditChain)).brokenAt).toBeNull()
})
