import { interviewLanguages, type Language } from '#contract/languages.ts'
import { perLanguage } from '../per-language.ts'
import { foldPhrase } from './fold-phrase.ts'
import { titleWordsIn } from './read-lexicon.ts'

/** A word of a title, as it was written and as it is compared; `begins`: the second of two titles begins with it. */
export type Word = { readonly word: string; readonly raw: string; readonly begins?: true }

const gender =
  'e|s|es|ne|nes|le|les|te|tes|se|ses|trice|rice|euse|i?[eè]re|esse|i?enne|onne|ive|ve|a|as|o|os|ora|oras|in|innen|r|n|frau|mann'
/** Gender marks: Verkäufer/in, vendeur·euse, infirmier(ère), Pfleger*innen, enfermero/a, DIRECTOR/A. */
const genderMarks = new RegExp(
  `(?<=\\p{L}{3})(?:\\(-?(?:${gender})\\)|[·•*:_/]-?(?:${gender})(?:·s)?)(?!\\p{L})`,
  'giu',
)
/** All genders are meant: (m/w/d), H/F, (f/m/x). */
const allGenders = /\(?(?<!\p{L})[mwdfhx](?:\s?[/|]\s?[mwdfhx]){1,2}(?!\p{L})\)?/giu
/** Only with one of these a text can hold a mark of gender. */
const marks = /[(/|·•*:_]/

export const fold = (text: string): string => foldPhrase(text).replace(/ß/g, 'ss').replace(/œ/g, 'oe')

export function wordsIn(text: string): readonly Word[] {
  const composed = text.normalize('NFC')
  const bare = marks.test(composed) ? composed.replace(allGenders, ' ').replace(genderMarks, '') : composed
  let end = 0
  return [...bare.matchAll(/[\p{L}\p{M}\d+#]+/gu)].map(({ 0: raw, index }) => {
    const begins = betweenTitles.test(bare.slice(end, index))
    end = index + raw.length
    return { raw, word: fold(raw), ...(begins && { begins }) }
  })
}

const betweenTitles = /\s[/|]\s/

type Ending = readonly [RegExp, string]
const endings: Readonly<Record<Language, readonly Ending[]>> = {
  en: [
    [/(?<=\w{3})ies$/, 'y'],
    [/(?<=\w{2}[^s])s$/, ''],
    [/men$/, 'man'],
  ],
  fr: [
    [/(?<=\w{3})[sx]$/, ''],
    [/(?<=\w{2})trice$/, 'teur'],
    [/(?<=\w{2})euse$/, 'eur'],
    [/(?<=\w{3})([nl])\1e$/, '$1'],
    [/(?<=[cinrt])au$/, 'al'],
    [/(?<=\w)ive$/, 'if'],
    [/(?<=\w{3})e$/, ''],
  ],
  de: [
    [/(?<=\w{4})(?:innen|in)$/, ''],
    [/(?<=isch|lich|ig)e[rnsm]?$/, ''],
    [/(?<=\w{5})(?:en|es|e|s|n)$/, ''],
  ],
  es: [
    [/(?<=\w{3}[rnldz])es$/, ''],
    [/(?<=\w{3})s$/, ''],
    [/(?<=\w{3})[aoe]$/, ''],
  ],
}

/** A word without what gender and number add to it; nothing else, for a "development" is no "developer". */
export const formOf = (word: string, language: Language): string =>
  endings[language].reduce((form, [ending, instead]) => form.replace(ending, instead), word)

/** What a language's titles are compared by. */
type Rules = {
  readonly small: ReadonlySet<string>
  readonly levels: ReadonlySet<string>
  readonly loose: ReadonlySet<string>
  readonly alike: ReadonlyMap<string, string>
  readonly short: ReadonlyMap<string, readonly string[]>
  readonly joined: ReadonlySet<string>
  readonly together: RegExp
  readonly heads: readonly string[]
}

const rulesIn = perLanguage((language): Rules => {
  const { small, levels, loose, alike, short, joined, heads } = titleWordsIn(language)
  const forms = (words: readonly string[]) => words.map((word) => formOf(word, language))
  return {
    small: new Set(small),
    levels: new Set(forms(levels)),
    loose: new Set(forms(loose)),
    alike: new Map(alike.flatMap((group) => forms(group).map((form) => [form, `=${group[0]}`] as const))),
    short: new Map(Object.entries(short).map(([word, words]) => [word, words.split(' ')] as const)),
    joined: new Set(joined),
    together: new RegExp(`\\b(?:${joined.map((pair) => pair.replace(' ', '[ -]')).join('|')})\\b`, 'g'),
    heads: [...new Set(forms(heads))].sort((one, other) => other.length - one.length),
  }
})

const minModifier = 2

/**
 * The parts of a title by which "Responsable de boutique" is a "gérante de magasin": words that name the same are one,
 * and a German compound is its parts, so that a "Leiterin Lager" is a "Lagerleiter".
 */
export function partsOf(form: string, language: Language): readonly string[] {
  const { loose, alike, heads } = rulesIn(language)
  if (loose.has(form)) return []
  const same = alike.get(form)
  if (same) return [same]
  const head = heads.find((one) => form.endsWith(one) && form.length - one.length >= minModifier)
  if (!head) return [form]
  const modifier = formOf(form.slice(0, -head.length).replace(/(?<=\w{4})s$/, ''), language)
  return [alike.get(modifier) ?? modifier, alike.get(head) ?? head]
}

/** Whether a word of a title is none that may be left out. */
export function saysWork(word: string, language: Language): boolean {
  const { small, levels, loose } = rulesIn(language)
  if (small.has(word)) return false
  const form = formOf(word, language)
  return !levels.has(form) && !loose.has(form)
}

/** How many words of a text are small words of a language: the "e" of "e-commerce" is none in any. */
export const smallWordsIn = (words: readonly Word[], language: Language): number =>
  words.filter(({ word }, at) => {
    const pair = `${word} ${words[at + 1]?.word}`
    return (
      rulesIn(language).small.has(word) && !interviewLanguages.some((one) => rulesIn(one).joined.has(pair))
    )
  }).length

/** Some of the words; where one is left out with which a title begins, it begins with the next. */
export function only(words: readonly Word[], isKept: (word: Word, at: number) => boolean): readonly Word[] {
  let begins = false
  return words.flatMap((word, at) => {
    begins ||= word.begins === true
    if (!isKept(word, at)) return []
    const kept = begins ? { ...word, begins: true as const } : word
    begins = false
    return [kept]
  })
}

/** The words of a title that say what the work is: of "junior accountant" the second, but of "chargé d’alternance" both. */
export function titleWordsOf(words: readonly Word[], language: Language): readonly Word[] {
  const { levels, alike } = rulesIn(language)
  const all = joinedWords(words, language)
  const own = only(all, ({ word }) => !levels.has(formOf(word, language)))
  return own.length < 2 && own.every(({ word }) => alike.has(formOf(word, language))) ? all : own
}

/** The words that a word of a title stands for: "HR" is "human resources". */
export const inFull = (word: string, language: Language): readonly string[] =>
  rulesIn(language).short.get(word) ?? [word]

/** The words of a title in full, without the small ones; two that may be one are one. */
export function joinedWords(words: readonly Word[], language: Language): readonly Word[] {
  const { small, joined } = rulesIn(language)
  const kept = only(words, ({ word }) => !small.has(word))
  const found: Word[] = []
  for (let at = 0; at < kept.length; at++) {
    const [word, next] = kept.slice(at, at + 2)
    if (!word) continue
    const isOne = next !== undefined && joined.has(`${word.word} ${next.word}`)
    if (isOne) found.push({ ...word, raw: word.raw + next.raw, word: word.word + next.word })
    else
      found.push(
        ...inFull(word.word, language).map((one, part) =>
          part === 0 ? { ...word, word: one } : { raw: word.raw, word: one },
        ),
      )
    if (isOne) at++
  }
  return found
}

export const formsIn = (words: readonly Word[], language: Language): readonly string[] =>
  words.map(({ word }) => formOf(word, language))

/** A folded text in which words that may be written as one are. */
export const joinWords = (text: string, language: Language): string =>
  text.replace(rulesIn(language).together, (pair) => pair.replace(/[ -]/, ''))
