import { spawnSync } from 'node:child_process'
import { leftOpen } from './asvs.ts'

/** A line of the scorecard: what must hold, and what proves it. */
export interface Row {
  id: string
  what: string
  bar: string
  /** Files of tests. */
  tests?: readonly string[]
  /** Files of journeys in the browser. */
  journeys?: readonly string[]
  /** Of `npm run bench:trust`. */
  trial?: string
  /** What of the bar nothing measures yet. */
  open?: string
}

/** What is missing of a run that takes as long as it is given. */
const shorter = (setting: string, whole: number, what: string) =>
  Number(process.env[setting] ?? 0) >= whole ? '' : `${what}; \`${setting}=${whole}\` is the whole run`

const isInstalled = (command: string) => !spawnSync(command, ['--version'], { timeout: 10_000 }).error

const platform = 'src/platform'
const server = 'src/server'
const features = 'src/features'

export const rows: readonly Row[] = [
  {
    id: 'S1',
    what: 'Calls are those that are described',
    bar: '0 undocumented',
    tests: [`${server}/spec-calls.test.ts`, `${server}/endpoints.test.ts`],
  },
  {
    id: 'S2',
    what: 'Who may call what',
    bar: '0 deviations, foreign = missing',
    tests: [`${server}/access.test.ts`, `${server}/roles.test.ts`],
  },
  {
    id: 'S3',
    what: 'Nothing of another company',
    bar: '0 of 20,000 calls',
    tests: [
      `${server}/access.test.ts`,
      `${platform}/database/connect-database.test.ts`,
      `${server}/tenant-canaries.test.ts`,
    ],
    open: shorter('TENANT_CALLS', 20_000, '800 random calls'),
  },
  {
    id: 'S4',
    what: 'The second wall: the database',
    bar: '0 rows',
    tests: [`${platform}/database/connect-database.test.ts`],
  },
  { id: 'S5', what: 'Plans open what they pay for', bar: '100%', tests: [`${server}/plan-gates.test.ts`] },
  {
    id: 'S6',
    what: 'Wrong types and foreign fields',
    bar: '0 changes, 0 of status 500',
    tests: [`${server}/bad-input.test.ts`],
  },
  { id: 'S7', what: 'No telling who has an account', bar: 'AUC ≤ 0.60', trial: 'S7' },
  {
    id: 'S8',
    what: 'Life of a link',
    bar: '1 use, 0 plain tokens at rest',
    tests: [`${server}/links.test.ts`],
    journeys: ['e2e/links.slow.spec.ts'],
  },
  {
    id: 'S9',
    what: 'Sessions end at once',
    bar: '401 within 1 s',
    tests: [`${server}/sessions.test.ts`, `${server}/remember-sessions.test.ts`],
  },
  { id: 'S10', what: 'Guessing is limited', bar: 'victim signs in', trial: 'S10' },
  {
    id: 'S11',
    what: 'Passwords',
    bar: 'argon2id, common ones refused',
    tests: [`${platform}/passwords/open-passwords.test.ts`],
  },
  { id: 'S12', what: 'Places of a job', bar: 'exactly the limit', trial: 'S12' },
  { id: 'S13', what: 'One active plan', bar: '1 of 40 at once', trial: 'S13' },
  { id: 'S14', what: 'Jobs of a plan', bar: 'exactly n', trial: 'S14' },
  {
    id: 'S15',
    what: 'Sent twice',
    bar: '1 row, 1 mail, same answer',
    tests: [
      `${features}/interviews/server/complete-interview.test.ts`,
      `${features}/interviews/server/complete-again.test.ts`,
    ],
  },
  {
    id: 'S16',
    what: 'A corpus of bad files',
    bar: '0 of status 500, within 10 s, 400 MB',
    trial: 'S16',
    open: 'files made for it; `npm run corpus -- FOLDER` sends those of strangers',
  },
  {
    id: 'S17',
    what: 'Bombs',
    bar: 'refused within 2 s',
    tests: [
      `${platform}/documents/read-document.test.ts`,
      `${platform}/documents/open-documents.slow.test.ts`,
      `${features}/billing/server/send-screenshot.test.ts`,
    ],
  },
  {
    id: 'S18',
    what: 'Limits of files, and lies about them',
    bar: '100% exact',
    tests: [`${features}/interviews/server/rules.test.ts`, `${platform}/documents/read-broken.test.ts`],
  },
  {
    id: 'S19',
    what: 'Handing out files',
    bar: 'dead after 5 min and for others',
    tests: [`${server}/file-links.test.ts`],
    ...(isInstalled('strace') ? { trial: 'S19' } : { open: 'outgoing connections: needs strace' }),
  },
  {
    id: 'S20',
    what: 'Scripts in what people wrote',
    bar: '0 executed',
    tests: [`${features}/review/server/shown-injections.test.ts`, `${server}/pages/html-document.test.ts`],
    trial: 'S20',
    open: process.env.XSS_PAYLOADS ? '' : 'payloads made for it; `XSS_PAYLOADS=FILE` adds those of strangers',
  },
  {
    id: 'S21',
    what: 'SQL, commands, paths',
    bar: '0 findings, 0 of status 500',
    ...(isInstalled('sqlmap') && isInstalled('wapiti')
      ? { trial: 'S21' }
      : { open: 'needs sqlmap and wapiti' }),
  },
  {
    id: 'S22',
    what: 'Headers of every answer',
    bar: '100%',
    tests: [`${platform}/http/open-http.test.ts`, `${server}/pages/register-pages.test.ts`],
  },
  {
    id: 'S23',
    what: 'Random calls',
    bar: '0 of 50,000 with status 500',
    tests: [`${server}/random-calls.test.ts`],
    open: shorter('FUZZ_CALLS', 50_000, '1,200 calls'),
  },
  {
    id: 'S24',
    what: 'Mails',
    bar: '1 recipient, 3 a day',
    tests: [`${server}/mail-safety.test.ts`, `${platform}/mail/claim-mail.test.ts`],
  },
  {
    id: 'S25',
    what: 'Instructions hidden in answers',
    bar: '≤ 3 points',
    tests: [`${features}/review/server/shown-injections.test.ts`, `${platform}/ai/fence.test.ts`],
    open: 'a real model',
  },
  {
    id: 'S26',
    what: 'A model that fails',
    bar: '0 invented scores',
    tests: [
      `${platform}/ai/breaker.test.ts`,
      `${platform}/ai/open-run.test.ts`,
      `${features}/assessments/server/llm/many-evaluations.slow.test.ts`,
    ],
  },
  {
    id: 'S27',
    what: 'Killed at every step',
    bar: '100% of steps',
    tests: [
      `${server}/failpoints.slow.test.ts`,
      `${server}/mail-crash.slow.test.ts`,
      `${server}/random-kills.slow.test.ts`,
      `${platform}/database/embedded-postgres.slow.test.ts`,
    ],
  },
  {
    id: 'S28',
    what: 'Killed at random',
    bar: '0 acknowledged writes lost, 10 s',
    trial: 'S28',
    open: shorter('CHAOS_MINUTES', 15, '3 minutes'),
  },
  {
    id: 'S29',
    what: 'Others are down',
    bar: '503 or taken',
    tests: [
      `${platform}/files/s3-files.test.ts`,
      `${platform}/database/database-pulse.test.ts`,
      `${platform}/mail/send-mail.test.ts`,
      `${server}/outage.test.ts`,
    ],
    trial: 'S29',
    open: shorter('DOWN_MINUTES', 10, '1 minute each'),
  },
  {
    id: 'S30',
    what: 'Disk full, clocks jump',
    bar: 'nothing lost or erased',
    tests: [
      `${platform}/http/full-disk.test.ts`,
      `${features}/privacy/server/request-deletion.test.ts`,
      `${features}/accounts/server/sweep-accounts.test.ts`,
    ],
    ...(isInstalled('faketime')
      ? { trial: 'S30' }
      : { open: 'a clock that jumps under a running process needs faketime' }),
  },
  {
    id: 'S31',
    what: 'Backup and restore',
    bar: 'erased stay erased, ≤ 10 min',
    tests: [`${server}/backup/backup.test.ts`, 'scripts/backup.slow.test.ts'],
    trial: 'S31',
  },
  {
    id: 'S32',
    what: '10,000 candidates by a deadline',
    bar: '5 min, 0 lost',
    trial: 'S32',
    open: shorter('STORM_CANDIDATES', 10_000, '600 candidates'),
  },
  {
    id: 'S33',
    what: 'Slow clients',
    bar: 'others ≤ 500 ms, connections closed ≤ 60 s',
    tests: [`${platform}/http/bound-sockets.test.ts`, `${server}/pipelined-requests.slow.test.ts`],
    ...(isInstalled('slowhttptest')
      ? { trial: 'S33' }
      : { open: '1,000 connections on a real server need slowhttptest' }),
  },
  {
    id: 'S34',
    what: 'No person in logs',
    bar: '0 hits',
    tests: [
      `${server}/observation.test.ts`,
      `${server}/mail-log.test.ts`,
      `${server}/leaks.test.ts`,
      `${server}/leaks.slow.test.ts`,
    ],
  },
  { id: 'S35', what: 'Unsafe settings', bar: 'no start', tests: [`${platform}/config/config.test.ts`] },
  {
    id: 'S36',
    what: 'Erased is erased',
    bar: '0 traces',
    tests: [
      `${features}/privacy/server/erase-company.test.ts`,
      `${features}/privacy/server/erasure/erase-candidate.test.ts`,
      `${features}/privacy/server/erasure/erase-expired.test.ts`,
    ],
  },
  {
    id: 'S37',
    what: 'Operators',
    bar: 'second factor, each change traced',
    tests: [
      `${server}/operator-access.test.ts`,
      `${server}/operator-traces.test.ts`,
      `${platform}/audit/audit-log.test.ts`,
    ],
  },
  {
    id: 'S38',
    what: 'What it is made of',
    bar: '0 without digest, licence or reason',
    tests: ['scripts/dependencies.test.ts', 'scripts/secrets.test.ts'],
  },
  {
    id: 'S39',
    what: 'Ledger of ASVS 5.0.0, levels 1 and 2',
    bar: '253 of 253 with a test or a reason',
    tests: ['scripts/asvs.test.ts'],
    open: leftOpen(),
  },
]
