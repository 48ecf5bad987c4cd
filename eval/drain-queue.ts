// `node eval/drain-queue.ts 1000`: lets so many completed interviews wait, and measures how they are assessed.
import { randomUUID } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import type { CandidateId, CompanyId, JobId } from '../src/contract/ids.ts'
import { interviewCompleted } from '../src/features/interviews/server/events.ts'
import { readConfig } from '../src/platform/config/config.ts'
import type { Tx } from '../src/platform/database/database.ts'
import type { Platform } from '../src/platform/platform.ts'
import { openPlatform } from '../src/server/open-platform.ts'
import { type PanelCase, panelOf } from './panel.ts'

const wanted = Number(process.argv[2] ?? 1_000)
const folder = mkdtempSync(join(tmpdir(), 'queue-'))
const { platform, work, close } = await openPlatform(
  readConfig({ NODE_ENV: 'test', DATA_DIR: folder, LOG_LEVEL: 'error' }),
)
try {
  const companyId = await waitingInterviews(platform)
  const loop = monitorEventLoopDelay({ resolution: 5 })
  loop.enable()
  const began = { at: performance.now(), cpu: process.cpuUsage(), database: databaseSeconds() }
  await work()
  while ((await assessed(platform, companyId)) < wanted) await pause(100)
  const seconds = (performance.now() - began.at) / 1e3
  const { user, system } = process.cpuUsage(began.cpu)
  const own = (user + system) / 1e6
  const figures = {
    seconds: rounded(seconds, 1),
    busy: rounded((own + databaseSeconds() - began.database) / seconds, 2),
    ownBusy: rounded(own / seconds, 2),
    slowestTurn: rounded(loop.percentile(99) / 1e6, 0),
  }
  console.log(JSON.stringify(figures))
} finally {
  await close()
  rmSync(folder, { recursive: true, force: true })
}
process.exit(0)

/** What the embedded database's processes have used of the cores so far; nothing where there is no /proc. */
function databaseSeconds(): number {
  if (process.platform !== 'linux') return 0
  const [parent = ''] = readFileSync(join(folder, 'postgres', 'data', 'postmaster.pid'), 'utf8').split('\n')
  let ticks = 0
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    const times = timesOf(pid)
    if (pid === parent) ticks += times.own + times.ended
    else if (times.parent === parent) ticks += times.own
  }
  return ticks / 100
}

/** In ticks; the name before the fields may hold blanks and brackets. */
function timesOf(pid: string): { parent: string; own: number; ended: number } {
  try {
    const line = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = line.slice(line.lastIndexOf(')') + 2).split(' ')
    const ticks = (at: number) => Number(fields[at])
    return { parent: fields[1] ?? '', own: ticks(11) + ticks(12), ended: ticks(13) + ticks(14) }
  } catch {
    return { parent: '', own: 0, ended: 0 }
  }
}

function rounded(value: number, digits: number): number {
  return Math.round(value * 10 ** digits) / 10 ** digits
}

async function assessed({ db }: Platform, companyId: CompanyId): Promise<number> {
  return db.forCompany(companyId, async (tx) => {
    const { rows } = await tx.$client.query<{ count: number }>('select count(*)::int from assessments')
    return rows[0]?.count ?? 0
  })
}

/** One company and the panel's interviews again and again, each time for jobs of their own: nobody copied. */
async function waitingInterviews({ db, tasks }: Platform): Promise<CompanyId> {
  const companyId = randomUUID() as CompanyId
  const cases = panelOf('dev')
  const jobIds = new Map<string, JobId>()
  await db.forSystem(async (tx) => {
    await tx.$client.query(
      `insert into companies (id, name, slug, phone, address, city, onboarding_status)
       values ($1, 'Queue', 'queue', '22345678', '1 street', 'Tunis', 'COMPLETED')`,
      [companyId],
    )
  })
  for (let at = 0; at < wanted; at += 100) {
    await db.forCompany(companyId, async (tx) => {
      for (let number = at; number < Math.min(wanted, at + 100); number++) {
        const one = cases[number % cases.length]
        if (!one) continue
        const key = `${one.job} ${Math.floor(number / cases.length)}`
        const jobId = jobIds.get(key) ?? (await insertJob(tx, companyId, one))
        jobIds.set(key, jobId)
        const candidateId = await insertInterview(tx, { companyId, jobId }, one, number)
        await tasks.publish(tx, interviewCompleted, { companyId, jobId, candidateId })
      }
    })
  }
  return companyId
}

async function insertJob(tx: Tx, companyId: CompanyId, { input: { job } }: PanelCase): Promise<JobId> {
  const id = randomUUID() as JobId
  await tx.$client.query(
    `insert into jobs (id, company_id, title, description, location, type, ideal_profile, interview_language, questions_state, max_candidates)
     values ($1, $2, $3, $4, 'Tunis', 'Full-time', $5, $6, 'ready', 100000)`,
    [id, companyId, job.title, job.description, JSON.stringify(job.idealProfile), job.language],
  )
  return id
}

async function insertInterview(
  tx: Tx,
  { companyId, jobId }: { companyId: CompanyId; jobId: JobId },
  { input }: PanelCase,
  number: number,
): Promise<CandidateId> {
  const id = randomUUID() as CandidateId
  const { firstName, lastName, phone, city } = input.candidate
  await tx.$client.query(
    `insert into candidates (id, company_id, job_id, first_name, last_name, email, phone, city, status, link_expires_at, applied_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, 'PENDING', now() + interval '1 day', now())`,
    [id, companyId, jobId, firstName, lastName, `number-${number}@candidate.example`, phone, city],
  )
  await tx.$client.query(
    `insert into interviews (candidate_id, company_id, job_id, questions, consent_version, completed_at, published_at, cv_key, cv_name, cv_kind, cv_state, cv_text)
     values ($1, $2, $3, $4, '2026-11', now(), now(), $5, 'cv.pdf', 'pdf', 'read', $6)`,
    [id, companyId, jobId, input.questions.map(({ text }) => text), `${companyId}/cv/${id}`, input.cv?.text],
  )
  for (const [index, text] of input.answers.entries())
    if (text.trim() !== '')
      await tx.$client.query(
        'insert into answers (company_id, candidate_id, index, text, saved_at) values ($1, $2, $3, $4, now())',
        [companyId, id, index, `${text} (${number})`],
      )
  return id
}
