import { spawnSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from 'playwright-core'
import PostalMime from 'postal-mime'
import { listFailedMailsEndpoint, listFailedTasksEndpoint } from '#features/admin/contract/console.ts'
import { noteLimits } from '#features/candidates/contract/decision-limits.ts'
import { getSettingsEndpoint } from '#features/company/contract/settings.ts'
import { startAiStub } from '#testing/ai-stub/start-ai-stub.ts'
import { judgementOf } from '#testing/ai-stub/stub-judge.ts'
import { dataOf } from '#testing/ai-stub/stub-request.ts'
import { readInstallation } from '#testing/read-installation.ts'
import { startServer, type TestServer } from '#testing/start-server.ts'
import { browser, unpackBrowser } from '../../e2e/browser.ts'
import { tallyOf } from './all-at-once.ts'
import { type Files, lookAtFiles } from './stored-scripts/look-at-files.ts'
import { type Eye, lookAt, openEye, type Stop, showEach } from './stored-scripts/open-eye.ts'
import { type Planted, plantScripts } from './stored-scripts/plant-scripts.ts'
import { givenPayloads, inTurns, isPrintable, madePayloads } from './stored-scripts/script-payloads.ts'
import type { Finding, Trial } from './trial.ts'

const root = join(import.meta.dirname, '..', '..')
const enough = 6_600

/** S20. `XSS_PAYLOADS=FILE` adds those of other people, one a line. */
export const storedScripts: Trial = {
  name: 'S20',
  what: 'Scripts in every text that is kept: a browser opens all pages, with the content policy and without, mails and files',
  run: async () => {
    const build = spawnSync(process.execPath, ['scripts/build.mjs'], { cwd: root, stdio: 'inherit' })
    if (build.status !== 0) throw new Error('The pages could not be built')
    unpackBrowser()
    const given = givenPayloads()
    const payloads = [...madePayloads(), ...given]
    const stub = await aModelOf(payloads)
    const server = await startServer({
      ...{ LOG_LEVEL: 'warn', AI_PROVIDER: 'openai-compatible', AI_BASE_URL: stub.url, AI_MODEL: 'stub' },
      ...{ AI_PRICE_INPUT: '0', AI_PRICE_OUTPUT: '0', DEMO: 'off' },
    })
    // Nothing leaves this machine, whatever runs.
    const ownOnly = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1'
    const chrome = await chromium.launch({ ...browser, args: [...(browser.args ?? []), ownOnly] })
    try {
      const planted = await plantScripts(server, payloads)
      const files = await lookAtFiles(server, planted)
      const seen = await lookAtPages(chrome, server, planted, payloads)
      return findingsOf({ payloads, given: given.length, planted, files, ...seen })
    } finally {
      await chrome.close()
      await server.stop()
      await stub.close()
    }
  },
}

/** A model that says payloads: as questions, and as reasons, of which those with markup or addresses are refused. */
async function aModelOf(payloads: readonly string[]) {
  const stub = await startAiStub()
  const { next } = inTurns(payloads)
  const sayable = (one: string) => !/[<&]|\]\(|script:|https?:|www\./i.test(one)
  stub.play((request) => {
    if (request.prompt.includes('"answers"'))
      return { say: { ...judgementOf(request, 3), reason: `A clear answer: "${next(300, sayable)}"` } }
    const { wanted } = dataOf<{ wanted: { slot: string; example: string }[] }>(request)
    return {
      say: { questions: wanted.map(({ slot, example }) => ({ slot, text: `${next(99)} ${example}` })) },
    }
  })
  return stub
}

const press = (name: string | RegExp) => async (page: Page) => {
  await page.getByRole('button', { name }).first().click()
  await page.waitForLoadState('networkidle')
}

async function openCv(page: Page): Promise<void> {
  await press('View CV')(page)
  await page.getByRole('button', { name: 'Download CV' }).waitFor()
  const text = page.getByRole('tab', { name: 'Text' })
  if ((await text.count()) > 0) await text.click()
}

async function openPalette(page: Page): Promise<void> {
  await page.keyboard.press('Control+k')
  await page.getByRole('dialog').waitFor()
}

/** A browser shows a feed as it is written: here as those read it who subscribe to it. */
async function readFeed(page: Page): Promise<void> {
  const written = await page.evaluate(() => document.body.innerText)
  await page.goto('about:blank')
  await page.evaluate((xml) => {
    document.body.textContent = new DOMParser().parseFromString(xml, 'text/xml').documentElement.textContent
  }, written)
}

/** Every page that shows what somebody wrote; `code` is that of a report. */
function stopsOf(
  { hiring: { jobId }, jobs, applicants, underWay, invitation, join, purchaseId }: Planted,
  { slug, code, mails }: { slug: string; code: string; mails: readonly string[] },
): Stop[] {
  const [first, second] = applicants.map(({ id }) => `${jobId}/${id}`)
  const tabs = ['questions', 'reports', 'share', 'settings']
  const paths = [
    ...[`/${slug}`, `/embed/${slug}`, `/verify-report?code=${code}`, `/Invitation/${invitation}`],
    ...[`/Interview/${underWay}`, `/InterviewPreview/${jobId}`, '/CreateJob', `/EditJob/${jobId}`],
    ...['/Jobs', `/Jobs/${jobId}`, ...tabs.map((tab) => `/Jobs/${jobId}?tab=${tab}`)],
    ...['', '&view=table', '&view=cards'].map((view) => `/Dashboard?job=${jobId}${view}`),
    ...[`/Dashboard?job=${jobId}&candidate=${applicants[0]?.id}`, '/Interviews', '/Interviews?view=week'],
    ...['/Settings', '/Pricing', `/Payment/${purchaseId}`, `/join?token=${join}`],
    ...['', '/companies', '/mails', '/tasks', '/audit'].map((page) => `/Admin${page}`),
    ...['', ...mails].map((mail) => `/outbox/${mail}`),
  ]
  return [
    ...jobs.map(({ id, payloads }) => ({ path: `/Apply/${id}`, shows: { 'apply pages': payloads } })),
    ...applicants.flatMap(({ id, link, own, answers, cv, notes }) => [
      {
        path: `/Dashboard/${jobId}/${id}`,
        act: openCv,
        shows: { 'candidates’ pages': answers, notes, CVs: cv },
      },
      { path: `/InterViewChat/${id}`, shows: { transcripts: answers } },
      { path: `/My-application/${own}` },
      { path: `/Interview/${link}` },
    ]),
    {
      path: `/feeds/${slug}`,
      act: readFeed,
      shows: { feed: jobs.flatMap(({ payloads }) => payloads.filter(isPrintable)) },
    },
    { path: `/Dashboard/${second}`, act: press(/^Reject/) },
    { path: `/Dashboard/${first}`, act: openPalette },
    ...paths.map((path) => ({ path })),
  ]
}

interface Seen {
  /** With our content policy, without any, of mails, and of payloads that are written as markup. */
  eyes: Record<'strict' | 'bare' | 'mail' | 'trap', Eye>
  failed: number
  /** Assessments in the model's words. */
  said: number
}

async function lookAtPages(
  chrome: Browser,
  { url, dataDir }: TestServer,
  planted: Planted,
  payloads: readonly string[],
): Promise<Seen> {
  const { client, employer: token, operator } = planted.hiring
  const { slug, userId, role, userName } = await client.call(getSettingsEndpoint, { token })
  const [report] = await readInstallation<{ code: string }>(
    dataDir,
    'select code from reports where code is not null',
  )
  // The last of the test mails.
  await client.mailTo(userName, /reminder: /)
  const sources = globSync('outbox/*.eml', { cwd: dataDir })
  const mails = await Promise.all(
    sources.map(async (file) => (await PostalMime.parse(readFileSync(join(dataDir, file)))).html ?? ''),
  )
  const session = { token, userId, role, onBoardingStatus: 'COMPLETED' }
  const kept = { ...session, 'operator-session': JSON.stringify({ token: operator, email: 'operator' }) }
  const localStorage = Object.entries(kept).map(([name, value]) => ({ name, value }))
  const signedIn = { baseURL: url, storageState: { cookies: [], origins: [{ origin: url, localStorage }] } }
  const eyes = {
    strict: await openEye(chrome, signedIn),
    bare: await openEye(chrome, { ...signedIn, bypassCSP: true }),
    mail: await openEye(chrome),
    trap: await openEye(chrome),
  }
  const ids = sources.slice(0, 40).map((file) => file.replace(/^.*\/|\.eml$/g, ''))
  const stops = stopsOf(planted, { slug, code: report?.code ?? '', mails: ids })
  await Promise.all([lookAt(eyes.strict, stops), lookAt(eyes.bare, stops)])
  await showEach(eyes.mail, mails)
  await showEach(
    eyes.trap,
    payloads.filter((_, at) => at % 60 === 0),
  )
  const [{ said } = { said: 0 }] = await readInstallation<{ said: number }>(
    dataDir,
    "select count(*)::int as said from assessments where engine = 'llm'",
  )
  const asOperator = { token: operator }
  const tasks = await client.call(listFailedTasksEndpoint, asOperator)
  const unsent = await client.call(listFailedMailsEndpoint, asOperator)
  return { eyes, failed: tasks.content.length + unsent.content.length, said }
}

/** On one line. */
const counted = (found: readonly string[]) =>
  [found.length, ...found.slice(0, 3).map((one) => one.replace(/\s+/g, ' ').slice(0, 160))].join('; ')

const none = (what: string, found: readonly string[]): Finding => ({
  what,
  found: counted(found),
  wanted: '0',
  passed: found.length === 0,
})

interface Known extends Seen {
  payloads: readonly string[]
  given: number
  planted: Planted
  files: Files
}

function findingsOf({ payloads, given, planted, files, eyes, failed, said }: Known): Finding[] {
  const { strict, bare, mail, trap } = eyes
  const { offered } = planted
  const shown = [...strict.shown, ...bare.shown]
  const missing = shown.flatMap(([field, { missing }]) => missing.map((one) => `${field}: ${one}`))
  const seen = [strict, bare, mail]
  const ran = seen.flatMap((eye) => [...eye.ran])
  const dialogs = seen.flatMap((eye) => eye.dialogs)
  const strange = seen.flatMap((eye) => eye.strange)
  const troubles = seen.flatMap((eye) => eye.troubles)
  const broken = troubles.filter((one) => /Content policy|Content Security Policy|Trusted/.test(one))
  const asked = troubles.filter((one) => one.endsWith(' was asked for'))
  const others = troubles.filter((one) => !broken.includes(one) && !asked.includes(one))
  return [
    ...keptFindings(payloads, given, planted),
    { what: 'assessments in the words of a model', found: String(said), wanted: 'some', passed: said > 0 },
    {
      what: 'shown as they were written',
      found: [
        ...[...strict.shown].map(
          ([field, tally]) => `${field} ${tally.of - tally.missing.length} of ${tally.of}`,
        ),
        ...missing.slice(0, 3).map((one) => `not on ${one}`),
      ].join(', '),
      wanted: 'all',
      passed: shown.length > 0 && missing.length === 0,
    },
    {
      what: 'opened: pages, pages without policy, mails, files',
      found: [strict.opened, bare.opened, mail.opened, files.seen].join(', '),
      wanted: 'all',
      passed: seen.every(({ opened, unopened }) => opened > 0 && unopened.length === 0),
    },
    {
      what: 'the trap, with payloads as markup: ran, stood there, of',
      found: [trap.ran.size, trap.strange.length, trap.opened].join(', '),
      wanted: 'some of each',
      passed: trap.ran.size > 0 && trap.strange.length > 0,
    },
    none('scripts that ran', ran),
    none('breaches of the content policy', broken),
    none('requests to others', asked),
    none('dialogs', dialogs),
    none('elements and addresses that are none of ours', strange),
    none('errors on pages', [...others, ...seen.flatMap((eye) => eye.unopened)]),
    none('files with scripts, or shown as pages', files.wrong),
    none('answers of status 500 or more', offered.failed),
    { what: 'tasks and mails that failed', found: String(failed), wanted: '0', passed: failed === 0 },
  ]
}

function keptFindings(
  payloads: readonly string[],
  given: number,
  { jobs, applicants, offered }: Planted,
): Finding[] {
  // A note is the shortest of the long fields.
  const fitting = payloads.filter(({ length }) => length <= noteLimits.text).length
  const made = payloads.length - given
  const kept = {
    descriptions: jobs.map((one) => one.payloads),
    answers: applicants.map(({ answers }) => answers),
    notes: applicants.map(({ notes }) => notes),
  }
  const counts = Object.entries(kept).map(([field, all]) => [field, new Set(all.flat()).size] as const)
  return [
    {
      what: 'payloads: made, given, too long for a field',
      found: [made, given, payloads.length - fitting].join(', '),
      wanted: `at least ${enough} made`,
      passed: made >= enough,
    },
    {
      what: 'kept in long fields',
      found: counts.map(([field, count]) => `${field} ${count}`).join(', '),
      wanted: `${fitting} in each`,
      passed: counts.every(([, count]) => count >= fitting),
    },
    {
      what: 'fields: taken, refused by their rules',
      found: `${offered.taken}, ${tallyOf(offered.refused) || 'none'}`,
      wanted: 'some taken, 400 for others',
      passed: offered.taken > 0 && offered.refused.every((status) => status === 400),
    },
  ]
}
