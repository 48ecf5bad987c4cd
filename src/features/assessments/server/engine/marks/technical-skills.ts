import type { Language } from '#contract/languages.ts'
import type { AnswerReading, SentenceReading } from '../answer-features.ts'
import type { CvReading } from '../cv/read-cv.ts'
import { isTelling, namesOfSkill, placesOf, siblingsOfSkill } from '../cv/skills.ts'
import { isEnumeration } from '../enumeration.ts'
import { counted, listed } from '../in-words.ts'
import { isNear } from '../near.ts'
import type { Prepared, SkillInAnswer } from '../pipeline.ts'
import { isContentWord, stemOf } from '../stems.ts'
import { mean, opening, type Word, wordsOf } from '../text.ts'
import { type Claim, verifyQuote } from '../verify-quote.ts'
import { behaviour, claimSentence, type DraftMark, longestQuote, notRequired } from './draft.ts'

/** How far one skill is shown, 0 to 1, and where. */
export type SkillCredit = { skill: string; credit: number; claim: Claim | null }

/**
 * The required skills that the answers name or, better, tell the use of: in a deed of the candidate's own, in a full
 * answer. "Carrier negotiation" is also what somebody tells who "negotiated with a second carrier".
 */
export function skillsInAnswers({ job, answers }: Pick<Prepared, 'job' | 'answers'>): SkillInAnswer[] {
  const skills = job.idealProfile.skills.map((skill) => ({
    skill,
    names: namesOfSkill(skill),
    words: wordsOf(skill).filter(({ text }) => isContentWord(text, job.language)),
  }))
  return answers.flatMap((answer) => {
    const telling = new Set(answer.sentences)
    return answer.spoken.flatMap((sentence): SkillInAnswer[] => {
      const named = new Set(skills.filter(({ names }) => placesOf(names, sentence.text).length > 0))
      const claim = claimSentence(answer, sentence)
      if (!telling.has(sentence)) {
        const inList = isEnumeration(sentence, job.language) ? [...named] : []
        return inList.map(({ skill }) => ({ skill, shown: 'named', claim }))
      }
      const at = answer.sentences.indexOf(sentence)
      const beside = [answer.sentences[at - 1], answer.sentences[at + 1]]
      const used =
        answer.words >= fullAnswer && tellsOfUse(sentence, beside) && !onlyLists(sentence, named.size)
      return skills.flatMap((one): SkillInAnswer[] => {
        const told = named.has(one) ? 1 : tellsOf(one.words, answer, sentence, job.language)
        if (told < (used ? partly : wholly)) return []
        return [{ skill: one.skill, shown: used && told >= wholly ? 'explained' : 'named', claim }]
      })
    })
  })
}

/** Naming is not showing: many skills in a sentence that says next to nothing beside them are a list. */
const onlyLists = ({ words }: SentenceReading, named: number) =>
  named >= fewestListed && words.length < named * (1 + wordsForEach)
const fewestListed = 3
const wordsForEach = 3

/** From this many telling words on an answer can explain the use of a skill. */
const fullAnswer = 20
/** All the words of a skill's name, or two of three, one of them in the sentence itself. */
const wholly = 0.66
/** One of two words: a wider or a narrower name. */
const partly = 0.5

/** "I master SQL" praises and "I am taking a course in SQL" plans: neither tells that it was used. */
function tellsOfUse(s: SentenceReading, beside: readonly (SentenceReading | undefined)[]): boolean {
  const stillLearning = s.learning + s.nextStep > 0 && s.result + s.numbers === 0
  // "Then the report: a query in SQL, a table. I sent it on Monday": the deed stands beside the skill.
  const told = behaviour(s) > 0 || beside.some((other) => other && other.deeds > 0)
  return told && s.wishes === 0 && s.praise + s.opinion === 0 && !stillLearning
}

/** The share of a skill's words that an answer holds, when the sentence holds one that tells; 0 otherwise. */
function tellsOf(
  skill: readonly Word[],
  answer: AnswerReading,
  sentence: SentenceReading,
  language: Language,
): number {
  if (!skill.some((word) => isTelling(word.text) && kinIn(word, sentence.words, language) > 0)) return 0
  const all = answer.sentences.flatMap((s) => s.words)
  return mean(skill.map((word) => kinIn(word, all, language)))
}

/** In a stem this long a slip of the pen seldom makes another word: "ugences" is "urgence" in the plural. */
const slippingStem = 6

