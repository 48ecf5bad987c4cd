import { lexiconOf, sharedLexicon } from '#lexicon/scoring/read-lexicon.ts'
import { PhraseList } from '../text/phrase-matcher.ts'
import { fold, matchesOf, type Word, wordsOf } from '../text/text.ts'
import type { Redaction } from './redact.ts'

/** Brings role nouns, their adjectives and self-descriptions to one form, whichever gender the writer has. */
export function genderSpans(text: string): Redaction[] {
  const words = wordsOf(text)
  const spans: Redaction[] = []
  words.forEach((word, at) => {
    const neutral = neutralForm(word.text, text.slice(word.start, word.end))
    if (neutral) spans.push(...roleSpans(text, words, at, neutral))
    const single = alone.get(word.text)
    if (single !== undefined) spans.push(withEnding(text, word, single))
  })
  for (const self of languages)
    for (const { to } of self.verbs.find(words)) spans.push(...agreeing(text, words, to, self))
  return [...parentSpans(text), ...spans]
}

type Pair = { from: string; to: string }
type Self = { verbs: PhraseList; adverbs: ReadonlySet<string>; endings: Pair[] }

const fr = lexiconOf('gender', 'fr')
const de = lexiconOf('gender', 'de')
const es = lexiconOf('gender', 'es')
const en = lexiconOf('gender', 'en')
const lists = [fr, de, es, en]
const context = sharedLexicon('gender-context')
/** What the second of a pair becomes; the first is written as it is to stay. */
const pairs = (list: readonly [string, string][]): Pair[] =>
  list.map(([to, from]) => ({ from: fold(from.replace('*', '')), to: to.replace('*', '') }))
const bothForms = (list: readonly [string, string][]) =>
  pairs(list).flatMap(({ from, to }) => [[fold(to), to] as const, [from, to] as const])

const roles = new Map([fr, es, en].flatMap(({ roles }) => bothForms(roles)))
/** German builds long ones: what they end with. */
const roleEndings = pairs(de.roles).map((pair) => ({ ...pair, folded: fold(pair.to) }))
const alone = new Map(lists.flatMap((list) => bothForms(list.alone)))
const articles = new Map(
  lists.flatMap((list) => list.articles.map(([from, to]) => [fold(from), fold(to)] as const)),
)
const languages: Self[] = [fr, es].map(({ selfVerbs, adverbs, endings }) => ({
  verbs: new PhraseList(selfVerbs),
  adverbs: new Set(adverbs.map((word) => fold(word))),
  endings: endings.map(([from, to]) => ({ from, to })),
}))
const notEndings = new Set(context.notEndings.map((word) => fold(word)))
const adjectiveEndings = /^(\p{L}{3,})(?:er|e|en|es)$/u
const maxAgreeing = 6

/** What a role noun becomes, whichever its gender; null for other words. */
function neutralForm(word: string, original: string): string | null {
  const whole = roles.get(word)
  if (whole !== undefined) return whole
  for (const { from, to, folded } of roleEndings) {
    if (word.endsWith(from)) return original.slice(0, -from.length) + to
    if (word.endsWith(folded)) return original
  }
  return null
}

/** A role noun, the words before it that agree with it, and those behind it. */
function roleSpans(text: string, words: readonly Word[], at: number, neutral: string): Redaction[] {
  const word = words[at]
  if (!word) return []
  const spans = [withEnding(text, word, neutral)]
  for (let before = at - 1; before >= at - 2; before--) {
    const one = words[before]
    const next = words[before + 1]
    if (!one || !next || !/^[ \t]+$/.test(text.slice(one.end, next.start))) break
    const article = articles.get(one.text)
    const adjective = adjectiveEndings.exec(one.text)
    const isGerman = /\p{Lu}/u.test(text.charAt(word.start)) && !roles.has(word.text)
    if (article !== undefined) spans.push(withEnding(text, one, article))
    else if (isGerman && adjective)
      spans.push({ start: one.start + (adjective[1] ?? '').length, end: one.end, label: 'e' })
    else break
  }
  for (const self of languages) spans.push(...agreeing(text, words, at + 1, self, word.end))
  return spans
}

/** The adjectives and participles that follow: as many as stand in a row, adverbs between them. */
function agreeing(
  text: string,
  words: readonly Word[],
  from: number,
  self: Self,
  after?: number,
): Redaction[] {
  const spans: Redaction[] = []
  let end = after ?? words[from - 1]?.end ?? 0
  for (const word of words.slice(from, from + maxAgreeing)) {
    if (!/^[ \t]+$/.test(text.slice(end, word.start))) break
    end = word.end
    if (self.adverbs.has(word.text)) continue
    const said = text.slice(word.start, word.end).toLowerCase()
    const pair = notEndings.has(word.text) ? undefined : self.endings.find((one) => said.endsWith(one.from))
    if (!pair || word.text.length < 4) {
      // A masculine form stands in the same place, and what follows it agrees as well.
      if (self.endings.some(({ to }) => said.length > 3 && said.endsWith(to))) continue
      break
    }
    spans.push({ start: word.end - pair.from.length, end: word.end, label: pair.to })
  }
  return spans
}

/** The whole word in the neutral form; a capital stays, and so does a word that has this form already. */
function withEnding(text: string, { text: folded, start, end }: Word, neutral: string): Redaction {
  const original = text.slice(start, end)
  if (folded === fold(neutral)) return { start, end: start, label: '' }
  const isCapital = /^\p{Lu}/u.test(original)
  return { start, end, label: isCapital ? neutral.charAt(0).toUpperCase() + neutral.slice(1) : neutral }
}

const leads = context.leads.map((phrase) => fold(phrase))
const parents = lists.flatMap(({ parents }) => parents.map((word) => fold(word)))
const asParent = new RegExp(
  `(?<![\\p{L}])(?:${leads.join('|')}) (?:une? )?(?:jeune |single |junge[rs]? )?(?:${parents.join('|')})(?![\\p{L}])`,
  'gu',
)
const partner =
  /(?<![\p{L}])(?:my (?:wife|husband|girlfriend|boyfriend)|ma (?:femme|copine)|mon (?:mari|epoux|copain|epouse)|meine[rm]? (?:frau|freundin)|mein(?:e[mn])? (?:mann|freund)|mi (?:mujer|esposa|marido|esposo|novia|novio))(?![\p{L}])/gu

function parentSpans(text: string): Redaction[] {
  const folded = fold(text)
  const found = (pattern: RegExp, label: string) =>
    matchesOf(folded, pattern).map((span) => ({ ...span, label }))
  return [...found(asParent, '[GENDER]'), ...found(partner, '[FAMILY]')]
}
