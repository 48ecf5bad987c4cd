import { employerLanguages } from '#contract/languages.ts'
import type { PageAddress } from '#contract/pages.ts'

/** A page of the employer's application or an account page. */
export interface AppPage extends PageAddress {
  /**
   * `visitor`: only for the signed-out; `signed-in`: only for employers; `anyone`: for both. `operator`: only for
   * operators; `operator-login`: where operators log in, with or without an employer's session.
   */
  guard: 'visitor' | 'signed-in' | 'anyone' | 'operator' | 'operator-login'
  /** With this parameter in its query a visitor's page is for the signed-in too. */
  unguardedBy?: string
}

const adminModule = 'web/app/admin-console.ts'

/** Pages of the admin console, which has a frame and a session of its own; nothing links to it. */
const adminPages = [
  { path: '/Admin', module: adminModule, guard: 'operator' },
  { path: '/Admin/companies', module: adminModule, guard: 'operator' },
  { path: '/Admin/mails', module: adminModule, guard: 'operator' },
  { path: '/Admin/tasks', module: adminModule, guard: 'operator' },
  { path: '/Admin/audit', module: adminModule, guard: 'operator' },
  { path: '/Admin/login', module: adminModule, guard: 'operator-login' },
  { path: '/Admin/setup', module: adminModule, guard: 'operator-login', secret: true },
] as const satisfies readonly AppPage[]

// Each page has one line here and one in the screens of its app entry, which the compiler asks for.

export const appPages = [
  { path: '/Jobs', module: 'features/jobs/web/jobs-page.tsx', guard: 'signed-in' },
  { path: '/Jobs/:jobId', module: 'web/app/job-screen.tsx', guard: 'signed-in' },
  { path: '/CreateJob', module: 'features/jobs/web/create-job-page.tsx', guard: 'signed-in' },
  { path: '/EditJob/:jobId', module: 'features/jobs/web/edit-job-page.tsx', guard: 'signed-in' },
  {
    path: '/InterviewPreview/:jobId',
    module: 'features/interviews/web/interview-preview-page.tsx',
    guard: 'signed-in',
  },
  {
    path: '/InterViewChat/:id',
    module: 'features/interviews/web/transcript-page.tsx',
    guard: 'signed-in',
  },
  // Without an id the page says what is missing.
  { path: '/InterViewChat', module: 'features/interviews/web/transcript-page.tsx', guard: 'signed-in' },
  { path: '/Dashboard', module: 'features/review/web/dashboard-page.tsx', guard: 'signed-in' },
  {
    path: '/Dashboard/:jobId/:candidateId',
    module: 'features/review/web/candidate-page.tsx',
    guard: 'signed-in',
  },
  { path: '/Interviews', module: 'features/invitations/web/interviews-page.tsx', guard: 'signed-in' },
  { path: '/Pricing', module: 'features/billing/web/pricing-page.tsx', guard: 'signed-in' },
  { path: '/Payment/:purchaseId', module: 'features/billing/web/payment-page.tsx', guard: 'signed-in' },
  { path: '/Settings', module: 'web/app/settings-screen.tsx', guard: 'signed-in' },
  {
    path: '/Signup',
    module: 'features/accounts/web/signup-page.tsx',
    guard: 'visitor',
    speaks: employerLanguages,
    followsBrowser: true,
  },
  {
    path: '/verify',
    module: 'features/accounts/web/verify-page.tsx',
    guard: 'visitor',
    // A signed-in user confirms a new address with this link.
    unguardedBy: 'change',
    secret: true,
  },
  { path: '/Login', aliases: ['/signin'], module: 'features/accounts/web/login-page.tsx', guard: 'visitor' },
  { path: '/forgot-password', module: 'features/accounts/web/forgot-password-page.tsx', guard: 'visitor' },
  {
    path: '/reset-password',
    module: 'features/accounts/web/reset-password-page.tsx',
    guard: 'visitor',
    secret: true,
  },
  {
    path: '/join',
    module: 'features/accounts/web/join-page.tsx',
    // A user signed in with another address may join with this one.
    guard: 'anyone',
    secret: true,
  },
  { path: '/Demo', module: 'features/demo/web/demo-page.tsx', guard: 'anyone' },
  {
    path: '/Demo-interview',
    module: 'features/demo/web/interview-page.tsx',
    guard: 'anyone',
    speaks: employerLanguages,
    followsBrowser: true,
  },
  { path: '/OnBoarding', module: 'features/company/web/onboarding-page.tsx', guard: 'signed-in' },
  ...adminPages,
] as const satisfies readonly AppPage[]

export type AdminPath = (typeof adminPages)[number]['path']
export type AppPath = (typeof appPages)[number]['path']
