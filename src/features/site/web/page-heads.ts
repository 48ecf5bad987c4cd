import type { PageHead } from '#contract/sent-pages.ts'
import type { SiteConfig } from '#contract/site-config.ts'
import type { CompanyPageData } from '../contract.ts'
import { aboutTexts } from './about-texts.ts'
import { companyTexts } from './company-texts.ts'
import { contactTexts } from './contact-texts.ts'
import { privacyTexts } from './privacy-texts.ts'
import { texts } from './texts.ts'

export const landingHead = (_data: unknown, { brand }: SiteConfig): PageHead => ({
  title: `${brand} · ${texts.tagline}`,
  description: texts.lead,
})

export const aboutHead = (_data: unknown, { brand }: SiteConfig): PageHead => ({
  title: `About · ${brand}`,
  description: aboutTexts.lead,
})

export const contactHead = (_data: unknown, { brand }: SiteConfig): PageHead => ({
  title: `Contact · ${brand}`,
  description: contactTexts.lead,
})

export const privacyHead = (_data: unknown, { brand }: SiteConfig): PageHead => ({
  title: `${privacyTexts.title} · ${brand}`,
  description: privacyTexts.lead,
})

export const companyHead = ({ name, industry, city }: CompanyPageData, { brand }: SiteConfig): PageHead => ({
  title: `${companyTexts.metaTitle(name)} · ${brand}`,
  description: companyTexts.metaDescription(name, industry, city),
})
