import type { PageHead } from '#contract/pages.ts'
import type { SiteConfig } from '#contract/site-config.ts'
import type { Texts } from '#contract/texts/define-texts.ts'
import type { Say } from '#contract/texts/translator.ts'
import { companyOptionTexts } from '#features/company/contract/option-texts.ts'
import type { CompanyPageData } from '../contract.ts'
import { aboutTexts } from './about-texts.ts'
import { accessibilityTexts } from './accessibility-texts.ts'
import { isIndustry } from './company-page.tsx'
import { companyTexts } from './company-texts.ts'
import { contactTexts } from './contact-texts.ts'
import { helpTexts } from './help-texts.ts'
import { landingTexts } from './landing-texts.ts'
import { methodTexts } from './method-texts.ts'
import { privacyTexts } from './privacy-texts.ts'

type Titled = Texts<{ tabTitle: string; lead: string }>

const titled =
  (texts: Titled) =>
  (_data: unknown, { brand }: SiteConfig, say: Say): PageHead => {
    const t = say(texts)
    return { title: `${t('tabTitle')} · ${brand}`, description: t('lead') }
  }

export const aboutHead = titled(aboutTexts)
export const contactHead = titled(contactTexts)
export const methodHead = titled(methodTexts)
export const helpHead = titled(helpTexts)
export const accessibilityHead = titled(accessibilityTexts)

export function privacyHead(_data: unknown, { brand }: SiteConfig, say: Say): PageHead {
  const t = say(privacyTexts)
  return { title: `${t('title')} · ${brand}`, description: t('lead') }
}

export function landingHead(_data: unknown, { brand }: SiteConfig, say: Say): PageHead {
  const t = say(landingTexts)
  return { title: `${brand} · ${t('tagline')}`, description: t('lead') }
}

export function companyHead(
  { name, slug, industry, city }: CompanyPageData,
  { brand }: SiteConfig,
  say: Say,
): PageHead {
  const t = say(companyTexts)
  return {
    title: `${t('tabTitle', { company: name })} · ${brand}`,
    description: t('description', {
      company: name,
      industry: isIndustry(industry) ? say(companyOptionTexts)(industry) : industry,
      city,
    }),
    picture: `/pictures/companies/${slug}.png`,
    feed: `/feeds/${slug}`,
  }
}
