import type { PageHead } from '#contract/pages.ts'
import type { SiteConfig } from '#contract/site-config.ts'
import { type Say, translatorOf } from '#contract/texts/translator.ts'
import type { CompanyPageData } from '../contract.ts'
import { aboutTexts } from './about-texts.ts'
import { companyTexts } from './company-texts.ts'
import { contactTexts } from './contact-texts.ts'
import { landingTexts } from './landing-texts.ts'
import { methodTexts } from './method-texts.ts'
import { privacyTexts } from './privacy-texts.ts'

const about = translatorOf(aboutTexts)
const contact = translatorOf(contactTexts)
const landing = translatorOf(landingTexts)
const method = translatorOf(methodTexts)

const picture = '/pictures/site.png'

const titled =
  (title: string, description: string) =>
  (_data: unknown, { brand }: SiteConfig): PageHead => ({
    title: `${title} · ${brand}`,
    description,
    picture,
  })

export const aboutHead = titled(about('tabTitle'), about('lead'))
export const contactHead = titled(contact('tabTitle'), contact('lead'))
export function privacyHead(_data: unknown, { brand }: SiteConfig, say: Say): PageHead {
  const t = say(privacyTexts)
  return { title: `${t('title')} · ${brand}`, description: t('lead'), picture }
}
export const methodHead = titled(method('tabTitle'), method('lead'))

export const landingHead = (_data: unknown, { brand }: SiteConfig): PageHead => ({
  title: `${brand} · ${landing('tagline')}`,
  description: landing('lead'),
  picture,
})

export function companyHead(
  { name, slug, industry, city }: CompanyPageData,
  { brand }: SiteConfig,
  say: Say,
): PageHead {
  const t = say(companyTexts)
  return {
    title: `${t('tabTitle', { company: name })} · ${brand}`,
    description: t('description', { company: name, industry, city }),
    picture: `/pictures/companies/${slug}.png`,
    feed: `/feeds/${slug}`,
  }
}
