import type { TranslatorOf } from '#contract/texts/translator.ts'
import type { Evaluation } from '#features/assessments/contract.ts'
import type { reviewTexts } from './texts.ts'

export const engineText = (
  t: TranslatorOf<typeof reviewTexts>,
  { engine, model, provider }: Pick<Evaluation, 'engine' | 'model' | 'provider'>,
): string => t('engine', { engine, model: model ?? '', provider: provider ?? '' })
