import type { Translation } from '#contract/texts/define-texts.ts'
import { uiTextsArabic } from '#ui/texts/ui-texts-ar.ts'
import { translations as frame } from '../frame/frame-texts-ar.ts'

/** All that the application says; one line for each module of texts. */
export const translations: readonly Translation[] = [uiTextsArabic, ...frame]
