import { perLanguage } from '#lexicon/per-language.ts'
import { lexiconOf } from '#lexicon/scoring/read-lexicon.ts'
import { type PhraseList, phraseLists } from '../text/phrase-matcher.ts'
import { mended } from '../text/spelling.ts'
import type { Sentence } from '../text/text.ts'
import type { AnswerReading, SentenceReading } from './read-answer.ts'

export const starLexiconOf = perLanguage((language) => {
  const { past, participle, helper, own, habit, deedsNeedPronoun, ...lists } = lexiconOf(
    'star-elements',
    language,
  )
  return {
    ...phraseLists(lists),
    past: new RegExp(past, 'gu'),
    participle: participle ? new RegExp(participle, 'gu') : null,
    helper: helper ? new RegExp(helper, 'u') : null,
    own: new RegExp(own, 'u'),
    habit: new RegExp(habit, 'u'),
    deedsNeedPronoun,
  }
})
type StarLexicon = ReturnType<typeof starLexiconOf>

export const starElements = ['action', 'result', 'facts', 'situation', 'reasons', 'lesson'] as const
export type StarElement = (typeof starElements)[number]

/** `unsure` is said of neither: a wrong word about an answer costs more trust than a word less. */
export type StarEvidence = 'found' | 'missing' | 'unsure'

/** For the sentence about a score; moves none. Naming an element needs more certainty than counting signs. */
export function detectStarElements(answer: AnswerReading): Record<StarElement, StarEvidence> {
  const signs = signsOf(answer)
  return {
    action: actionOf(signs),
    result: resultOf(signs),
    facts: factsOf(signs),
    situation: situationOf(signs),
    reasons: reasonsOf(signs, answer.motivation),
    lesson: lessonOf(signs, answer.motivation),
  }
}

/** Notes almost without verbs: what they leave out of a sentence cannot be told from what they leave out of the account. */
export function isInNotes(answer: AnswerReading): boolean {
  const sentences = answer.spoken.length
  return (
    sentences >= 3 && answer.spokenWords < wordsOfNotes * sentences && signsOf(answer).pasts < sentences / 2
  )
}
const wordsOfNotes = 7

type Signs = ReturnType<typeof signsOf>

function signsOf({ spoken, language }: AnswerReading) {
  const sentences = spoken.filter((s) => !isTalk(s))
  const lexicon = starLexiconOf(language)
  const clauses = sentences.flatMap((s) => clausesOf(s, lexicon))
  const sum = (of: (s: SentenceReading) => number) => sentences.reduce((n, s) => n + of(s), 0)
  const hits = (list: PhraseList) =>
    sum((s) => Math.max(list.find(s.words).length, list.find(mended(s.words, language)).length))
  const firstOwn = clauses.findIndex((c) => c.own && c.pasts > 0)
  const firstDeed = sentences.findIndex((s) => s.deeds > 0)
  const figures = sum((s) => s.numbers) + hits(lexicon.numbers)
  return {
    /** Verbs of the past, anybody's. */
    pasts: clauses.reduce((n, c) => n + c.pasts, 0),
    ownPasts: clauses.filter((c) => c.own && c.pasts > 0).length,
    othersAfter: firstOwn < 0 ? 0 : clauses.slice(firstOwn + 1).filter((c) => c.pasts > 0 && !c.own).length,
    /** Whether a deed is the speaker's only with a pronoun. */
    pronoun: lexicon.deedsNeedPronoun,
    deeds: sum((s) => s.deeds),
    group: sum((s) => s.group + 0.5 * s.groupPractice),
    practice: sum((s) => s.practice),
    wishes: sum((s) => s.wishes),
    /** Others after the speaker's first deed, in whatever tense: "She writes them without me now." */
    aftermath:
      firstDeed >= 0 &&
      sentences.slice(firstDeed + 1).some((s) => s.words.length >= 3 && !lexicon.own.test(plain(s.text))),
    occasions: hits(lexicon.occasion),
    changes: figures >= 2 && hits(lexicon.before) > 0 && hits(lexicon.after) > 0 ? 1 : 0,
    results: hits(lexicon.result),
    details: figures + 0.7 * sum((s) => s.names) + 0.5 * sum((s) => s.time),
    figures,
    reasons: hits(lexicon.reasons),
    costs: hits(lexicon.cost),
    noticed: hits(lexicon.noticed),
    lessons: hits(lexicon.lesson) + sum((s) => (lexicon.habit.test(plain(s.text)) ? 1 : 0)),
  }
}

