import type { PageAddress, ServedPage } from '#contract/sent-pages.ts'

/** A page of the employer's application or an account page. */
export interface AppPage extends PageAddress {
  title: string
  /**
   * `visitor`: only for the signed-out; `signed-in`: only for employers; `anyone`: for both. `operator`: only for
   * operators; `operator-door`: where they come in, an employer's session or not.
   */
  guard: 'visitor' | 'signed-in' | 'anyone' | 'operator' | 'operator-door'
  /** With this parameter in its query a visitor's page is for the signed-in too. */
  unguardedBy?: string
  /** Its name in the header of the signed-in; without one it is not there. */
  nav?: string
}

/** A page sent as HTML with its data and hydrated. */
export type SentPage = Omit<ServedPage, 'roof'> & {
  /** `bare`: only the brand above and no footer, the page fills the screen. */
  frame?: 'bare'
}

const deskModule = 'web/app/operator-desk.ts'

/** Pages of the operator's desk, which has a frame and a session of its own; nothing links to it. */
const deskPages = [
  { path: '/Operator', module: deskModule, title: 'Purchases', guard: 'operator' },
  { path: '/Operator/companies', module: deskModule, title: 'Companies', guard: 'operator' },
  { path: '/Operator/mails', module: deskModule, title: 'Mails', guard: 'operator' },
  { path: '/Operator/tasks', module: deskModule, title: 'Tasks', guard: 'operator' },
  { path: '/Operator/audit', module: deskModule, title: 'Audit log', guard: 'operator' },
  { path: '/Operator/login', module: deskModule, title: 'Operator’s desk', guard: 'operator-door' },
  {
    path: '/Operator/setup',
    module: deskModule,
    title: 'Set up your operator account',
    guard: 'operator-door',
    secret: true,
  },
] as const satisfies readonly AppPage[]

// Each page has one line here and one in the screens of its roof, which the compiler asks for.

/** In the order of the header. */
export const appPages = [
  {
    path: '/Jobs',
    module: 'features/jobs/web/jobs-page.tsx',
    title: 'Job offers',
    guard: 'signed-in',
    nav: 'Jobs',
  },
  {
    path: '/CreateJob',
    module: 'features/jobs/web/create-job-page.tsx',
    title: 'Create a job offer',
    guard: 'signed-in',
  },
  {
    path: '/EditJob/:jobId',
    module: 'features/jobs/web/edit-job-page.tsx',
    title: 'Edit the job offer',
    guard: 'signed-in',
  },
  {
    path: '/JobInterview/:jobId',
    module: 'features/jobs/web/job-interview-page.tsx',
    title: 'Interview questions',
    guard: 'signed-in',
  },
  {
    path: '/InterviewPreview/:jobId',
    module: 'features/interviews/web/interview-preview-page.tsx',
    title: 'Preview of the interview',
    guard: 'signed-in',
  },
  {
    path: '/Dashboard',
    module: 'features/review/web/dashboard-page.tsx',
    title: 'Dashboard',
    guard: 'signed-in',
    nav: 'Dashboard',
  },
  {
    path: '/Pricing',
    module: 'features/billing/web/pricing-page.tsx',
    title: 'Pricing',
    guard: 'signed-in',
    nav: 'Pricing',
  },
  {
    path: '/Payment/:purchaseId',
    module: 'features/billing/web/payment-page.tsx',
    title: 'Payment',
    guard: 'signed-in',
  },
  {
    path: '/Settings',
    module: 'features/settings/web/settings-page.tsx',
    title: 'Account',
    guard: 'signed-in',
    nav: 'Account',
  },
  {
    path: '/Signup',
    module: 'features/accounts/web/signup-page.tsx',
    title: 'Create Account',
    guard: 'visitor',
  },
  {
    path: '/verify',
    module: 'features/accounts/web/verify-page.tsx',
    title: 'Email verification',
    guard: 'visitor',
    // A signed-in user confirms a new address with it.
    unguardedBy: 'change',
    secret: true,
  },
  {
    path: '/Login',
    aliases: ['/signin'],
    module: 'features/accounts/web/login-page.tsx',
    title: 'Log in',
    guard: 'visitor',
  },
  {
    path: '/forgot-password',
    module: 'features/accounts/web/forgot-password-page.tsx',
    title: 'Forgot your password?',
    guard: 'visitor',
  },
  {
    path: '/reset-password',
    module: 'features/accounts/web/reset-password-page.tsx',
    title: 'Choose a new password',
    guard: 'visitor',
    secret: true,
  },
  {
    path: '/join',
    module: 'features/team/web/join-page.tsx',
    title: 'Join your team',
    // Whoever is signed in with another address may join with this one.
    guard: 'anyone',
    secret: true,
  },
  {
    path: '/OnBoarding',
    module: 'features/company/web/onboarding-page.tsx',
    title: 'Complete your company profile',
    guard: 'signed-in',
  },
  ...deskPages,
] as const satisfies readonly AppPage[]

export const sitePages = [
  { path: '/', module: 'features/site/web/landing-page.tsx', loader: 'landing' },
  { path: '/About', module: 'features/site/web/about-page.tsx' },
  { path: '/Contact', module: 'features/site/web/contact-page.tsx' },
  { path: '/Privacy', module: 'features/site/web/privacy-page.tsx' },
  // Words of other routes are never a company's address (accounts/server/rules.ts).
  { path: '/:name', module: 'features/site/web/company-page.tsx', loader: 'company' },
] as const satisfies readonly SentPage[]

export const candidatePages = [
  { path: '/Apply/:id', module: 'features/candidates/web/apply-page.tsx', loader: 'apply' },
  {
    path: '/Interview/:token',
    module: 'features/interviews/web/interview-page.tsx',
    loader: 'interview',
    secret: true,
    frame: 'bare',
  },
] as const satisfies readonly SentPage[]

export type DeskPath = (typeof deskPages)[number]['path']
export type AppPath = (typeof appPages)[number]['path']
export type SitePath = (typeof sitePages)[number]['path']
export type CandidatePath = (typeof candidatePages)[number]['path']

/** Every page, for the server. */
export const servedPages: readonly ServedPage[] = [
  ...appPages.map((page: AppPage) => ({ ...page, roof: 'app' as const })),
  ...sitePages.map((page: SentPage) => ({ ...page, roof: 'site' as const })),
  ...candidatePages.map((page: SentPage) => ({ ...page, roof: 'candidate' as const })),
]
