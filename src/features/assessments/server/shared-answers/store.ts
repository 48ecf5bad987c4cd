import { sql } from 'drizzle-orm'
import type { CandidateId, CompanyId, JobId } from '#contract/ids.ts'
import type { Tx } from '#platform/database/database.ts'
import { answerShingles } from '../tables.ts'

export interface Candidacy {
  companyId: CompanyId
  jobId: JobId
  candidateId: CandidateId
}

/** One shingle of an answer, and another candidate who has it too; null where nobody has. */
export interface ShingleRow {
  answer: number
  shingle: string
  other: CandidateId | null
}

/** Takes the place of what was kept of the candidate. */
export async function replaceShingles(
  tx: Tx,
  { companyId, jobId, candidateId }: Candidacy,
  rows: readonly { answer: number; shingle: string }[],
): Promise<void> {
  await tx.execute(
    sql`delete from ${answerShingles} where company_id = ${companyId} and candidate_id = ${candidateId}`,
  )
  if (rows.length === 0) return
  await tx.execute(sql`
    insert into ${answerShingles} (company_id, job_id, candidate_id, answer, shingle)
    select ${companyId}, ${jobId}, ${candidateId}, answer, shingle
    from unnest(
      ${sql.param(rows.map(({ answer }) => answer))}::integer[],
      ${sql.param(rows.map(({ shingle }) => shingle))}::bigint[]
    ) as kept (answer, shingle)
    on conflict do nothing`)
}

/** The candidate's shingles with others of the job who have them, at most `most` for each, however many there are. */
export async function selectShared(
  tx: Tx,
  { companyId, jobId, candidateId }: Candidacy,
  most: number,
): Promise<ShingleRow[]> {
  const { rows } = await tx.execute(sql`
    select own.answer, own.shingle::text as shingle, others.candidate_id as other
    from ${answerShingles} own
    left join lateral (
      select same.candidate_id
      from ${answerShingles} same
      where same.company_id = ${companyId} and same.job_id = ${jobId}
        and same.shingle = own.shingle and same.candidate_id <> own.candidate_id
      order by same.candidate_id
      limit ${most}
    ) others on true
    where own.company_id = ${companyId} and own.candidate_id = ${candidateId}
    order by own.answer`)
  return rows as unknown as ShingleRow[]
}
