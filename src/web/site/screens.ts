import { landingHead } from '#features/site/web/heads.ts'
import type { SitePath } from '../pages.ts'
import { type Screens, screen } from '../sent/screen.ts'

export const screens: Screens<SitePath> = {
  '/': async () => screen((await import('#features/site/web/landing-page.tsx')).LandingPage, landingHead),
}
