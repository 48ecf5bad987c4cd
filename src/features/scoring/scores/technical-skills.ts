import type { Language } from '#contract/languages.ts'
import type { AnswerReading } from '../answers/read-answer.ts'
import type { CvReading } from '../cv/read-cv.ts'
import { isDistinctive, namesOfSkill, placesOf, siblingsOfSkill } from '../cv/skills.ts'
import type { Prepared, SkillInAnswer } from '../pipeline.ts'
import { reasonNaming } from '../sentences/in-english.ts'
import { listOf, part } from '../sentences/said.ts'
import { isContentWord } from '../text/stems.ts'
import { mean, opening, ramp, type Span, wordsOf } from '../text/text.ts'
import { type Claim, verifyQuote } from '../verify-quote.ts'
import { claimSentence, type DraftScore, isFull, maxQuoteLength, notRequired } from './draft.ts'
import { kinIn, partly, wholly } from './skill-words.ts'

/** How a skill is best shown. */
type Shown = 'explained' | 'inPost' | 'listed' | 'near'
export type SkillCredit = { skill: string; shown: Shown | null; credit: number; claim: Claim | null }

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
    return share >= partly ? [{ share, start, text, used: post?.isNamed === true }] : []
  })
}

/** Used and explained in an answer, used in a dated post, only listed or only named, and something close to it. */
const worth = { explained: 1, inPost: 0.75, listed: 0.5, near: 0.4 }

type Found = { shown: Shown; credit: number; claim: Claim }

/** An account in part is worth more than the name alone, a whole one lifts what the CV is worth. */
function inAnswer({ shown, account, claim }: SkillInAnswer, inCv: number): Found {
  if (shown === 'close') return { shown: 'near', credit: worth.near * (account ?? 1), claim }
  const told = account ?? (shown === 'explained' ? 1 : 0)
  const unsaid = shown === 'told' ? 0 : worth.listed
  const lifted = (from: number, by: number) => from + (worth.explained - from) * by
  const credit = Math.max(lifted(unsaid, told), told < isTold ? 0 : lifted(inCv, ramp(told, wellTold)))
  if (told >= isTold) return { shown: 'explained', credit, claim }
  return { shown: shown === 'told' ? 'near' : 'listed', credit, claim }
}

/** From here on a skill is told of. */
const isTold = 0.5
/** Such accounts add nothing to what the CV is worth, and all that it lacks. */
const wellTold = [0.4, 0.8] as const

/** How far each required skill is shown, 0 for one that nothing speaks of, with the best place for it. */
export function creditSkills(
  { job, cv, answers, evidence }: Prepared,
  inAnswers: readonly SkillInAnswer[],
): SkillCredit[] {
  return job.idealProfile.skills.map((skill) => {
    const written = cv ? inCv(skill, cv, job.language) : []
    const most = Math.max(0, ...written.map(({ credit }) => credit))
    const shown = inAnswers
      .filter((entry) => entry.skill === skill && verifyQuote(entry.claim, evidence) !== null)
      .map((entry) => inAnswer(entry, most))
      .filter(({ credit }) => credit > 0)
    const all: Found[] = [...shown, ...written]
    if (all.every(({ credit }) => credit < worth.near)) all.push(...besideSkill(skill, cv, answers))
    const best = all.sort((a, b) => b.credit - a.credit)[0]
    return { skill, shown: best?.shown ?? null, credit: best?.credit ?? 0, claim: best?.claim ?? null }
  })
}

const found = (shown: Shown, claim: Claim): Found => ({ shown, credit: worth[shown], claim })

