import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { logInEndpoint, requestResetEndpoint } from '#features/accounts/contract/account.ts'
import { validPassword } from '#testing/builders/a-company.ts'
import { aJobOver, signedUpOver } from '#testing/hire-over-http.ts'
import {
  applies,
  type Hiring,
  isAssessed,
  isErased,
  isInvited,
  isRejected,
  isReported,
} from '#testing/hire-through-faults.ts'
import { persistentClient } from '#testing/persistent-client.ts'
import { readInstallation } from '#testing/read-installation.ts'
import { startServer, type TestServer } from '#testing/start-server.ts'

const minutes = 60_000
let server: TestServer
beforeAll(async () => {
  server = await startServer({ BILLING: 'off', LOG_LEVEL: 'debug' })
}, 2 * minutes)
afterAll(() => server?.stop(), minutes)

/** Words that these flows write of persons and that nothing else writes. */
const words = [
  'Amel',
  'Trabelsi',
  'Atlas Textiles',
  '12 rue de Carthage',
  '22345678',
  '71234567',
  validPassword,
  'Salma Ferchichi',
  'Navitrans',
  '@candidate.example',
  '@company.example',
]

/** A route of each flow, as the log says it. */
const flows = [
  '/api/auth/signup',
  '/api/candidates/complete',
  '/api/candidates/report/:candidateId',
  '/api/invitations',
  '/api/candidates/reject/:candidateId',
  '/api/my-application/:token',
]

/** Applying, assessing, reporting, inviting, rejecting, erasing, and logging in as somebody else. */
async function allFlows(): Promise<string> {
  const client = persistentClient(server)
  const employer = await signedUpOver(client)
  const jobId = await aJobOver(client, employer)
  const hiring: Hiring = { client, operator: '', employer, jobId }
  const email = await applies(hiring, 'pdf')
  const invited = await isAssessed(hiring, email)
  await isReported(hiring, invited)
  await isInvited(hiring, invited)
  const other = await applies(hiring, 'docx')
  await isRejected(hiring, await isAssessed(hiring, other))
  await isErased(hiring, other)
  const body = { userName: email, password: validPassword }
  await expect(client.call(logInEndpoint, { body })).rejects.toThrow(/401/)
  await client.call(requestResetEndpoint, { params: { email } })
  return employer
}

test('S34 after all flows the log is valid JSON, and log, metrics and queue say nothing of a person', {
  timeout: 4 * minutes,
}, async () => {
  const secrets = [...words, await allFlows()]
  const found = (text: string) => secrets.filter((secret) => text.includes(secret))
  const log = readFileSync(join(server.dataDir, 'server.log'), 'utf8')
  // What a person at the terminal reads when it starts is indented.
  const lines = log.split('\n').filter((line) => line !== '' && !line.startsWith('  '))
  const routes = lines.map((line) => (JSON.parse(line) as { route?: string }).route)
  expect(routes).toEqual(expect.arrayContaining(flows))
  expect(found(log)).toEqual([])
  const metrics = await (await fetch(`${server.url}/metrics`)).text()
  expect(metrics).toContain('mindhire_tasks')
  expect(found(metrics)).toEqual([])
  const jobs = await readInstallation<{ row: string }>(
    server.dataDir,
    'select row_to_json(j)::text as row from pgboss.job j',
  )
  const done = jobs.filter(({ row }) => row.includes('"state":"completed"')).map(({ row }) => row)
  for (const task of ['interviews.read-cv', 'assessments.assess', 'reports.make', 'mail.send'])
    expect(done.join('\n')).toContain(`"name":"${task}"`)
  expect(found(jobs.map(({ row }) => row).join('\n'))).toEqual([])
})
