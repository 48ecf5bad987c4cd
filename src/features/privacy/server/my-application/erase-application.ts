import { randomInt } from 'node:crypto'
import type { AnswerOf } from '#contract/endpoint.ts'
import { findCandidateOfApplication } from '#features/candidates/server/get-candidate.ts'
import type { Platform } from '#platform/platform.ts'
import type { eraseApplicationEndpoint } from '../../contract/my-application.ts'
import { eraseCandidates } from '../erasure/erase-candidates.ts'

/** Crockford's digits: none is mistaken for another. */
const digits = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/**
 * Erases a candidate's application at their own wish. The receipt's code is what the audit log keeps in place of the
 * candidate: whoever has it can prove the erasure, and nobody can tell whose it was.
 */
export async function eraseApplication(
  deps: Pick<Platform, 'audit' | 'clock' | 'db' | 'links' | 'mail' | 'tasks'>,
  token: string,
): Promise<AnswerOf<typeof eraseApplicationEndpoint>> {
  const { companyId, id } = await findCandidateOfApplication(deps, token)
  const code = newCode()
  await deps.db.forCompany(companyId, async (tx) => {
    await eraseCandidates(deps, tx, companyId, [id])
    const action = 'candidate.erased'
    await deps.audit.record(tx, { companyId, actor: 'candidate', action, subjectId: code })
  })
  return { code, erasedAt: deps.clock.now().toISOString() }
}

const newCode = (): string =>
  [...Array(4)].map(() => [...Array(4)].map(() => digits[randomInt(digits.length)]).join('')).join('-')
