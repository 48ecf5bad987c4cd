import { createRequire, findPackageJSON } from 'node:module'
import { dirname, join } from 'node:path'
import type { eld as Eld } from 'eld/extrasmall'
import { interviewLanguages, type Language } from '#contract/languages.ts'
import { signalsOf } from '../answers/lexicon.ts'
import { wordsOf } from './text.ts'

type Detector = ReturnType<typeof Eld.newInstance>
let detector: Detector | null = null

/** The n-grams take a third of a second and many megabytes, and few texts need them: they are read when one does. */
function nGrams(): Detector {
  if (!detector) {
    // The package opens this entry to `import` alone, which cannot wait until it is needed without a promise.
    const folder = dirname(findPackageJSON('eld', import.meta.url) ?? '')
    const entry = join(folder, 'src/entries/static.extrasmall.js')
    const { eld } = createRequire(import.meta.url)(entry) as { eld: typeof Eld }
    detector = eld.newInstance()
  }
  return detector
}

/** The ISO 639-1 code, or null. Function words decide before n-grams: technical terms are often English. */
export function identifyLanguage(text: string): string | null {
  const prose = text.replace(/\[[A-Z]+\]|\b(?:SCHOOL|COMPANY)_\d+\b/g, ' ')
  const words = wordsOf(prose).slice(0, 400)
  if (words.length < 3) return null
  const counts = interviewLanguages
    .map((language) => ({
      language,
      count: words.filter((word) => signalsOf(language).functionWords.has(word.text)).length,
    }))
    .sort((a, b) => b.count - a.count)
  const [first, second] = counts
  if (first && second && first.count >= 2 && first.count >= words.length * 0.2) {
    if (first.count >= second.count * 1.5 + 1) return first.language
  }
  const guess = nGrams().detect(prose)
  if (!guess.language || (words.length < 6 && !guess.isReliable())) return null
  const scores = guess.getScores()
  const best = scores[guess.language] ?? 0
  const near = counts.find((entry) => entry.count > 0 && (scores[entry.language] ?? 0) > best * 0.9)
  return near?.language ?? guess.language
}

/** True when a text is surely not in `language`; short or unclear texts get the benefit of the doubt. */
export function isOtherLanguage(text: string, language: Language): boolean {
  const words = wordsOf(text)
  if (words.length < 5) return false
  const found = identifyLanguage(text)
  if (found === null || found === language) return false
  const own = words.filter((word) => signalsOf(language).functionWords.has(word.text)).length
  return own < words.length * 0.25
}
