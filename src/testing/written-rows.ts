import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import type { TestCandidate } from './builders/a-candidate.ts'
import type { TestCompany } from './builders/a-company.ts'

// Rows as the product leaves them, where going its way would need settings that a test does not have.

/** An export that can be opened. */
export async function aReadyExport(
  owner: pg.Client,
  { companyId, userId }: Pick<TestCompany, 'companyId' | 'userId'>,
): Promise<string> {
  return idOf(
    await owner.query<{ id: string }>(
      `insert into company_exports (company_id, requested_by, state, file_key, size, ready_at, expires_at)
       values ($1, $2, 'ready', $3, 1, now(), now() + interval '7 days') returning id`,
      [companyId, userId, `${companyId}/exports/1`],
    ),
  )
}

/** A purchase whose screenshot came. */
export async function aPurchaseToReview(
  owner: pg.Client,
  { companyId }: Pick<TestCompany, 'companyId'>,
): Promise<string> {
  const purchaseId = idOf(
    await owner.query<{ id: string }>(
      `insert into purchases (company_id, plan_id, plan_name, price_usd, amount_tnd, reference, state, screenshot_key, screenshot_hash, submitted_at)
       values ($1, 'basic', 'Basic', 99, 306.9, 'ABCD-2345', 'submitted', $2, repeat('0', 2048), now()) returning id`,
      [companyId, `${companyId}/payments/1`],
    ),
  )
  await owner.query(
    `insert into subscriptions (company_id, plan_id, status, price_usd, postings_left, candidates_per_job, features, purchase_id)
     values ($1, 'basic', 'PENDING', 99, 3, 50, '{}', $2)`,
    [companyId, purchaseId],
  )
  return purchaseId
}

/** An invitation of a plan that schedules interviews. */
export async function aMeetingToCome(
  owner: pg.Client,
  { companyId, userId }: Pick<TestCompany, 'companyId' | 'userId'>,
  { candidateId }: Pick<TestCandidate, 'candidateId'>,
): Promise<string> {
  await owner.query('begin')
  await owner.query(`select set_config('app.user_id', $1, true)`, [userId])
  await owner.query(
    `update candidates set status = 'ACCEPTED', decided_by = $2, decided_at = now() where id = $1`,
    [candidateId, userId],
  )
  await owner.query('commit')
  return idOf(
    await owner.query<{ id: string }>(
      `insert into invitations (company_id, candidate_id, interview_type, place, message, time_zone, duration_minutes,
         status, starts_at, fixed_at, created_by, created_at, changed_at)
       values ($1, $2, 'ONLINE', 'https://meet.example/abc', 'See you soon', 'Africa/Tunis', 45, 'scheduled',
         now() + interval '10 days', now(), $3, now(), now()) returning id`,
      [companyId, candidateId, userId],
    ),
  )
}

/** The invoice of another one, its PDF written. */
export async function aWrittenInvoice(
  owner: pg.Client,
  { companyId }: Pick<TestCompany, 'companyId'>,
): Promise<string> {
  const purchaseId = idOf(
    await owner.query<{ id: string }>(
      `insert into purchases (company_id, plan_id, plan_name, price_usd, amount_tnd, reference, state, decided_at)
       values ($1, 'basic', 'Basic', 99, 306.9, 'EFGH-2345', 'confirmed', now()) returning id`,
      [companyId],
    ),
  )
  return idOf(
    await owner.query<{ id: string }>(
      `insert into invoices (company_id, purchase_id, number, content, file_key)
       values ($1, $2, '2020-000001', '{"planName":"Basic","totalTnd":306.9}', $3) returning id`,
      [companyId, purchaseId, `${companyId}/invoices/1`],
    ),
  )
}

/** A mail that was given up. */
export async function aDeadMail(
  owner: pg.Client,
  { companyId, userId }: Pick<TestCompany, 'companyId' | 'userId'>,
): Promise<string> {
  return idOf(
    await owner.query<{ id: string }>(
      `insert into mails (company_id, kind, subject_id, version, status, attempts, last_error)
       values ($1, 'accounts.reset', $2, $3, 'dead', 5, 'smtp-550') returning id`,
      [companyId, userId, randomUUID()],
    ),
  )
}

/** Of an insertion that returns it. */
export function idOf({ rows }: { rows: { id: string }[] }): string {
  if (!rows[0]) throw new Error('There is no such row')
  return rows[0].id
}
