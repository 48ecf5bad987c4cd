import type { PageHead } from '#contract/pages.ts'
import type { SiteConfig } from '#contract/site-config.ts'
import { translatorOf } from '#contract/texts/translator.ts'
import { verifyReportTexts } from './verify-report-texts.ts'

const t = translatorOf(verifyReportTexts)

export const verifyReportHead = (_data: unknown, { brand }: SiteConfig): PageHead => ({
  title: `${t('title')} · ${brand}`,
  description: t('lead'),
})
