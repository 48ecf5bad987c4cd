import type { Language } from '#contract/languages.ts'
import { productIn, type SkillOfFamily } from '#lexicon/occupations/find-skills.ts'
import type { Trade } from '#lexicon/occupations/find-trade.ts'
import { skillsMeant, tellingOf } from '#lexicon/occupations/told-skills.ts'
import { kinFinder } from '#lexicon/stem.ts'
import { grammarOf } from '../answers/grammar.ts'
import type { AnswerReading, SentenceReading } from '../answers/read-answer.ts'
import { namesOfSkill, placesOf } from '../cv/skills.ts'
import type { Prepared, SkillInAnswer } from '../pipeline.ts'
import { offerOf } from '../relevance/offer.ts'
import { contentStems, isContentWord, isFunctionWord } from '../text/stems.ts'
import { fold, mean, ramp, type Word, wordsOf } from '../text/text.ts'
import type { Claim } from '../verify-quote.ts'
import { qualityOf, saturate, tellsOfDeeds } from './answer-score.ts'
import { behaviour, claimSentence } from './draft.ts'
import { coverageIn, kinIn, partly, wholly } from './skill-words.ts'

type NamedSkill = {
  skill: string
  names: readonly string[]
  words: readonly Word[]
  meant: readonly SkillOfFamily[]
  /** Whether another required skill is the same one in the library, and no answer has a word of this one's name. */
  isUnclear: boolean
}

/**
 * Required skills named or used in answers, by the words of the whole answer: "negotiated with a second carrier" also
 * shows "carrier negotiation". Used is a skill in a sound account of it, in one that its question asked for, or in
 * accounts in the words of those who use it; a row of skills, and talk of them, only names them.
 */
export function skillsInAnswers({ job, answers }: Pick<Prepared, 'job' | 'answers'>): SkillInAnswer[] {
  const skills = requiredIn(job, answers)
  const named = answers.flatMap((answer) => {
    const asked = skills.filter(
      (skill) => skill.meant.length === 0 && isAskedFor(answer, skill, job.language),
    )
    const found = skills.flatMap((skill) =>
      // Of several that a question names, one may be enough: which one, the answer says.
      findInAnswer(answer, skill, asked.length === 1 && asked.includes(skill), job.language),
    )
    const account =
      ramp(qualityOf(answer), sound) *
      tellsOfDeeds(answer) *
      ramp(answer.flat.length / (found.length * wordsForEach), [0.8, 1.2])
    return found.map(({ skill, share, isDenied, claim }): SkillInAnswer => {
      if (share === null)
        return { skill, shown: 'told', account: account * ramp(qualityOf(answer), soundOnAsked), claim }
      if (share < wholly) return { skill, shown: 'close', account, claim }
      const told = isDenied ? 0 : account
      return { skill, shown: told >= 0.5 ? 'explained' : 'named', account: told, claim }
    })
  })
  const given = answers.filter(({ spoken }) => spoken.length > 0)
  const told = given.map((answer) => wordsOfUse(answer, job.language))
  const { trade } = offerOf(job)
  const account = mean(given.map((answer) => ramp(qualityOf(answer), soundInAll)))
  return [
    ...named,
    ...skills.flatMap((skill) => toldOf(skill, { given, told, account, trade }, job.language)),
  ]
}

function requiredIn(job: Prepared['job'], answers: readonly AnswerReading[]): NamedSkill[] {
  const { language, idealProfile } = job
  const { trade } = offerOf(job)
  const all = idealProfile.skills.map((skill) => ({
    skill,
    names: namesOfSkill(skill),
    words: wordsOf(skill).filter(({ text }) => isContentWord(text, language)),
    meant: skillsMeant(skill, trade, language),
    isUnclear: false,
  }))
  return all.map((one) => {
    const product = productIn(one.skill)
    // Who tells of the work has not told of the product: that is named by somebody who used it.
    if (
      product !== null &&
      !answers.some(({ spoken }) => spoken.some((s) => placesOf([fold(product)], s.text).length > 0))
    )
      return { ...one, meant: [] }
    const isSameAs = (other: NamedSkill) =>
      other.meant.some(({ family, id }) => one.meant.some((own) => own.family === family && own.id === id))
    const isShared = all.some((other) => other !== one && isSameAs(other))
    return { ...one, isUnclear: isShared && !isSpokenOf(one.words, answers, language) }
  })
}

/** Whether some answer has a word of a name, or one built on it. */
const isSpokenOf = (words: readonly Word[], answers: readonly AnswerReading[], language: Language): boolean =>
  [...contentStems(words, language)].some(
    kinFinder(new Set(answers.flatMap(({ flat }) => [...contentStems(flat, language)]))),
  )

/** Words that may tell of something used: none beside a "not" or in a mere wish, and none in a row of words. */
function wordsOfUse(answer: AnswerReading, language: Language): readonly Word[] {
  const { negations } = grammarOf(language)
  const isWish = ({ wishes, deeds, group, practice }: SentenceReading) =>
    wishes > 0 && deeds + group + practice === 0
  const wished = answer.hypothetical ? [] : answer.spoken.filter(isWish)
  const isSmall = answer.flat.map(({ text }) => isFunctionWord(text, language))
  const runs = runsOf(isSmall)
  return answer.flat.filter(
    (word, at) =>
      !isSmall[at] &&
      (runs[at] ?? 0) <= longestRun &&
      !answer.flat
        .slice(Math.max(0, at - wordsAfter), at + wordsBefore + 1)
        .some(({ text }) => negations.has(text)) &&
      !wished.some((sentence) => isWithin(word, sentence)),
  )
}

