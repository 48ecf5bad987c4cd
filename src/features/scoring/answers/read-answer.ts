import type { Language } from '#contract/languages.ts'
import { candidateContentOf } from '../screening/candidate-content.ts'
import { mended } from '../text/spelling.ts'
import { contentStems } from '../text/stems.ts'
import { type Sentence, type Word, withoutLabel, wordsOf } from '../text/text.ts'
import { type Agency, agencyOf } from './agency.ts'
import { type AnswerContext, type AnswerKind, copiedShare, isGibberish, kindOfAnswer } from './answer-kind.ts'
import { signalsOf } from './lexicon.ts'
import { dropRepetitions } from './repetition-filter.ts'
import { groundsOf, mendedTo, type Substance } from './substance.ts'

/** The lists of the lexicon whose phrases are counted in each sentence. */
const countedSignals = ['learning', 'sharing', 'nextStep', 'time', 'reasons', 'opinion', 'praise'] as const

export type SentenceReading = Sentence &
  Agency &
  Record<(typeof countedSignals)[number], number> & {
    /** Figures, as digits or number words beside a unit. */
    numbers: number
    names: number
    /** Whether it holds a figure or words of this work, so that its deeds are somebody's own and no mere method. */
    isGrounded: boolean
  }

export type AnswerReading = Pick<AnswerContext, 'language' | 'motivation' | 'hypothetical' | 'question'> & {
  index: number
  kind: AnswerKind
  /** The sentences that count: nothing said before, nothing taken from the question, nothing that tells nothing. */
  sentences: SentenceReading[]
  /** Everything that was said for the first time, empty talk included. */
  spoken: SentenceReading[]
  /** Words written in the interview's language, whatever they are worth. */
  inLanguage: number
  words: number
  spokenWords: number
  substantial: boolean
  substance: Substance
  /** The share of its words that answer, and are not turned to a machine or brought along, 0 to 1. */
  contentShare: number
  /** All words that count, in a row and with slips of the pen mended. */
  flat: readonly Word[]
  /** All words as they were sent, whatever they are worth: what stands in them is never said to be missing. */
  written: readonly Word[]
  /** The same as text, with slips of the pen mended: a misspelt word belongs to the job as much. */
  meant: string
  /** The share of sentences taken from the question or the job, 0 to 1. */
  parroted: number
  stems: ReadonlySet<string>
}

/** Reads one answer (redacted), but for its substance, which the others have a part in. `seen` remembers what earlier answers said. */
export function readAnswer(
  written: string,
  index: number,
  context: AnswerContext,
  seen: Set<string>,
): Omit<AnswerReading, 'substance'> {
  const text = withoutLabel(written)
  const content = candidateContentOf(text, context)
  const isAnswer = content.sentences.reduce((sum, s) => sum + s.words.length, 0) >= minSpoken
  // The candidate's own content is the answer; where there is none, the rest says why.
  const remainder = isGibberish(text) ? text : content.rest
  const kind = kindOfAnswer(isAnswer ? content.text : remainder, context)
  const said = kind === 'given' ? content.sentences : []
  const isParroted = (s: Sentence) => copiedShare(s.text, context.copyable) >= 0.7
  const own = said.filter((s) => !isParroted(s))
  const spoken = withoutSmallTalk(
    dropRepetitions(own, seen).map((s) => readSentence(s, context)),
    context.language,
  )
  const sentences = spoken.filter((s) => hasSubstance(s))
  const countWords = (list: readonly SentenceReading[]) => list.reduce((sum, s) => sum + s.words.length, 0)
  const stems = contentStems(
    spoken.flatMap((s) => s.words),
    context.language,
  )
  const words = countWords(sentences)
  const told = spoken.flatMap((s) => s.words)
  const mend = (some: readonly Word[]) =>
    mendedTo(context.matter, mended(some, context.language), context.language)
  const flat = mend(told)
  const all = wordsOf(text)
  return {
    index,
    language: context.language,
    kind,
    motivation: context.motivation,
    hypothetical: context.hypothetical,
    sentences,
    spoken,
    inLanguage: inLanguage.has(kind) ? all.length : 0,
    words,
    spokenWords: countWords(spoken),
    substantial: words >= minWords || (words >= minBrief && countWords(spoken) >= minWords),
    contentShare: content.share,
    flat,
    written: all,
    meant: mend(all)
      .map((word) => word.text)
      .join(' '),
    question: context.question,
    parroted: said.length === 0 ? 0 : said.filter(isParroted).length / said.length,
    stems,
  }
}

/** What an answer may be and still be written in the interview's language by the candidate. */
const inLanguage: ReadonlySet<AnswerKind> = new Set(['given', 'asking'])

const minSpoken = 8
/** Fewer words than these tell too little to call it an answer in substance. */
const minWords = 12
/** A brief writer may say it in half of them. */
const minBrief = 6

/** Wishes for the day and talk of the weather beside an answer are no part of it; alone they are what was said. */
function withoutSmallTalk(spoken: SentenceReading[], language: Language): SentenceReading[] {
  const { smallTalk } = signalsOf(language)
  const rest = spoken.filter((s) => s.deeds + s.group + s.numbers > 0 || smallTalk.find(s.words).length === 0)
  return rest.some((s) => hasSubstance(s)) ? rest : spoken
}

/** A sentence that only praises or opines tells nothing: it is no part of what is quoted. */
function hasSubstance(s: SentenceReading): boolean {
  const tells = s.deeds + s.numbers + s.group + s.groupPractice > 0
  return tells || s.opinion + s.praise === 0
}

function readSentence(
  sentence: Sentence,
  { language, hypothetical, matter }: AnswerContext,
): SentenceReading {
  const signals = signalsOf(language)
  const words = mended(sentence.words, language)
  const own = agencyOf({ ...sentence, words }, language)
  const counts = countedSignals.map((name) => [name, signals[name].find(words).length])
  return {
    ...sentence,
    ...own,
    // Asked what one would do, "I would" is as good as "I do".
    practice: own.practice + (hypothetical ? Math.min(1, own.wishes) : 0),
    ...(Object.fromEntries(counts) as Record<(typeof countedSignals)[number], number>),
    numbers: numbersIn(sentence),
    names: namesIn(sentence, language),
    isGrounded: groundsOf(words, matter, language).includes(1),
  }
}

/** Different figures: "12 %", "88 to 118", "2.5 h" each count; the same figure twice counts once. */
function numbersIn({ text }: Sentence): number {
  return new Set(text.match(/(?<![\p{L}_\d])\d+(?:[.,:h/ ]\d+)*/gu) ?? []).size
}

/** Capitalised words within a sentence, acronyms, placeholders; German writes every noun so, hence only the latter. */
function namesIn({ text }: Sentence, language: Language): number {
  const inner = text.replace(/^\P{L}*\p{L}+/u, '')
  const pattern =
    language === 'de'
      ? /\b(?:COMPANY|SCHOOL)_\d+|(?<!\p{L})\p{Lu}[\p{Lu}\d-]+(?!\p{L})/gu
      : /\b(?:COMPANY|SCHOOL)_\d+|(?<!\p{L})\p{Lu}[\p{Lu}\d-]+(?!\p{L})|(?<=[\p{L},;] )\p{Lu}\p{Ll}[\p{L}-]+/gu
  return new Set(inner.match(pattern) ?? []).size
}
