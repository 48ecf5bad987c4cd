import type { Translation } from '#contract/texts/define-texts.ts'
import { translations as jobCreation } from '#features/jobs/web/create-texts-ar.ts'
import { translations as jobPage } from '#features/jobs/web/job-page-texts-ar.ts'
import { translations as jobs } from '#features/jobs/web/texts-ar.ts'
import { translations as api } from '#ui/api/api-texts-ar.ts'
import { uiTextsArabic } from '#ui/texts/ui-texts-ar.ts'
import { translations as frame } from '../frame/frame-texts-ar.ts'
import { translations as titles } from './page-titles-ar.ts'
import { translations as palette } from './palette-texts-ar.ts'
import { translations as shell } from './shell-texts-ar.ts'

/** All that the application says; one line for each module of texts. */
export const translations: readonly Translation[] = [
  uiTextsArabic,
  ...frame,
  ...titles,
  ...palette,
  ...shell,
  ...api,
  ...jobs,
  ...jobCreation,
  ...jobPage,
]
