import { employerLanguages, type InterfaceLanguage } from '#contract/languages.ts'
import type { Translation } from '#contract/texts/define-texts.ts'
import { wordAnswersBy } from '#ui/api/api-error.ts'
import { inReadersWords } from '#ui/texts/in-readers-words.ts'
import { speakAs } from '#ui/texts/spoken-language.ts'

interface Shown {
  language: InterfaceLanguage
  translations: readonly Translation[]
}

/** What the server answers to a page of the site is said in the language that the page was sent in. */
export function speakPage({ language, translations }: Shown): void {
  const spoken = employerLanguages.find((one) => one === language)
  if (!spoken) return
  wordAnswersBy(inReadersWords)
  speakAs({ language: spoken, translations })
}
