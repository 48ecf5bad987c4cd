import type { InterfaceLanguage } from '#contract/languages.ts'
import type { TranslatorOf } from '#contract/texts/translator.ts'
import type { SaidOrEnglish } from '#features/scoring/sentences/said-or-english.ts'
import type { CandidateSummary, confidenceTexts, ShownConfidence } from './assessments.ts'

type SayConfidence = TranslatorOf<typeof confidenceTexts>

/** How far the scores can be relied on, as the last sentence of a summary; none where confidence is high. */
export function confidenceSentence(t: SayConfidence, confidence: ShownConfidence | null): string[] {
  if (confidence === null || confidence.reasons.length === 0) return []
  const reasons = confidence.reasons.map((reason) => t(`reason.${reason}`)).join(' ')
  return [t('summary', { level: confidence.level, reasons })]
}

interface SummaryWords extends Pick<SaidOrEnglish, 'sentence'> {
  language: InterfaceLanguage
  ofConfidence: SayConfidence
}

/** A summary's sentences and questions in the reader's language. */
export function summaryIn(
  { language, sentence, ofConfidence }: SummaryWords,
  { said, sentences, questionsToAsk }: CandidateSummary,
  confidence: ShownConfidence | null,
): Pick<CandidateSummary, 'sentences' | 'questionsToAsk'> {
  if (language === 'en') return { sentences, questionsToAsk }
  return {
    sentences: [
      ...said.sentences.map((one, at) => sentence(one, sentences[at] ?? '')),
      ...confidenceSentence(ofConfidence, confidence),
    ],
    questionsToAsk: said.questionsToAsk.map((one, at) => sentence(one, questionsToAsk[at] ?? '')),
  }
}
