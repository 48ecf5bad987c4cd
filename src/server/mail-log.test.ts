import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { getCandidateEndpoint } from '#features/review/contract/candidates.ts'
import { aCandidate } from '#testing/builders/a-candidate.ts'
import { aCompany } from '#testing/builders/a-company.ts'
import { aJob } from '#testing/builders/a-job.ts'
import { startApp, type TestApp } from '#testing/start-app.ts'
import { mails } from './features.ts'

let app: TestApp
let owner: pg.Client
beforeAll(async () => {
  app = await startApp({ settings: { BILLING: 'off' } })
  owner = new pg.Client(app.owner)
  await owner.connect()
})
afterAll(async () => {
  await owner.end()
  await app.close()
})

/** Kinds that go to users of a company, by features that also write to candidates. */
const toUsers = ['candidates.mention', 'invitations.team']

test('§mails-8 each kind of mail to candidates is in the log of a candidate', async () => {
  const company = await aCompany(app)
  const { candidateId } = await aCandidate(app, await aJob(app, company))
  await owner.query('delete from mails')
  const kinds = mails
    .map(({ name }) => name)
    .filter((name) => /^(candidates|interviews|invitations)\./.test(name) && !toUsers.includes(name))
  for (const kind of kinds)
    await owner.query('insert into mails (company_id, kind, subject_id, version) values ($1, $2, $3, 1)', [
      company.companyId,
      kind,
      candidateId,
    ])
  const reviewed = await app.succeed(getCandidateEndpoint, { token: company.token, params: { candidateId } })
  expect(reviewed.mails).toHaveLength(kinds.length)
})
