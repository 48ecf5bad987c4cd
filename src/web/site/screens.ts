import { companySpeech } from '#features/site/web/company-speech.ts'
import { privacySpeech } from '#features/site/web/privacy-speech.ts'
import {
  aboutSpeech,
  accessibilitySpeech,
  contactSpeech,
  helpSpeech,
  landingSpeech,
  methodSpeech,
} from '#features/site/web/site-speech.ts'
import type { SitePath } from '../server-rendered-pages.ts'
import { onServer, type Screens, screen } from '../ssr/screen.ts'
import { verifyReportSpeech } from './verify-report-speech.ts'

export const screens: Screens<SitePath> = {
  '/': async () => {
    const { LandingPage, loadLandingParts } = await import('#features/site/web/landing-page.tsx')
    return screen(LandingPage, landingSpeech, onServer(loadLandingParts))
  },
  '/About': async () => screen((await import('#features/site/web/about-page.tsx')).AboutPage, aboutSpeech),
  '/Contact': async () =>
    screen((await import('#features/site/web/contact-page.tsx')).ContactPage, contactSpeech),
  '/Method': async () =>
    screen((await import('#features/site/web/method-page.tsx')).MethodPage, methodSpeech),
  '/Help': async () => screen((await import('#features/site/web/help-page.tsx')).HelpPage, helpSpeech),
  '/Accessibility': async () =>
    screen(
      (await import('#features/site/web/accessibility-page.tsx')).AccessibilityPage,
      accessibilitySpeech,
    ),
  '/Privacy': async () =>
    screen((await import('#features/site/web/privacy-page.tsx')).PrivacyPage, privacySpeech),
  '/verify-report': async () =>
    screen(
      (await import('#features/reports/web/verify-report-page.tsx')).VerifyReportPage,
      verifyReportSpeech,
    ),
  '/:name': async () =>
    screen((await import('#features/site/web/company-page.tsx')).CompanyPage, companySpeech),
}
