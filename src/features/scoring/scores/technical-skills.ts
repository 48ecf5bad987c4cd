import type { Language } from '#contract/languages.ts'
import { stemOf } from '#lexicon/stem.ts'
import type { AnswerReading } from '../answers/read-answer.ts'
import type { CvReading } from '../cv/read-cv.ts'
import { isDistinctive, namesOfSkill, placesOf, siblingsOfSkill } from '../cv/skills.ts'
import type { Prepared, SkillInAnswer } from '../pipeline.ts'
import { isNear } from '../text/fuzzy-match.ts'
import { counted, listed, sentenceOf } from '../text/join-sentence.ts'
import { isContentWord } from '../text/stems.ts'
import { mean, opening, type Word, wordsOf } from '../text/text.ts'
import { type Claim, verifyQuote } from '../verify-quote.ts'
import { qualityOf } from './answer-score.ts'
import { claimSentence, type DraftScore, maxNamed, maxQuoteLength, notRequired } from './draft.ts'

export type SkillCredit = { skill: string; credit: number; claim: Claim | null }

/**
 * Required skills named or used in answers, by the words of the whole answer: "negotiated with a second carrier" also
 * shows "carrier negotiation". Used is a skill in an answer that is a sound account; elsewhere it is only named.
 */
export function skillsInAnswers({ job, answers }: Pick<Prepared, 'job' | 'answers'>): SkillInAnswer[] {
  const skills = job.idealProfile.skills.map((skill) => ({
    skill,
    names: namesOfSkill(skill),
    words: wordsOf(skill).filter(({ text }) => isContentWord(text, job.language)),
  }))
  return answers.flatMap((answer) => {
    const found = skills.flatMap(({ skill, names, words }) => {
      const isNamed = answer.spoken.some(({ text }) => placesOf(names, text).length > 0)
      const share = isNamed ? 1 : coverageIn(words, answer.flat, job.language)
      const claim = share >= partly ? claimIn(answer, names, words, job.language) : null
      return claim ? [{ skill, share, claim }] : []
    })
    const isUsed =
      qualityOf(answer) >= sound &&
      answer.substance.deeds > 0 &&
      answer.flat.length >= found.length * wordsForEach
    return found.flatMap(({ skill, share, claim }): SkillInAnswer[] => {
      if (share < (isUsed ? partly : wholly)) return []
      return [{ skill, shown: isUsed && share >= wholly ? 'explained' : 'named', claim }]
    })
  })
}

/** The sentence that names a skill, or holds the most of its words. */
function claimIn(
  answer: AnswerReading,
  names: readonly string[],
  words: readonly Word[],
  language: Language,
): Claim | null {
  const [best] = answer.spoken
    .map((sentence) => ({
      sentence,
      share:
        placesOf(names, sentence.text).length > 0
          ? 2
          : mean(words.map((word) => kinIn(word, sentence.words, language))),
    }))
    .sort((one, other) => other.share - one.share)
  return best ? claimSentence(answer, best.sentence) : null
}

/** From this quality on an answer tells of something done. */
const sound = 0.42
/** Naming is not showing: a skill needs so many words of its answer. */
const wordsForEach = 10
/** All the words of a skill's name, or two of three. */
const wholly = 0.66
/** One of two words: a wider or a narrower name. */
const partly = 0.5

/** The share of a skill's words that an answer holds, when it holds one that tells; 0 otherwise. */
function coverageIn(skill: readonly Word[], words: readonly Word[], language: Language): number {
  if (!skill.some((word) => isDistinctive(word.text) && kinIn(word, words, language) > 0)) return 0
  return mean(skill.map((word) => kinIn(word, words, language)))
}

/** In a stem this long a slip of the pen seldom makes another word: "ugences" is "urgence" in the plural. */
const slippingStem = 6

/** What a compound holds besides one of its words; one letter more makes another word: "custom" and "customs". */
const minOtherLength = 3

/** 1 for the same word or the same stem, but for a slip of the pen; less for a word built on the other; 0 for none. */
function kinIn(word: Word, words: readonly Word[], language: Language): number {
  const stem = stemOf(word.text, language)
  let closest = 0
  for (const other of words) {
    if (isNear(other.text, word.text)) return 1
    if (!isContentWord(other.text, language)) continue
    const stemmed = stemOf(other.text, language)
    if (stemmed === stem || (stem.length >= 5 && stemmed.includes(stem))) return 1
    const isPart = stem.includes(stemmed)
    if (stem.length >= slippingStem && !isPart && isNear(stemmed, stem)) return 1
    const rest = stem.length - stemmed.length
    if (stemmed.length >= 5 && isPart && rest >= minOtherLength && isDistinctive(other.text)) closest = partly
  }
  return closest
}

