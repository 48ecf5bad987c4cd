import type { Language } from '#contract/languages.ts'
import type { AnswerReading, SentenceReading } from '../answer-features.ts'
import { namesOfSkill, placesOf, siblingsOfSkill } from '../cv/skills.ts'
import { isNear } from '../near.ts'
import type { Prepared, SkillInAnswer } from '../pipeline.ts'
import { isContentWord, stemOf } from '../stems.ts'
import { type Word, wordsOf } from '../text.ts'
import { type Claim, verifyQuote } from '../verify-quote.ts'
import { behaviour, claimSentence, type DraftMark, notRequired } from './draft.ts'

/** How far one skill is shown, 0 to 1, and where. */
export type SkillCredit = { skill: string; credit: number; claim: Claim | null }

/**
 * The required skills that the answers name or, better, tell the use of: in a deed of the candidate's own, in a full
 * answer. "Carrier negotiation" is also what somebody tells who "negotiated with a second carrier".
 */
export function skillsInAnswers({ job, answers }: Prepared): SkillInAnswer[] {
  return job.idealProfile.skills.flatMap((skill) => {
    const names = namesOfSkill(skill)
    const words = wordsOf(skill).filter(({ text }) => isContentWord(text, job.language))
    return answers.flatMap((answer) =>
      answer.sentences.flatMap((sentence): SkillInAnswer[] => {
        const literal = placesOf(names, sentence.text).length > 0
        const told = words.length > 1 || !literal ? tellsOf(words, answer, sentence, job.language) : 0
        if (!literal && told < wholly) return []
        const used = behaviour(sentence) > 0 && answer.words >= fullAnswer
        const claim = claimSentence(answer, sentence)
        return [{ skill, shown: used ? 'explained' : 'named', claim }]
      }),
    )
  })
}

/** From this many telling words on an answer can explain the use of a skill. */
const fullAnswer = 20
/** All the words of a skill's name, or two of three, one of them in the sentence itself. */
const wholly = 0.66

/** The share of a skill's words that an answer holds, when the sentence holds one of them at least; 0 otherwise. */
function tellsOf(
  skill: readonly Word[],
  answer: AnswerReading,
  sentence: SentenceReading,
  language: Language,
): number {
  const isIn = (word: Word, words: readonly Word[]) => words.some((other) => areKin(word, other, language))
  if (!skill.some((word) => isIn(word, sentence.words))) return 0
  const all = answer.sentences.flatMap((s) => s.words)
  return skill.filter((word) => isIn(word, all)).length / skill.length
}

/** The same word but for a slip of the pen, the same stem, or a word built on the other. */
function areKin(a: Word, b: Word, language: Language): boolean {
  if (isNear(b.text, a.text)) return true
  if (!isContentWord(b.text, language)) return false
  const [short = '', long = ''] = [stemOf(a.text, language), stemOf(b.text, language)].sort(
    (one, other) => one.length - other.length,
  )
  return short === long || (short.length >= 5 && long.includes(short))
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
    reason: `${credits.length - missing.length} of ${credits.length} required skills shown${missing.length ? `; not shown: ${missing.join(', ')}` : ''}.`,
    claims: [...credits]
      .sort((a, b) => b.credit - a.credit)
      .flatMap((entry) => (entry.claim ? [entry.claim] : []))
      .slice(0, 5),
  }
}
