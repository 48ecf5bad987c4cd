import { verifyReportHead } from '#features/reports/web/verify-report-head.ts'
import { companySpeech } from '#features/site/web/company-speech.ts'
import {
  aboutHead,
  companyHead,
  contactHead,
  landingHead,
  privacyHead,
} from '#features/site/web/page-heads.ts'
import type { SitePath } from '../pages.ts'
import { type Screens, screen } from '../ssr/screen.ts'

export const screens: Screens<SitePath> = {
  '/': async () => screen((await import('#features/site/web/landing-page.tsx')).LandingPage, landingHead),
  '/About': async () => screen((await import('#features/site/web/about-page.tsx')).AboutPage, aboutHead),
  '/Contact': async () =>
    screen((await import('#features/site/web/contact-page.tsx')).ContactPage, contactHead),
  '/Privacy': async () =>
    screen((await import('#features/site/web/privacy-page.tsx')).PrivacyPage, privacyHead),
  '/verify-report': async () =>
    screen((await import('#features/reports/web/verify-report-page.tsx')).VerifyReportPage, verifyReportHead),
  '/:name': async () =>
    screen((await import('#features/site/web/company-page.tsx')).CompanyPage, companyHead, companySpeech),
}
