import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import type { AssessmentId, CandidateId, CompanyId } from '#contract/ids.ts'
import { keyFor, keysOf } from '#features/assessments/server/ledger/candidate-keys.ts'
import {
  decryptResult,
  decryptWork,
  encryptResult,
  encryptWork,
} from '#features/assessments/server/ledger/encrypted-row.ts'
import { insertAssessment, selectAssessmentsOf } from '#features/assessments/server/store.ts'
import type { Platform } from '#platform/platform.ts'

/** Adds candidates with the interview, the answers and the assessment of one who is there. */
export async function copyCandidate(
  platform: Pick<Platform, 'db' | 'config'>,
  owner: pg.Client,
  { companyId, candidateId, count }: { companyId: CompanyId; candidateId: CandidateId; count: number },
): Promise<void> {
  const { rows } = await owner.query<{ id: CandidateId }>(
    `insert into candidates (company_id, job_id, number, first_name, last_name, email, phone, city, status, link_expires_at,
       applied_at, score, assessment_id, engine, cv_key, cv_kind)
     select company_id, job_id, 1000 + n, first_name, last_name, n || email, phone, city, 'PENDING', link_expires_at,
       applied_at, score, assessment_id, engine, cv_key, cv_kind
     from candidates, generate_series(1, $2::int) n where id = $1 returning id`,
    [candidateId, count],
  )
  const ids = rows.map(({ id }) => id)
  const columns = `job_id, questions, consent_version, started_at, completed_at, published_at, cv_key, cv_name, cv_kind, cv_size,
    cv_sha256, cv_state, cv_text, cv_hidden, follow_ups`
  await owner.query(
    `insert into interviews (company_id, candidate_id, ${columns})
     select company_id, copy, ${columns} from interviews, unnest($2::uuid[]) copy where candidate_id = $1`,
    [candidateId, ids],
  )
  const answered = 'index, follow_up, question, skipped_at, text, saved_at'
  await owner.query(
    `insert into answers (company_id, candidate_id, ${answered})
     select company_id, copy, ${answered} from answers, unnest($2::uuid[]) copy where candidate_id = $1`,
    [candidateId, ids],
  )
  await platform.db.forCompany(companyId, async (tx) => {
    const [row] = await selectAssessmentsOf(tx, companyId, [candidateId])
    const key = (await keysOf(platform, tx, companyId, [candidateId])).get(candidateId)
    const result = row && decryptResult(row, key)
    const work = row && decryptWork(row, key)
    if (!result || !work) throw new Error('The candidate is not assessed')
    for (const id of ids) {
      const { seq: _, ...copied } = { ...row, id: randomUUID() as AssessmentId, candidateId: id }
      const own = await keyFor(platform, tx, { companyId, candidateId: id })
      const encryptedResult = encryptResult(own, copied.id, result)
      const encryptedWork = encryptWork(own, copied.id, work)
      await insertAssessment(tx, { ...copied, encryptedResult, encryptedWork })
    }
  })
}
