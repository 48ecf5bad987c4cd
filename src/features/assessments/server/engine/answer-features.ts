import type { Language } from '#contract/languages.ts'
import { type AnswerContext, type AnswerKind, copiedShare, kindOfAnswer } from './answer-kind.ts'
import { cuesOf } from './cues/cues.ts'
import { contentStems, shared } from './stems.ts'
import { type Sentence, sentencesOf, within } from './text.ts'

/** What one sentence shows; counts of cues unless said otherwise. */
export type SentenceReading = Sentence & {
  ownAction: number
  groupAction: number
  situation: number
  result: number
  learning: number
  sharing: number
  details: number
  numbers: number
  order: number
  reasons: number
  tradeoff: number
  hedging: number
  praise: number
  motivation: number
}

/** What an answer shows. Shares and coverages run from 0 to 1. */
export type AnswerReading = {
  index: number
  kind: AnswerKind
  /** True when the question asked why this job. */
  motivation: boolean
  /** The sentences that count: no repetition, no bare self-praise, nothing taken from the question. */
  sentences: SentenceReading[]
  words: number
  /** Words said for the first time, praise included: what an opinion is measured by. */
  spokenWords: number
  /** Enough said to count as answered in substance. */
  substantial: boolean
  topic: number
  situation: number
  action: number
  ownership: number
  result: number
  learning: number
  specificity: number
  reasoning: number
  hedging: number
  praise: number
  parroted: number
  stems: ReadonlySet<string>
}

/** Reads one answer (redacted). `seen` gathers the sentences already credited in earlier answers. */
export function readAnswer(
  text: string,
  index: number,
  context: AnswerContext,
  seen: Set<string>,
): AnswerReading {
  const kind = kindOfAnswer(text, context)
  const all = kind === 'given' ? sentencesOf(text).map((s) => readSentence(s, context.language)) : []
  const parroted = all.filter((s) => context.copyable.some((source) => copiedShare(s.text, source) >= 0.7))
  const fresh = all.filter((s) => !parroted.includes(s) && isNew(s, seen))
  const telling = fresh.filter((s) => !isEmptyPraise(s))
  // Praise beside content is left out; an answer of nothing else is still an answer, at the lowest step.
  const sentences = telling.length > 0 ? telling : fresh.slice(0, 3)
  const words = sentences.reduce((sum, s) => sum + s.words.length, 0)
  const sum = (of: (s: SentenceReading) => number) => sentences.reduce((total, s) => total + of(s), 0)
  const stems = contentStems(
    sentences.flatMap((s) => s.words),
    context.language,
  )
  const own = sum((s) => s.ownAction)
  const group = sum((s) => s.groupAction)
  const onQuestion = shared(contentStems(context.question, context.language), stems)
  const onJob = shared(context.jobStems, stems)
  return {
    index,
    kind,
    motivation: context.motivation,
    sentences,
    words,
    spokenWords: fresh.reduce((sum, s) => sum + s.words.length, 0),
    substantial: telling.length > 0 && words >= 15,
    topic: within(0, 0.25 + onQuestion * 0.3 + onJob * 0.15 + Math.min(0.3, own * 0.1), 1),
    situation: within(0, sum((s) => s.situation) / 2, 1),
    action: within(0, (own + group * 0.4) / 3, 1),
    ownership: own + group === 0 ? 0 : own / (own + 0.7 * group),
    result: within(0, sum((s) => s.result) / 2 + (sentences.some((s) => s.result && s.numbers) ? 0.5 : 0), 1),
    learning: within(0, sum((s) => s.learning) / 2, 1),
    specificity: within(0, sum((s) => s.details) / 5 + stems.size / 100, 1),
    reasoning: within(0, sum((s) => s.reasons) / 4 + sum((s) => s.tradeoff) / 2 + sum((s) => s.order) / 6, 1),
    hedging: within(0, all.reduce((n, s) => n + s.hedging, 0) / (1 + words / 20), 1),
    praise: all.reduce((n, s) => n + s.praise, 0),
    parroted: all.length === 0 ? 0 : parroted.length / all.length,
    stems,
  }
}

function readSentence(sentence: Sentence, language: Language): SentenceReading {
  const cues = cuesOf(language)
  const count = (list: { find(words: Sentence['words']): unknown[] }) => list.find(sentence.words).length
  const hypothetical = count(cues.hypothetical) > 0
  const actions = hypothetical ? 0 : Math.min(2, count(cues.actions))
  const self = cues.actionsNameTheSpeaker || count(cues.self) > 0
  const numbers = sentence.words.filter((word) => /^\d/.test(word.text)).length
  const places =
    sentence.text.match(/\b(?:COMPANY|SCHOOL)_\d+|\b\p{Lu}{2,}\b|(?<=[\p{Ll},] )\p{Lu}\p{L}*\p{Ll}/gu) ?? []
  const names =
    language === 'de' ? places.filter((name) => /^(?:COMPANY|SCHOOL|\p{Lu}{2,})/u.test(name)) : places
  return {
    ...sentence,
    ownAction: self ? actions : 0,
    groupAction: self ? 0 : actions,
    situation: hypothetical ? 0 : count(cues.situation),
    result: hypothetical ? 0 : count(cues.result),
    learning: hypothetical ? 0 : count(cues.learning),
    sharing: hypothetical ? 0 : count(cues.sharing),
    details: Math.min(
      4,
      numbers + names.filter((name) => name !== 'I').length + count(cues.time) + count(cues.place),
    ),
    numbers,
    order: count(cues.order),
    reasons: count(cues.reasons),
    tradeoff: count(cues.tradeoff),
    hedging: count(cues.hedging),
    praise: count(cues.praise),
    motivation: count(cues.motivation),
  }
}

/** "I am a passionate, hard-working team player": praise with nothing behind it. */
function isEmptyPraise(s: SentenceReading): boolean {
  return s.praise > 0 && s.ownAction === 0 && s.details === 0 && s.result === 0 && s.reasons === 0
}

function isNew(s: SentenceReading, seen: Set<string>): boolean {
  const key = [...new Set(s.words.map((word) => word.text))].sort().join(' ')
  if (seen.has(key)) return false
  seen.add(key)
  return true
}
