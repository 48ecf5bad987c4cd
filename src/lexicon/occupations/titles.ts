import type { Language } from '#contract/languages.ts'
import { perLanguage } from '../per-language.ts'
import { familyNames, titlesOfFamily, titleWordsIn } from './read-lexicon.ts'
import {
  fold,
  formOf,
  formsIn,
  inFull,
  joinedWords,
  joinWords,
  partsOf,
  saysWork,
  titleWordsOf,
  type Word,
  wordsIn,
} from './title-words.ts'

/** An occupation of the library. */
export type Occupation = { readonly family: string; readonly id: string }

export type Title = { readonly text: string; readonly occupation: Occupation }
/** A title with what it is found by, which is made when a text has a word like its rarest. */
type Read = Title & {
  readonly exact: string
  readonly loose: string
  readonly words: number
  readonly isBare: boolean
}

type Index = {
  /** The titles by the beginning of their rarest word. */
  readonly buckets: ReadonlyMap<string, readonly Title[]>
  readonly bucketOf: (word: string) => string
}

const abbreviation = /^[\p{Lu}\d]{2,5}$/u
const beginning = 4

const indexIn = perLanguage(readIndex)

function readIndex(language: Language): Index {
  const titles = familyNames().flatMap((family) =>
    Object.entries(titlesOfFamily(family, language)).flatMap(([id, texts]) => {
      const occupation = { family, id }
      return texts.map((text) => ({ text, occupation }))
    }),
  )
  const bucketOf = bucketsFor(language)
  // Folded in one go, and each word looked at once: twenty thousand titles have few words.
  const known = new Map<string, readonly string[]>()
  const bucketsIn = (word: string): readonly string[] => {
    const buckets =
      known.get(word) ?? inFull(word, language).map((one) => (saysWork(one, language) ? bucketOf(one) : ''))
    known.set(word, buckets)
    return buckets
  }
  const beginnings = joinWords(fold(titles.map(({ text }) => text).join('\n')), language)
    .split('\n')
    .map((text) => text.split(/[^a-z0-9+#]+/).flatMap(bucketsIn))
  const counts = new Map<string, number>()
  for (const own of beginnings) for (const one of own) counts.set(one, (counts.get(one) ?? 0) + 1)
  counts.set('', Infinity)
  const buckets = new Map<string, Title[]>()
  titles.forEach((title, at) => {
    const rarest = (beginnings[at] ?? []).reduce(
      (best, one) => ((counts.get(one) ?? 0) < (counts.get(best) ?? 0) ? one : best),
      '',
    )
    const others = buckets.get(rarest)
    if (others) others.push(title)
    else buckets.set(rarest, [title])
  })
  return { buckets, bucketOf }
}

/** Words that name the same are in one bucket, however they begin; what begins like one of them is with them. */
function bucketsFor(language: Language): Index['bucketOf'] {
  const { alike } = titleWordsIn(language)
  let groups: string[][] = []
  for (const words of alike) {
    const own = words.map((word) => word.slice(0, beginning))
    const meets = (group: readonly string[]) => group.some((one) => own.includes(one))
    groups = [...groups.filter((group) => !meets(group)), [...own, ...groups.filter(meets).flat()]]
  }
  const names = new Map(groups.flatMap((group) => group.map((one) => [one, group[0] ?? one] as const)))
  return (word) => {
    const begins = word.slice(0, beginning)
    return names.get(begins) ?? begins
  }
}

const read = new Map<Title, Read>()

function readTitle(title: Title, language: Language): Read {
  const known = read.get(title)
  if (known) return known
  const all = wordsIn(title.text)
  const words = titleWordsOf(all, language)
  const forms = formsIn(words, language)
  const made = {
    ...title,
    ...keysOf(forms, language),
    words: words.length,
    isBare: joinedWords(all, language).length === words.length,
  }
  read.set(title, made)
  return made
}

function keysOf(forms: readonly string[], language: Language) {
  const parts = forms.flatMap((form) => partsOf(form, language))
  return {
    exact: forms.toSorted().join(' '),
    loose: parts.length > 1 ? parts.toSorted().join(' ') : '',
  }
}

const minCompoundEnd = 6
/** Somebody may send a word without end; no German title is longer than this. */
const maxCompound = 50

/** The titles that have a word in common with a text, and which of them some of its words are. */
export function likelyTitles(all: readonly Word[], allForms: readonly string[], language: Language) {
  const { buckets, bucketOf } = indexIn(language)
  const bucket = (word: string) => (buckets.get(bucketOf(word)) ?? []).map((one) => readTitle(one, language))
  const likely = [...new Set(all.map(({ word }) => bucketOf(word)))].flatMap((one) => bucket(one))
  const exact = Map.groupBy(likely, (one) => one.exact)
  const loose = Map.groupBy(likely, (one) => one.loose)

  const at = (words: readonly Word[], forms: readonly string[]): readonly Title[] => {
    const keys = keysOf(forms, language)
    const same = (exact.get(keys.exact) ?? []).filter(
      ({ text }) => !abbreviation.test(text) || words.every(({ raw }) => raw === raw.toUpperCase()),
    )
    if (same.length > 0) return bareFirst(same)
    const kin = keys.loose === '' ? [] : (loose.get(keys.loose) ?? [])
    if (kin.length > 0) return bareFirst(kin)
    return language === 'de' && words.length === 1 ? endOfCompound(words[0]?.word ?? '') : []
  }

  /** German joins words: an Intensivkrankenschwester is a Krankenschwester. */
  const endOfCompound = (word: string): readonly Title[] => {
    if (word.length > maxCompound) return []
    for (let start = 3; start <= word.length - minCompoundEnd; start++) {
      const end = word.slice(start)
      if (!buckets.has(bucketOf(end))) continue
      const form = formOf(end, language)
      const same = bucket(end).filter((one) => one.words === 1 && one.exact === form)
      if (same.length > 0) return bareFirst(same)
    }
    return []
  }
  return { at, forms: allForms }
}

/** A "junior data analyst" is a data analyst before all that only juniors are called. */
const bareFirst = (titles: readonly Read[]): readonly Read[] => {
  const bare = titles.filter(({ isBare }) => isBare)
  return bare.length > 0 ? bare : titles
}