/** CV lines that name a skill in other forms. A post's title counts: an electrician's "testing" is electrical. */
function linesNaming(skill: string, cv: CvReading, language: Language) {
  const words = wordsOf(skill).filter(({ text }) => isContentWord(text, language))
  if (!words.some(({ text }) => isDistinctive(text))) return []
  return [...cv.text.matchAll(/[^\n]+/g)].flatMap(({ 0: line, index }) => {
    const own = wordsOf(line)
    if (!words.some((word) => isDistinctive(word.text) && kinIn(word, own, language) > 0)) return []
    const text = opening(line.trim(), maxQuoteLength)
    const start = index + line.indexOf(text)
    const post = cv.posts.find(({ entry }) => start >= entry.start && start < entry.end)
    const title = post ? wordsOf(cv.text.slice(post.head.start, post.head.end)) : []
    const share = mean(words.map((word) => kinIn(word, [...own, ...title], language)))
    return share >= partly ? [{ share, start, text, used: post !== undefined }] : []
  })
}

/** Used and explained in an answer, used in a dated post, only listed or only named, and something close to it. */
const worth = { explained: 1, inPost: 0.75, listed: 0.5, near: 0.4 }

type Found = { credit: number; claim: Claim }

/** How far each required skill is shown, 0 for one that nothing speaks of, with the best place for it. */
export function creditSkills(
  { job, cv, answers, evidence }: Prepared,
  inAnswers: readonly SkillInAnswer[],
): SkillCredit[] {
  return job.idealProfile.skills.map((skill) => {
    const shown = inAnswers
      .filter((entry) => entry.skill === skill && verifyQuote(entry.claim, evidence) !== null)
      .map(({ shown: how, claim }) => ({
        credit: how === 'explained' ? worth.explained : worth.listed,
        claim,
      }))
    const found: Found[] = [...shown, ...(cv ? inCv(skill, cv, job.language) : [])]
    if (found.length === 0) found.push(...besideSkill(skill, cv, answers))
    const best = found.sort((a, b) => b.credit - a.credit)[0]
    return { skill, credit: best?.credit ?? 0, claim: best?.claim ?? null }
  })
}

/** A skill in the CV: by one of its names, and where none of them stands in a dated post, by other forms of its words. */
function inCv(skill: string, cv: CvReading, language: Language): Found[] {
  const named = placesOf(namesOfSkill(skill), cv.text).map(({ start, end }) => {
    const used = cv.posts.some((post) => start >= post.entry.start && end <= post.entry.end)
    return { credit: used ? worth.inPost : worth.listed, claim: claimOf(start, cv.text.slice(start, end)) }
  })
  if (named.some(({ credit }) => credit === worth.inPost)) return named
  const inLines = linesNaming(skill, cv, language).map(({ share, start, text, used }) => {
    const whole = share >= wholly
    const credit = whole ? (used ? worth.inPost : worth.listed) : worth.near
    return { credit, claim: claimOf(start, text) }
  })
  return [...named, ...inLines]
}

const claimOf = (start: number, text: string): Claim => ({ source: 'cv', start, text })

/** Skills close to one, in the CV and in the answers. */
function besideSkill(skill: string, cv: CvReading | null, answers: readonly AnswerReading[]): Found[] {
  const siblings = siblingsOfSkill(skill)
  const claims = [
    ...(cv
      ? placesOf(siblings, cv.text).map(({ start, end }) => claimOf(start, cv.text.slice(start, end)))
      : []),
    ...answers.flatMap((answer) =>
      answer.sentences
        .filter((sentence) => placesOf(siblings, sentence.text).length > 0)
        .map((sentence) => claimSentence(answer, sentence)),
    ),
  ]
  return claims.map((claim) => ({ credit: worth.near, claim }))
}

export function scoreTechnicalSkills(job: Prepared['job'], credits: readonly SkillCredit[]): DraftScore {
  if (job.idealProfile.skills.length === 0) return notRequired('skills')
  const skillsOf = (which: (credit: number) => boolean) =>
    credits.filter(({ credit }) => which(credit)).map(({ skill }) => skill)
  const missing = skillsOf((credit) => credit === 0)
  const unused = skillsOf((credit) => credit > worth.listed && credit < worth.explained)
  const near = skillsOf((credit) => credit > 0 && credit < worth.listed)
  const found = credits.length - missing.length - near.length
  const named = (what: string, skills: readonly string[]) =>
    skills.length > 0 ? `${what}: ${listed(skills, maxNamed)}` : ''
  return {
    value: mean(credits.map(({ credit }) => credit)) * 100,
    reason: sentenceOf([
      `${found} of ${counted(credits.length, 'required skill')} found in the CV or the answers`,
      named('in the CV, without an example in the answers', unused),
      named(
        'mentioned only',
        skillsOf((credit) => credit === worth.listed),
      ),
      named('only something close', near),
      named('not found', missing),
    ]),
    claims: [...credits]
      .sort((a, b) => b.credit - a.credit)
      .flatMap((entry) => (entry.claim ? [entry.claim] : []))
      .slice(0, 5),
  }
}
