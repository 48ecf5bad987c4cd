import type { AnswerOf } from '#contract/endpoint.ts'
import { Refusal } from '#contract/refusals.ts'
import type { Platform } from '#platform/platform.ts'
import type { verifyReportEndpoint } from '../contract/candidate-report.ts'
import { readCode } from '../contract/check-code.ts'
import { selectByCode } from './store.ts'

const maxFiles = 20

/** What a check code confirms; nothing in it is about the candidate. Throws UNKNOWN_CODE. */
export async function verifyReport(
  { db }: Pick<Platform, 'db'>,
  typed: string,
): Promise<AnswerOf<typeof verifyReportEndpoint>> {
  const code = readCode(typed)
  const rows = code === null ? [] : await db.forSystem((tx) => selectByCode(tx, code, maxFiles))
  const [latest] = rows
  if (!latest) throw new Refusal('UNKNOWN_CODE')
  const { companyName, jobTitle, engineVersion, rubricVersion } = latest
  return {
    company: companyName ?? '',
    job: jobTitle ?? '',
    engineVersion: engineVersion ?? '',
    rubricVersion: rubricVersion ?? '',
    files: rows.map(({ requestedAt, sha256 }) => ({
      madeAt: requestedAt.toISOString(),
      sha256: sha256 ?? '',
    })),
  }
}
