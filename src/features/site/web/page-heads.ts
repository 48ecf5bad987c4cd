import type { PageHead } from '#contract/pages.ts'
import type { SiteConfig } from '#contract/site-config.ts'
import { translatorOf } from '#contract/texts/translator.ts'
import type { CompanyPageData } from '../contract.ts'
import { aboutTexts } from './about-texts.ts'
import { companyTexts } from './company-texts.ts'
import { contactTexts } from './contact-texts.ts'
import { landingTexts } from './landing-texts.ts'
import { privacyTexts } from './privacy-texts.ts'

export function landingHead(_data: unknown, { brand }: SiteConfig): PageHead {
  const t = translatorOf(landingTexts)
  return { title: `${brand} · ${t('tagline')}`, description: t('lead') }
}

export function aboutHead(_data: unknown, { brand }: SiteConfig): PageHead {
  const t = translatorOf(aboutTexts)
  return { title: `${t('tabTitle')} · ${brand}`, description: t('lead') }
}

export function contactHead(_data: unknown, { brand }: SiteConfig): PageHead {
  const t = translatorOf(contactTexts)
  return { title: `${t('tabTitle')} · ${brand}`, description: t('lead') }
}

export function privacyHead(_data: unknown, { brand }: SiteConfig): PageHead {
  const t = translatorOf(privacyTexts)
  return { title: `${t('title')} · ${brand}`, description: t('lead') }
}

export function companyHead({ name, industry, city }: CompanyPageData, { brand }: SiteConfig): PageHead {
  const t = translatorOf(companyTexts)
  return {
    title: `${t('tabTitle', { company: name })} · ${brand}`,
    description: t('description', { company: name, industry, city }),
  }
}
