import pg from 'pg'
import { expect, test } from 'vitest'
import { registerCandidateEndpoint } from '#features/candidates/contract/candidates.ts'
import { currentConsent } from '#features/interviews/contract/consent.ts'
import {
  saveAnswerEndpoint,
  saveCvEndpoint,
  saveDraftEndpoint,
  startInterviewEndpoint,
} from '#features/interviews/contract/interviews.ts'
import { aCandidate, aRegistration } from '#testing/builders/a-candidate.ts'
import { aCompany } from '#testing/builders/a-company.ts'
import { aJob } from '#testing/builders/a-job.ts'
import { aCv, aStartedInterview } from '#testing/builders/an-interview.ts'
import { readTables } from '#testing/read-tables.ts'
import { startApp } from '#testing/start-app.ts'
import {
  requestDeletionEndpoint,
  requestExportEndpoint,
  undoDeletionEndpoint,
} from '../contract/company-data.ts'
import { eraseCompanyTask } from './delete-company.ts'

test('what candidates and users send while their company is erased is refused or erased with it', async () => {
  const app = await startApp()
  const owner = new pg.Client(app.owner)
  await owner.connect()
  const company = await aCompany(app)
  const { token, companyId } = company
  const job = await aJob(app, company)
  const people = []
  for (let at = 0; at < 5; at++) {
    const person = await aCandidate(app, job)
    if (at > 0) await aStartedInterview(app, person)
    people.push(person)
  }
  await app.call(requestDeletionEndpoint, { token, body: { password: company.password } })
  await owner.query(`update companies set delete_at = now() - interval '1 hour' where id = $1`, [companyId])

  const calls = people.flatMap(({ linkToken }) => {
    const params = { token: linkToken }
    const text = 'I asked each buyer what they were missing.'
    return [
      () => app.call(startInterviewEndpoint, { params, body: { consentVersion: currentConsent } }),
      () => app.call(saveAnswerEndpoint, { params: { ...params, index: '0' }, body: { text } }),
      () => app.call(saveDraftEndpoint, { params: { ...params, index: '1' }, body: { text } }),
      () => app.call(saveCvEndpoint, { params, upload: { file: aCv() } }),
      () => app.call(registerCandidateEndpoint, { body: aRegistration(job.id) }),
    ]
  })
  const employers = [
    () => app.call(requestExportEndpoint, { token }),
    () => app.call(requestDeletionEndpoint, { token, body: { password: company.password } }),
  ]
  const half = Math.floor(calls.length / 2)
  const [first, second] = [calls.slice(0, half), calls.slice(half)]
  const sent = [...first, ...employers].map((call) => call())
  const erasing = eraseCompanyTask.run(app.platform, { companyId })
  const answers = await Promise.all([...sent, ...second.map((call) => call())])
  await erasing
  await app.call(undoDeletionEndpoint, { token })

  expect(app.log.lines.filter(({ level }) => level === 'error')).toEqual([])
  expect(answers.filter(({ status }) => status >= 500)).toEqual([])
  app.clock.advance(10 * 86_400_000)
  await app.runTasks()
  const left = Object.entries(await readTables(owner)).filter(
    ([table, rows]) => table !== 'audit_log' && rows.some((row) => row.includes(companyId)),
  )
  const { kept } = app.platform.files as unknown as { kept: ReadonlyMap<string, Buffer> }
  expect([left, [...kept.keys()]]).toEqual([[], []])
  await owner.end()
  await app.close()
})
