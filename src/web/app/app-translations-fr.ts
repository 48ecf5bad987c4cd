import type { Translation } from '#contract/texts/define-texts.ts'
import { uiTextsFrench } from '#ui/texts/ui-texts-fr.ts'
import { translations as frame } from '../frame/frame-texts-fr.ts'

/** All that the application says; one line for each module of texts. */
export const translations: readonly Translation[] = [uiTextsFrench, ...frame]
