import type { Language } from '#contract/languages.ts'
import type { Sentence, Word } from '../text/text.ts'
import { type Grammar, grammarOf, isWish } from './grammar.ts'

/** The deeds in a sentence: counts of verbs, by whose they are. */
export type Agency = {
  /** Deeds of the speaker in the past: "I called", "habe ich geprüft", "revisé". */
  deeds: number
  /** What the speaker does as a rule: "I check each file". */
  practice: number
  /** Deeds of a "we" in the past, and what a "we" does as a rule: that may be anybody's. */
  group: number
  groupPractice: number
  /** "I would", "je ferais": said, not done. */
  wishes: number
}

type Subject = 'self' | 'group' | 'other' | 'unnamed'
/** A clause; `plain` when its sentence is written without accents, `nouns` tells capitalised words within German ones. */
type Clause = { words: Word[]; raw: string[]; nouns: boolean[]; plain: boolean }

/** Reads clause by clause. A clause without a subject has the one before; a sentence without any is the speaker's. */
export function agencyOf(
  sentence: Sentence,
  language: Language,
  weightOf: (words: readonly Word[]) => number = () => 1,
): Agency {
  const grammar = grammarOf(language)
  const part = noPart()
  let before: Subject = 'unnamed'
  for (const clause of clausesOf(sentence, grammar)) {
    const subject = subjectOf(clause, grammar)
    const whose: Subject = subject === 'unnamed' ? before : subject
    const found = noPart()
    addVerbs(found, clause, subject, whose, grammar)
    const weight = weightOf(clause.words)
    for (const kind of kinds) part[kind] += weight * found[kind]
    before = whose
  }
  return part
}

const kinds = ['deeds', 'practice', 'group', 'groupPractice', 'wishes'] as const
const noPart = (): Agency => ({ deeds: 0, practice: 0, group: 0, groupPractice: 0, wishes: 0 })
/** From so many words on a sentence without any accent is by somebody who writes none. */
const minPlain = 5

function clausesOf(sentence: Sentence, grammar: Grammar): Clause[] {
  const clauses: Clause[] = []
  let words: Word[] = []
  let last = sentence.start
  const plain = sentence.words.length >= minPlain && !/[\u0080-\uffff]/.test(sentence.text)
  const written = (word: Word) => sentence.text.slice(word.start - sentence.start, word.end - sentence.start)
  const isNoun = (word: Word) =>
    grammar.freeOrder && word.start > sentence.start && /^\p{Lu}/u.test(written(word))
  const close = () => {
    if (words.length > 0)
      clauses.push({
        words,
        raw: words.map((word) => written(word).toLowerCase()),
        nouns: words.map(isNoun),
        plain,
      })
    words = []
  }
  for (const word of sentence.words) {
    const gap = sentence.text.slice(last - sentence.start, word.start - sentence.start)
    if (/[,;:()–—]|\s-\s/.test(gap)) close()
    if (grammar.joints.has(word.text)) close()
    else words.push(word)
    last = word.end
  }
  close()
  return clauses
}

function subjectOf(clause: Clause, grammar: Grammar): Subject {
  const { words } = clause
  if (words.some(({ text }) => grammar.self.has(text))) return 'self'
  if (words.some(({ text }) => grammar.group.has(text))) return 'group'
  if (words.some(({ text }) => grammar.nominatives?.has(text))) return 'other'
  const first = words.find(({ text }) => !grammar.between.has(text)) ?? words[0]
  if (first && grammar.others.has(first.text)) return 'other'
  // German puts the verb before its subject, too: "Dann wurde der Termin verschoben" is nobody's own deed.
  const helpers = grammar.othersHelpers
  if (helpers) return words.some(({ text }) => helpers.has(text)) ? 'other' : 'unnamed'
  return first && grammar.determiners.has(first.text) ? 'other' : 'unnamed'
}

function addVerbs(part: Agency, clause: Clause, subject: Subject, whose: Subject, grammar: Grammar): void {
  const { words, raw } = clause
  const isPast = (at: number) => isPastAt(clause, at, grammar)
  const negated = words.some(({ text }) => grammar.negations.has(text))
  const at = verbPlaceOf(clause, grammar, isPast)
  // In "I made a plan" and "j'ai compté" nobody plans to, or means to.
  const isAfterDeed = (place: number) => !grammar.freeOrder && at !== null && isPast(at) && place >= at
  const wished = words.some(
    ({ text }, place) => isWish(grammar, text, raw[place] ?? '') && !isAfterDeed(place),
  )
  if (wished && (whose === 'self' || (grammar.endingNamesSpeaker && whose === 'unnamed'))) {
    part.wishes++
    return
  }
  const named = at === null ? '' : (words[at]?.text ?? '')
  // "I decided to tell her" is a deed by its first verb.
  const past = at !== null && (isPast(at) || (subject !== 'unnamed' && hasSkippedPast(clause, at, grammar)))
  if (grammar.endingNamesSpeaker && past && whose !== 'group') part.deeds += negated ? 0.5 : 1
  else if (grammar.groupEnding && raw.some((word) => grammar.groupEnding?.test(word))) part.group++
  else if (whose === 'group' && past) part.group++
  else if (whose === 'group' && subject === 'group') part.groupPractice++
  else if (whose === 'other' || at === null || (whose === 'unnamed' && !isTelegram(clause, at, grammar)))
    return
  else if (past) part.deeds += negated ? 0.5 : 1
  else if (subject === 'self' && !negated && !grammar.states.has(named)) part.practice++
  else if (grammar.endingNamesSpeaker && !negated && isOwnPresent(clause, at, grammar)) part.practice++
}