/** Praise and opinions, and nothing else: "I am a proactive person, and I have always believed in quality." */
const isTalk = (s: SentenceReading) => s.praise + s.opinion > 0 && s.deeds + s.numbers === 0

/** Something that the speaker lived, alone or with others, rather than would do. */
const isLived = ({ deeds, group, wishes, pasts, ownPasts, pronoun }: Signs) =>
  pasts >= 2 && deeds + group >= 1 && deeds + group > wishes && (ownPasts > 0 || !pronoun)

/** Hardly a word of anything that was: opinions, habits, plans. */
const isGeneral = ({ pasts, ownPasts, occasions, details }: Signs) =>
  pasts <= 1 && ownPasts === 0 && occasions === 0 && details < 1

function situationOf(signs: Signs): StarEvidence {
  if (signs.pasts + (signs.occasions > 0 ? 1 : 0) >= 4) return 'found'
  return isGeneral(signs) ? 'missing' : 'unsure'
}

function actionOf(signs: Signs): StarEvidence {
  if (isLived(signs) && signs.deeds + 0.5 * signs.group >= 2) return 'found'
  const any = signs.deeds + signs.group + signs.practice > 0 || signs.ownPasts > 0
  return any && !(isGeneral(signs) && signs.deeds + signs.group <= 1) ? 'unsure' : 'missing'
}

function resultOf(signs: Signs): StarEvidence {
  const shown = signs.othersAfter + signs.results + 2 * signs.changes
  if (isLived(signs) && shown >= 2) return 'found'
  return (shown === 0 && !signs.aftermath) || isGeneral(signs) ? 'missing' : 'unsure'
}

function factsOf({ details, figures }: Signs): StarEvidence {
  if (details >= 3 && figures >= 1) return 'found'
  return details < 0.5 ? 'missing' : 'unsure'
}

function reasonsOf(signs: Signs, motivation: boolean): StarEvidence {
  const shown = signs.reasons + signs.costs
  if (shown >= 2 && (isLived(signs) || motivation)) return 'found'
  return shown === 0 && !motivation ? 'missing' : 'unsure'
}

function lessonOf(signs: Signs, motivation: boolean): StarEvidence {
  if (signs.lessons === 0) return motivation || signs.noticed > 0 ? 'unsure' : 'missing'
  return isLived(signs) ? 'found' : 'unsure'
}

type Clause = { pasts: number; own: boolean }

const plain = (text: string) => text.toLowerCase().replaceAll('’', "'")

/** A sentence in its clauses, by punctuation and joining words: missing full stops make no difference. */
function clausesOf(sentence: Sentence, lexicon: StarLexicon): Clause[] {
  const text = plain(sentence.text)
  const joints = sentence.words.filter((word) => lexicon.joints.has(word.text))
  const cuts = joints.map((word) => word.start - sentence.start)
  for (const { index } of text.matchAll(/[,;:()–—]/gu)) cuts.push(index)
  cuts.sort((a, b) => a - b)
  const helped = lexicon.helper?.test(text) ?? false
  const count = (of: RegExp, part: string) => part.match(of)?.length ?? 0
  return [0, ...cuts].map((from, at) => {
    const part = text.slice(from, cuts[at])
    return {
      pasts: count(lexicon.past, part) + (helped && lexicon.participle ? count(lexicon.participle, part) : 0),
      own: lexicon.own.test(part),
    }
  })
}
