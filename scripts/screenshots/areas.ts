import type { Page } from 'playwright-core'
import { answersEn } from '../../src/features/demo/server/company/answers-en.ts'
import { answersFr } from '../../src/features/demo/server/company/answers-fr.ts'
import type { Demo, Session } from './open-demo.ts'

export interface Shot {
  name: string
  path: string
  session?: Session
  /** The screen as it opens, without what is below it. */
  firstScreen?: boolean
  /** What a user does before the state is there. */
  prepare?: (page: Page) => Promise<void>
}

export interface Area {
  name: string
  shots: Shot[]
}

const submit = async (page: Page) => {
  await page.locator('form button[type=submit]').first().click()
  await page.waitForTimeout(300)
}

/** The first step of the draft is filled in. */
const submitTwice = async (page: Page) => {
  await submit(page)
  await submit(page)
}

/** As somebody would who takes the trial seriously. */
const answerThree = async (page: Page) => {
  await page.locator('main button').last().click()
  const answer = page.locator('main textarea')
  const language = await page.locator('main ol span[lang]').first().getAttribute('lang')
  const answers = language === 'fr' ? answersFr : answersEn
  for (const text of [answers[1], answers[3], answers[4]]) {
    await answer.fill(text ?? '')
    // By the button: Enter begins a line on a phone.
    await page.locator('main form button[type=submit]').click()
    await page.waitForTimeout(300)
  }
  await page.locator('#demo-scores').waitFor({ timeout: 30_000 })
  await page.locator('main a[href="/Signup"]').waitFor()
  await page.waitForTimeout(1000)
}

/** Every page with its states, by area. */
export function areas(demo: Demo): Area[] {
  const { session, openJob, closedJob, candidate, unfinished } = demo
  const signedIn = (shot: Shot): Shot => ({ ...shot, session })
  return [
    { name: 'site', shots: siteShots(demo) },
    { name: 'account', shots: accountShots },
    { name: 'candidate', shots: candidateShots(demo) },
    {
      name: 'jobs',
      shots: [
        { name: 'jobs', path: '/Jobs' },
        { name: 'jobs-nothing-found', path: '/Jobs?search=zzzz' },
        { name: 'create-job', path: '/CreateJob' },
        { name: 'create-job-refused', path: '/CreateJob', prepare: submitTwice },
        { name: 'edit-job', path: `/EditJob/${openJob}` },
        { name: 'job', path: `/Jobs/${openJob}` },
        { name: 'job-questions', path: `/Jobs/${openJob}?tab=questions` },
        { name: 'job-share', path: `/Jobs/${openJob}?tab=share` },
        { name: 'job-settings', path: `/Jobs/${openJob}?tab=settings` },
        { name: 'job-closed', path: `/Jobs/${closedJob}` },
        { name: 'preview', path: `/InterviewPreview/${openJob}` },
      ].map(signedIn),
    },
    {
      name: 'review',
      shots: [
        { name: 'dashboard', path: '/Dashboard' },
        { name: 'dashboard-job', path: `/Dashboard?job=${openJob}` },
        { name: 'candidate', path: `/Dashboard/${openJob}/${candidate}` },
        { name: 'candidate-unfinished', path: `/Dashboard/${openJob}/${unfinished}` },
        { name: 'candidate-beside', path: `/Dashboard?job=${openJob}&group=invited&candidate=${candidate}` },
        { name: 'dashboard-table', path: `/Dashboard?job=${openJob}&view=table` },
        { name: 'dashboard-cards', path: `/Dashboard?job=${openJob}&view=cards` },
        { name: 'transcript', path: `/InterViewChat/${candidate}` },
        { name: 'transcript-missing', path: '/InterViewChat' },
        { name: 'interviews', path: '/Interviews' },
        { name: 'interviews-week', path: '/Interviews?view=week' },
      ].map(signedIn),
    },
    {
      name: 'company',
      shots: [
        { name: 'pricing', path: '/Pricing' },
        { name: 'settings', path: '/Settings' },
        { name: 'not-found', path: '/Jobs/00000000-0000-4000-8000-000000000000' },
      ].map(signedIn),
    },
  ]
}

const siteShots = ({ slug }: Demo): Shot[] => [
  { name: 'landing-first', path: '/', firstScreen: true },
  { name: 'landing', path: '/' },
  { name: 'about', path: '/About' },
  { name: 'contact', path: '/Contact' },
  { name: 'method', path: '/Method' },
  { name: 'help', path: '/Help' },
  { name: 'accessibility', path: '/Accessibility' },
  { name: 'demo-interview', path: '/Demo-interview' },
  { name: 'demo-interview-scores', path: '/Demo-interview', prepare: answerThree },
  { name: 'privacy', path: '/Privacy' },
  { name: 'verify-report', path: '/verify-report' },
  { name: 'company', path: `/${slug}` },
  { name: 'not-found', path: '/no-such-page' },
]

const accountShots: Shot[] = [
  { name: 'signup', path: '/Signup' },
  { name: 'signup-refused', path: '/Signup', prepare: submit },
  { name: 'login', path: '/Login' },
  { name: 'login-refused', path: '/Login', prepare: submit },
  { name: 'forgot-password', path: '/forgot-password' },
  { name: 'reset-password', path: '/reset-password?token=expired' },
  { name: 'verify', path: '/verify?token=expired' },
]

const candidateShots = ({
  openJob,
  closedJob,
  interview,
  underWay,
  answered,
  cvAwaited,
  invitation,
  myApplication,
}: Demo): Shot[] => [
  { name: 'apply-first', path: `/Apply/${openJob}`, firstScreen: true },
  { name: 'apply', path: `/Apply/${openJob}` },
  { name: 'apply-refused', path: `/Apply/${openJob}`, prepare: submit },
  { name: 'apply-closed', path: `/Apply/${closedJob}` },
  { name: 'interview-first', path: interview, firstScreen: true },
  { name: 'interview-chat', path: underWay, firstScreen: true },
  { name: 'interview-answered', path: answered, firstScreen: true },
  { name: 'interview-cv-awaited', path: cvAwaited },
  { name: 'interview-expired', path: '/Interview' },
  { name: 'invitation', path: invitation },
  { name: 'my-application', path: myApplication },
]
