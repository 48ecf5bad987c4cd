import type { PageHead } from '#contract/pages.ts'
import type { SiteConfig } from '#contract/site-config.ts'
import type { Say } from '#contract/texts/translator.ts'
import { verifyReportTexts } from './verify-report-texts.ts'

export function verifyReportHead(_data: unknown, { brand }: SiteConfig, say: Say): PageHead {
  const t = say(verifyReportTexts)
  return { title: `${t('title')} · ${brand}`, description: t('lead') }
}