/** A skill in the CV: by one of its names, and where none of them stands in a dated post, by other forms of its words. */
function inCv(skill: string, cv: CvReading, language: Language): Found[] {
  const named = placesOf(namesOfSkill(skill), cv.text).map(({ start, end }) => {
    const used = cv.posts.some((post) => post.isNamed && start >= post.entry.start && end <= post.entry.end)
    return found(used ? 'inPost' : 'listed', claimLine(cv, { start, end }))
  })
  if (named.some(({ shown }) => shown === 'inPost')) return named
  const inLines = linesNaming(skill, cv, language).map(({ share, start, text, used }) => {
    const shown = share < wholly ? 'near' : used ? 'inPost' : 'listed'
    return found(shown, claimOf(start, text))
  })
  return [...named, ...inLines]
}

const claimOf = (start: number, text: string): Claim => ({ source: 'cv', start, text })

/** A longer line is quoted by what stands around the name, to the commas. */
const maxLine = 160
const maxAround = 70

/** The line of the CV that a name stands in: a word alone tells nobody anything. */
function claimLine({ text }: CvReading, { start, end }: Span): Claim {
  const from = text.lastIndexOf('\n', start) + 1
  const to = text.indexOf('\n', end)
  const line = { start: from, end: to < 0 ? text.length : to }
  const place = line.end - line.start <= maxLine ? line : around(text, line, { start, end })
  const raw = text.slice(place.start, place.end)
  return claimOf(place.start + raw.length - raw.trimStart().length, raw.trim())
}

const joint = /[,.;:•|](?= )/gu

function around(text: string, line: Span, { start, end }: Span): Span {
  const low = Math.max(line.start, start - maxAround)
  const before = text.slice(low, start).search(joint)
  const after = [...text.slice(end, Math.min(line.end, end + maxAround)).matchAll(joint)].at(-1)
  return { start: before < 0 ? start : low + before + 1, end: after ? end + after.index : end }
}

/** Skills close to one, in the CV and in the answers. */
function besideSkill(skill: string, cv: CvReading | null, answers: readonly AnswerReading[]): Found[] {
  const siblings = siblingsOfSkill(skill)
  const claims = [
    ...(cv ? placesOf(siblings, cv.text).map((place) => claimLine(cv, place)) : []),
    ...answers.flatMap((answer) =>
      answer.sentences
        .filter((sentence) => placesOf(siblings, sentence.text).length > 0)
        .map((sentence) => claimSentence(answer, sentence)),
    ),
  ]
  return claims.map((claim) => found('near', claim))
}

/** In a sentence that is too long with a single name in each list, names are cut. */
const longestName = 28
const inShort = (name: string): string =>
  name.length > longestName ? `${opening(name, longestName).replace(/\s+\S*$/, '')} …` : name

export function scoreTechnicalSkills(job: Prepared['job'], credits: readonly SkillCredit[]): DraftScore {
  if (job.idealProfile.skills.length === 0) return notRequired('skills')
  const skillsOf = (...shown: SkillCredit['shown'][]) =>
    credits.filter((one) => shown.includes(one.shown)).map(({ skill }) => skill)
  const missing = skillsOf(null)
  const near = skillsOf('near')
  const value = mean(credits.map(({ credit }) => credit)) * 100
  const isAllExplained = skillsOf('explained').length === credits.length
  const named = (
    key: 'skills.inPost' | 'skills.listed' | 'skills.near' | 'notFound',
    skills: readonly string[],
    most: number,
  ) =>
    skills.length > 0 ? [part(key, { names: listOf(most > 1 ? skills : skills.map(inShort), most) })] : []
  return {
    value,
    ...reasonNaming((most) => [
      part('skills.shown', { shown: skillsOf('explained').length, count: credits.length }),
      ...named('skills.inPost', skillsOf('inPost'), most),
      ...named('skills.listed', skillsOf('listed'), most),
      ...named('skills.near', near, most),
      ...named('notFound', missing, most),
      ...(isAllExplained && !isFull(value) ? [part('fullerAccounts')] : []),
    ]),
    claims: [...credits]
      .sort((a, b) => b.credit - a.credit)
      .flatMap((entry) => (entry.claim ? [entry.claim] : []))
      .slice(0, 5),
  }
}
