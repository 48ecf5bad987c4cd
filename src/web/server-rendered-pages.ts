import { employerLanguages, interfaceLanguages } from '#contract/languages.ts'
import type { ServedPage } from '#contract/pages.ts'

/** A page rendered on the server with its data, and hydrated. */
export type ServerRenderedPage = Omit<ServedPage, 'entry'> & {
  /** `candidate`: brand, languages and a small footer. `bare`: no footer, the page fills the screen. */
  frame?: 'candidate' | 'bare'
}

// Apart from the application's pages, which the browser does not need on these.

export const sitePages = [
  {
    path: '/',
    module: 'features/site/web/landing-page.tsx',
    loader: 'landing',
    speaks: employerLanguages,
    followsBrowser: true,
  },
  {
    path: '/About',
    module: 'features/site/web/about-page.tsx',
    speaks: employerLanguages,
    followsBrowser: true,
  },
  {
    path: '/Contact',
    module: 'features/site/web/contact-page.tsx',
    speaks: employerLanguages,
    followsBrowser: true,
  },
  {
    path: '/Method',
    module: 'features/site/web/method-page.tsx',
    loader: 'method',
    speaks: employerLanguages,
    followsBrowser: true,
  },
  {
    path: '/Help',
    module: 'features/site/web/help-page.tsx',
    speaks: employerLanguages,
    followsBrowser: true,
  },
  {
    path: '/Accessibility',
    module: 'features/site/web/accessibility-page.tsx',
    speaks: employerLanguages,
    followsBrowser: true,
  },
  // In the frame of candidates where the site does not speak their language.
  {
    path: '/Privacy',
    module: 'features/site/web/privacy-page.tsx',
    speaks: interfaceLanguages,
    followsBrowser: true,
  },
  {
    path: '/verify-report',
    module: 'features/reports/web/verify-report-page.tsx',
    speaks: employerLanguages,
    followsBrowser: true,
  },
  // A company's slug is never the first word of another route (accounts/server/rules.ts).
  {
    path: '/:name',
    module: 'features/site/web/company-page.tsx',
    loader: 'company',
    frame: 'candidate',
    speaks: interfaceLanguages,
  },
] as const satisfies readonly ServerRenderedPage[]

export const candidatePages = [
  {
    path: '/Apply/:id',
    module: 'web/candidate/apply-screen.tsx',
    loader: 'apply',
    frame: 'candidate',
  },
  {
    path: '/Interview/:token',
    // A link without its token is an expired link, not a company's page.
    aliases: ['/Interview'],
    module: 'web/candidate/interview-screen.tsx',
    loader: 'interview',
    secret: true,
    frame: 'bare',
  },
  {
    path: '/Invitation/:token',
    aliases: ['/Invitation'],
    module: 'features/invitations/web/reply-page.tsx',
    loader: 'invitation',
    secret: true,
    frame: 'bare',
  },
  {
    path: '/My-application/:token',
    aliases: ['/My-application'],
    module: 'features/privacy/web/my-application-page.tsx',
    loader: 'my-application',
    secret: true,
    frame: 'candidate',
  },
] as const satisfies readonly ServerRenderedPage[]

export type SitePath = (typeof sitePages)[number]['path']
export type CandidatePath = (typeof candidatePages)[number]['path']
