import type { Translation } from '#contract/texts/define-texts.ts'
import { translations as billingFreeOffer } from '#features/billing/web/free-offer-texts-ar.ts'
import { translations as jobsCreate } from '#features/jobs/web/create-texts-ar.ts'
import { translations as jobsJobPage } from '#features/jobs/web/job-page-texts-ar.ts'
import { translations as jobs } from '#features/jobs/web/texts-ar.ts'
import { translations as uiApiApi } from '#ui/api/api-texts-ar.ts'
import { uiTextsArabic } from '#ui/texts/ui-texts-ar.ts'
import { translations as frame } from '../frame/frame-texts-ar.ts'
import { translations as appPageTitles } from './page-titles-ar.ts'
import { translations as appPalette } from './palette-texts-ar.ts'
import { translations as appShell } from './shell-texts-ar.ts'

/** All that the application says; one line for each module of texts. */
export const translations: readonly Translation[] = [
  uiTextsArabic,
  ...frame,
  ...billingFreeOffer,
  ...jobsCreate,
  ...jobsJobPage,
  ...jobs,
  ...uiApiApi,
  ...appPageTitles,
  ...appPalette,
  ...appShell,
]
