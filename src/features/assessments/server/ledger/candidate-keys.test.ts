import { expect, it } from 'vitest'
import type { CandidateId, CompanyId } from '#contract/ids.ts'
import { aCandidate } from '#testing/builders/a-candidate.ts'
import { aCompany } from '#testing/builders/a-company.ts'
import { aJob } from '#testing/builders/a-job.ts'
import { startApp } from '#testing/start-app.ts'
import { keyFor, keysOf } from './candidate-keys.ts'

it('a candidate’s key outlives a rotation of the secret key, and no second one is made', async () => {
  await using stack = new AsyncDisposableStack()
  const app = await startApp({ settings: { BILLING: 'off' } })
  stack.defer(() => app.close())
  const company = await aCompany(app)
  const { candidateId } = await aCandidate(app, await aJob(app, company))
  const config = app.platform.config
  const rotated = { ...config, secretKey: 'n'.repeat(48), secretKeyOld: config.secretKey }
  const subject = { companyId: company.companyId as CompanyId, candidateId: candidateId as CandidateId }
  await app.platform.db.forCompany(subject.companyId, async (tx) => {
    const made = await keyFor({ config }, tx, subject)
    expect(await keyFor({ config: rotated }, tx, subject)).toEqual(made)
    const without = await keysOf({ config: { ...rotated, secretKeyOld: undefined } }, tx, subject.companyId, [
      subject.candidateId,
    ])
    expect(without.size).toBe(0)
  })
})
