import type { Language } from '#contract/languages.ts'
import type { AnswerReading } from '../answers/read-answer.ts'
import type { CvReading, Post } from '../cv/read-cv.ts'
import { placesOf, siblingsOfSkill } from '../cv/skills.ts'
import type { Prepared, SkillInAnswer } from '../pipeline.ts'
import { reasonNaming } from '../sentences/in-english.ts'
import { listOf, part } from '../sentences/said.ts'
import { mean, opening, type Word, wordsOf } from '../text/text.ts'
import { type Claim, verifyQuote } from '../verify-quote.ts'
import { claimSentence, type DraftScore, maxQuoteLength, notRequired } from './draft.ts'
import { coverageIn, type NamedSkill, namedSkill, partly, wholly } from './skill-words.ts'

/** How a skill is best shown. */
type Shown = 'explained' | 'inPost' | 'listed' | 'near'
export type SkillCredit = { skill: string; shown: Shown | null; credit: number; claim: Claim | null }

/** Used and explained in an answer, used in a dated post, only listed or only named, and something close to it. */
const worth = { explained: 1, inPost: 0.75, listed: 0.5, near: 0.4 }

type Found = { shown: Shown; credit: number; claim: Claim }

/** An account that is one in part is worth more than the name alone, and less than a whole one. */
function inAnswer({ shown, account, claim }: SkillInAnswer): Found {
  if (shown === 'close') return { shown: 'near', credit: worth.near * (account ?? 1), claim }
  const isExplained = shown === 'explained'
  const told = account ?? (isExplained ? 1 : 0)
  const credit = worth.listed + (worth.explained - worth.listed) * told
  return { shown: isExplained ? 'explained' : 'listed', credit, claim }
}

/** How far each required skill is shown, 0 for one that nothing speaks of, with the best place for it. */
export function creditSkills(
  { job, cv, answers, evidence }: Prepared,
  inAnswers: readonly SkillInAnswer[],
): SkillCredit[] {
  return job.idealProfile.skills.map((skill) => {
    const shown = inAnswers
      .filter((entry) => entry.skill === skill && verifyQuote(entry.claim, evidence) !== null)
      .map(inAnswer)
      .filter(({ credit }) => credit > 0)
    const all: Found[] = [...shown, ...(cv ? inCv(namedSkill(skill, job.language), cv, job.language) : [])]
    if (all.every(({ credit }) => credit < worth.near)) all.push(...besideSkill(skill, cv, answers))
    const best = all.sort((a, b) => b.credit - a.credit)[0]
    return { skill, shown: best?.shown ?? null, credit: best?.credit ?? 0, claim: best?.claim ?? null }
  })
}

const found = (shown: Shown, claim: Claim): Found => ({ shown, credit: worth[shown], claim })

/** A line is quoted whole up to this length, of a longer one so many words on each side of the name. */
const maxLine = 160
const before = /(?<!\S)(?:\S+[ \t]+){0,8}\S*$/
const after = /^\S*(?:[ \t]+\S+){0,8}/

/** The lines of a CV that hold one of some names, or else what `shareIn` finds of the skill in its other words. */
function linesOn(
  names: readonly string[],
  cv: CvReading,
  shareIn: (words: Word[], post: Post | undefined) => number = () => 0,
) {
  return [...cv.text.matchAll(/\S[^\n]*/g)].flatMap(({ 0: whole, index }) => {
    const line = whole.trimEnd()
    const [name] = placesOf(names, line)
    const post = cv.posts.find(({ entry }) => index >= entry.start && index < entry.end)
    const share = name ? 1 : shareIn(wordsOf(line), post)
    const isLong = name !== undefined && line.length > maxLine
    const start = isLong ? (before.exec(line.slice(0, name.start))?.index ?? 0) : 0
    const end = isLong ? name.end + (after.exec(line.slice(name.end))?.[0].length ?? 0) : line.length
    const text = opening(line.slice(start, end), maxQuoteLength)
    return share === 0 ? [] : [{ share, post, claim: { source: 'cv', start: index + start, text } as const }]
  })
}

/** A skill in the CV, in other forms of its words too. A post's title counts: an electrician's "testing" is electrical. */
function inCv({ names, words }: NamedSkill, cv: CvReading, language: Language): Found[] {
  const titleOf = (post: Post | undefined) =>
    post ? wordsOf(cv.text.slice(post.head.start, post.head.end)) : []
  return linesOn(names, cv, (own, post) => coverageIn(words, own, language, titleOf(post)))
    .filter(({ share }) => share >= partly)
    .map(({ share, post, claim }) =>
      found(share < wholly ? 'near' : post?.isNamed ? 'inPost' : 'listed', claim),
    )
}

/** Skills close to one, in the CV and in the answers. */
function besideSkill(skill: string, cv: CvReading | null, answers: readonly AnswerReading[]): Found[] {
  const siblings = siblingsOfSkill(skill)
  const claims = [
    ...(cv ? linesOn(siblings, cv).map(({ claim }) => claim) : []),
    ...answers.flatMap((answer) =>
      answer.sentences
        .filter((sentence) => placesOf(siblings, sentence.text).length > 0)
        .map((sentence) => claimSentence(answer, sentence)),
    ),
  ]
  return claims.map((claim) => found('near', claim))
}

export function scoreTechnicalSkills(job: Prepared['job'], credits: readonly SkillCredit[]): DraftScore {
  if (job.idealProfile.skills.length === 0) return notRequired('skills')
  const skillsOf = (...shown: SkillCredit['shown'][]) =>
    credits.filter((one) => shown.includes(one.shown)).map(({ skill }) => skill)
  const missing = skillsOf(null)
  const near = skillsOf('near')
  const found = credits.length - missing.length - near.length
  const named = (
    key: 'skills.inPost' | 'skills.listed' | 'skills.near' | 'notFound',
    skills: readonly string[],
    most: number,
  ) => (skills.length > 0 ? [part(key, { names: listOf(skills, most) })] : [])
  return {
    value: mean(credits.map(({ credit }) => credit)) * 100,
    ...reasonNaming((most) => [
      part('skills.found', { found, count: credits.length }),
      ...named('skills.inPost', skillsOf('inPost'), most),
      ...named('skills.listed', skillsOf('listed'), most),
      ...named('skills.near', near, most),
      ...named('notFound', missing, most),
    ]),
    claims: [...credits]
      .sort((a, b) => b.credit - a.credit)
      .flatMap((entry) => (entry.claim ? [entry.claim] : []))
      .slice(0, 5),
  }
}
