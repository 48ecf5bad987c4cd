import type { PageHead } from '#contract/sent-pages.ts'
import type { SiteConfig } from '#contract/site-config.ts'
import { texts } from './texts.ts'

export const landingHead = (_data: unknown, { brand }: SiteConfig): PageHead => ({
  title: `${brand} · ${texts.tagline}`,
  description: texts.lead,
})