/** Without its "ich" a German clause has the verb first or last: "Liste geprüft", not "Gute Arbeit beruht auf ...". */
function isTelegram({ words }: Clause, at: number, { freeOrder, havings, copulas }: Grammar): boolean {
  const hasHelper = words.some(({ text }) => havings.has(text) || copulas.has(text))
  return !freeOrder || at === 0 || at === words.length - 1 || hasHelper
}

/** A present that names its speaker: "reviso", not "revisado", not "creo". */
function isOwnPresent({ words, raw }: Pick<Clause, 'words' | 'raw'>, at: number, grammar: Grammar): boolean {
  const folded = words[at]?.text ?? ''
  return (
    /(?<![ai]d)o$/.test(raw[at] ?? '') &&
    grammar.presentBeginnings?.has(folded) === true &&
    !grammar.states.has(folded)
  )
}

/** Whether what stands between the subject and its last verb is a verb of the past itself. */
function hasSkippedPast(clause: Clause, at: number, grammar: Grammar): boolean {
  return clause.words
    .slice(0, at)
    .some(({ text }, place) => grammar.between.has(text) && isPastAt(clause, place, grammar))
}

function isPastAt({ words, raw, nouns, plain }: Clause, at: number, grammar: Grammar): boolean {
  const folded = words[at]?.text ?? ''
  if (nouns[at]) return false
  if (grammar.surePast?.test(raw[at] ?? '')) return true
  if (grammar.states.has(folded)) return false
  const upTo = () => raw.slice(0, at + 1).join(' ')
  if (grammar.notPast?.test(upTo())) return false
  return (
    grammar.pasts.has(folded) ||
    grammar.pastEnding.test(raw[at] ?? '') ||
    grammar.perfect?.test(`${raw[at - 1]} ${raw[at]}`) === true ||
    (plain && grammar.plainPast?.test(upTo()) === true)
  )
}

/** "I have to check", "j'ai pu livrer": the verb is still to come. */
const leadsOn = /^(?:to|able|a|pu|du|ete)$/

/** Where the clause's verb stands: after its subject, at its beginning when it names none, anywhere in German. */
function verbPlaceOf(
  { words, raw }: Clause,
  grammar: Grammar,
  isPast: (at: number) => boolean,
): number | null {
  const places = words.map((_, at) => at)
  if (grammar.freeOrder) {
    const past = places.find(isPast)
    if (past !== undefined) return past
    const self = words.findIndex(({ text }) => grammar.self.has(text))
    if (self < 0) return null
    // "Ich prüfe ..." or "Dann prüfe ich ...": the present verb is the speaker's neighbour.
    const beside = [self + 1, self - 1].find((at) => /\p{L}{3,}e$/u.test(raw[at] ?? ''))
    return beside ?? null
  }
  if (grammar.endingNamesSpeaker) {
    const past = places.find(isPast)
    if (past !== undefined) return past
    return places.find((at) => isOwnPresent({ words, raw }, at, grammar)) ?? null
  }
  const named = words.findIndex(({ text }) => grammar.self.has(text) || grammar.group.has(text))
  let at = named < 0 ? 0 : named + 1
  const from = at
  while (at < words.length && grammar.between.has(words[at]?.text ?? '') && !isPastAfter(at)) at++
  if (at >= words.length) return null
  const having = words.findIndex(
    ({ text }, place) => place >= from && place < at && grammar.havings.has(text),
  )
  return having >= 0 && isOwned(having, at) ? having : at

  /** "I have SAP": nothing between the helping verb and what is had makes it a past, or a "have to". */
  function isOwned(having: number, place: number): boolean {
    const skipped = words.slice(having + 1, place).map(({ text }) => text)
    return !isPast(place) && !skipped.some((text, index) => leadsOn.test(text) || isPast(having + 1 + index))
  }

  /** "I started to ..." goes on, "I started." does not. */
  function isPastAfter(place: number): boolean {
    return isPast(place) && place === words.length - 1
  }
}