/** 1 for the same word or the same stem, but for a slip of the pen; less for a word built on the other; 0 for none. */
function kinIn(word: Word, words: readonly Word[], language: Language): number {
  const stem = stemOf(word.text, language)
  let closest = 0
  for (const other of words) {
    if (isNear(other.text, word.text)) return 1
    if (!isContentWord(other.text, language)) continue
    const stemmed = stemOf(other.text, language)
    if (stemmed === stem || (stem.length >= slippingStem && isNear(stemmed, stem))) return 1
    if (stemmed.length >= 5 && stem.includes(stemmed) && isTelling(other.text)) closest = partly
    else if (stem.length >= 5 && stemmed.includes(stem)) return 1
  }
  return closest
}

/** The lines of a CV that name a skill in part or in other forms of its words. */
function linesNaming(skill: string, cv: CvReading, language: Language) {
  const words = wordsOf(skill).filter(({ text }) => isContentWord(text, language))
  if (!words.some(({ text }) => isTelling(text))) return []
  return [...cv.text.matchAll(/[^\n]+/g)].flatMap(({ 0: line, index }) => {
    const own = wordsOf(line)
    const telling = words.some((word) => isTelling(word.text) && kinIn(word, own, language) > 0)
    const share = telling ? mean(words.map((word) => kinIn(word, own, language))) : 0
    const text = opening(line.trim(), longestQuote)
    return share >= partly ? [{ share, start: index + line.indexOf(text), text }] : []
  })
}

/** Absent 0, a sibling .4, only listed or only named .5, used in a dated post .75, used and explained in an answer 1. */
export function creditSkills(
  { job, cv, answers, evidence }: Prepared,
  inAnswers: readonly SkillInAnswer[],
): SkillCredit[] {
  return job.idealProfile.skills.map((skill) => {
    const found: { credit: number; claim: Claim }[] = inAnswers
      .filter((entry) => entry.skill === skill && verifyQuote(entry.claim, evidence) !== null)
      .map(({ shown, claim }) => ({ credit: shown === 'explained' ? 1 : 0.5, claim }))
    const inCv = (names: readonly string[], credit: (used: boolean) => number) => {
      for (const place of cv ? placesOf(names, cv.text) : []) {
        const used = cv?.posts.some((p) => place.start >= p.entry.start && place.end <= p.entry.end) ?? false
        const text = cv?.text.slice(place.start, place.end) ?? ''
        found.push({ credit: credit(used), claim: { source: 'cv', start: place.start, text } })
      }
    }
    inCv(namesOfSkill(skill), (used) => (used ? 0.75 : 0.5))
    for (const { share, start, text } of cv && found.length === 0
      ? linesNaming(skill, cv, job.language)
      : []) {
      const used = cv?.posts.some((p) => start >= p.entry.start && start < p.entry.end) ?? false
      const credit = share >= wholly ? (used ? 0.75 : 0.5) : used ? 0.5 : 0.4
      found.push({ credit, claim: { source: 'cv', start, text } })
    }
    if (found.length === 0) {
      const siblings = siblingsOfSkill(skill)
      inCv(siblings, () => 0.4)
      for (const answer of answers)
        for (const sentence of answer.sentences)
          if (placesOf(siblings, sentence.text).length > 0)
            found.push({ credit: 0.4, claim: claimSentence(answer, sentence) })
    }
    const best = found.sort((a, b) => b.credit - a.credit)[0]
    return { skill, credit: best?.credit ?? 0, claim: best?.claim ?? null }
  })
}

/** The mean credit of the required skills. */
export function markTechnicalSkills(job: Prepared['job'], credits: readonly SkillCredit[]): DraftMark {
  if (job.idealProfile.skills.length === 0) return notRequired('skills')
  const missing = credits.filter((entry) => entry.credit < 0.5).map((entry) => entry.skill)
  return {
    value: (credits.reduce((sum, entry) => sum + entry.credit, 0) / credits.length) * 100,
    weight: 0.2,
    reason: `${credits.length - missing.length} of ${counted(credits.length, 'required skill')} found in the CV or the answers${missing.length > 0 ? `; not found: ${listed(missing)}` : ''}.`,
    claims: [...credits]
      .sort((a, b) => b.credit - a.credit)
      .flatMap((entry) => (entry.claim ? [entry.claim] : []))
      .slice(0, 5),
  }
}