/** For each word how many stand together without a small one between them. */
function runsOf(isSmall: readonly boolean[]): readonly number[] {
  let from = 0
  return isSmall.map((small, at) => {
    if (small || isSmall[at - 1] !== false) from = at
    const end = isSmall.indexOf(true, at)
    return (end < 0 ? isSmall.length : end) - from
  })
}

const isWithin = ({ start }: Word, { words }: SentenceReading): boolean =>
  start >= (words[0]?.start ?? 0) && start <= (words.at(-1)?.start ?? -1)

type Telling = {
  given: readonly AnswerReading[]
  told: readonly (readonly Word[])[]
  account: number
  trade: Trade | null
}

/**
 * A skill in the words of those who use it, as far as the interview tells of work well done: single answers and few words
 * of a skill say little. Quoted is the sentence that is the most of it.
 */
function toldOf(
  { skill, meant, isUnclear }: NamedSkill,
  { given, told, account, trade }: Telling,
  language: Language,
): SkillInAnswer[] {
  const isOfTrade = meant.some(({ family }) => family === trade?.family)
  const shown = account * saturate(tellingOf(meant, told, language), isOfTrade ? enoughTold : enoughOfOthers)
  if (shown < leastTold) return []
  const [claim] = given
    .flatMap((answer, at) => answer.spoken.map((sentence) => ({ answer, sentence, words: told[at] ?? [] })))
    .map(({ answer, sentence, words }) => {
      const own = words.filter((word) => isWithin(word, sentence))
      return {
        claim: claimSentence(answer, sentence),
        telling: tellingOf(meant, [own], language, 1) / Math.sqrt(sentence.words.length),
      }
    })
    .filter((one) => one.telling > 0 && one.claim.text !== '')
    .sort((one, other) => other.telling - one.telling)
    .map((one) => one.claim)
  return claim ? [{ skill, shown: isUnclear ? 'close' : 'told', account: shown, claim }] : []
}

/** `share` is how much of the name of the skill is said; null where only the question says it. */
type InAnswer = { skill: string; share: number | null; isDenied: boolean; claim: Claim }

/** A skill in an answer: named, or the one that the question asks for. Sentences only choose the quote. */
function findInAnswer(
  answer: AnswerReading,
  { skill, names, words }: NamedSkill,
  isAsked: boolean,
  language: Language,
): InAnswer[] {
  const isNamed = answer.spoken.some(({ text }) => placesOf(names, text).length > 0)
  const share = isNamed ? 1 : coverageIn(words, answer.flat, language)
  const best = share >= partly ? sentenceOn(answer, names, words, language) : undefined
  const shown = (one: SentenceReading, as: number | null, denied: boolean): InAnswer[] => [
    { skill, share: as, isDenied: denied, claim: claimSentence(answer, one) },
  ]
  if (best && share >= wholly) return shown(best, share, isNegated(answer.flat, wordsOf(skill), language))
  const [deed] = isAsked ? [...answer.sentences].sort((a, b) => behaviour(b) - behaviour(a)) : []
  // Where part of its name is said, that is worth as much until here.
  const least = best ? soundAndNear : soundOnAsked[0]
  if (deed && qualityOf(answer) > least) return shown(deed, null, false)
  return best ? shown(best, share, false) : []
}

/** Whether a "not" stands close to the name of a skill. */
function isNegated(words: readonly Word[], skill: readonly Word[], language: Language): boolean {
  const { negations } = grammarOf(language)
  return words.some(
    ({ text }, at) =>
      negations.has(text) &&
      skill.some(
        (word) => kinIn(word, words.slice(Math.max(0, at - wordsBefore), at + wordsAfter), language) === 1,
      ),
  )
}
const wordsBefore = 2
const wordsAfter = 5

/** Whether the question is about a skill, by its name or all the words of it. */
const isAskedFor = (
  { question }: AnswerReading,
  { names, words }: Pick<NamedSkill, 'names' | 'words'>,
  language: Language,
): boolean =>
  placesOf(names, question.text).length > 0 || coverageIn(words, wordsOf(question.text), language) >= wholly

/** The sentence that names a skill, or holds the most of its words; of those the one with most in it. */
function sentenceOn(
  answer: AnswerReading,
  names: readonly string[],
  words: readonly Word[],
  language: Language,
): SentenceReading | undefined {
  const shareOf = (sentence: SentenceReading) =>
    placesOf(names, sentence.text).length > 0
      ? 2
      : mean(words.map((word) => kinIn(word, sentence.words, language)))
  const [best] = answer.spoken
    .map((sentence) => ({ sentence, share: shareOf(sentence), done: behaviour(sentence) }))
    .sort((one, other) => other.share - one.share || other.done - one.done)
  return best?.sentence
}

/** An answer tells nothing of something done up to the first quality, and surely does from the second on. */
const sound = [0.3, 0.45] as const
/** What a question asks for is not named again: it takes a fuller account to show it. */
const soundOnAsked = [0.35, 0.65] as const
const soundAndNear = 0.47
/** More words without a small one between them are a row. */
const longestRun = 6
/** So many words of those who use a skill of the job's trade show it for two thirds; of another trade's it takes twice as many. */
const enoughTold = 0.8
const enoughOfOthers = 2 * enoughTold
/** Less is not even close to it. */
const leastTold = 0.2
/** Answers of the first quality tell of no work, those of the second of good work. */
const soundInAll = [0.2, 0.6] as const
/** Naming is not showing: a skill needs so many words of its answer. */
const wordsForEach = 10
