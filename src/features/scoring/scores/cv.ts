import type { Language } from '#contract/languages.ts'
import type { Relation } from '#lexicon/occupations/find-occupations.ts'
import type { AnswerReading } from '../answers/read-answer.ts'
import { leadsTo, namesField } from '../cv/fields.ts'
import { educationLevels, seniorityLevels } from '../cv/ladders.ts'
import { type CvReading, type Degree, monthsWorked, type Post } from '../cv/read-cv.ts'
import { fieldStems, type RelatedPost, relatePosts, yearsWorth } from '../cv/related-work.ts'
import { readSeniority, type Seniority } from '../cv/seniority.ts'
import type { Prepared } from '../pipeline.ts'
import { toOriginal } from '../redaction/redact.ts'
import { offerOf } from '../relevance/offer.ts'
import { reasonNaming, reasonOf } from '../sentences/in-english.ts'
import { listOf, optionsOf, part, type Said } from '../sentences/said.ts'
import { contentStems, kinship } from '../text/stems.ts'
import { fold, interpolate, opening, sentencesOf, sum } from '../text/text.ts'
import type { Claim, Evidence } from '../verify-quote.ts'
import { claimSentence, type DraftScore, maxQuoteLength, needsCv, notRequired } from './draft.ts'

const claimCv = (cv: CvReading, place: { start: number; end: number }): Claim => ({
  source: 'cv',
  start: place.start,
  text: opening(cv.text.slice(place.start, place.end), maxQuoteLength),
})

/** Relevant years against the minimum; years in a near occupation count two thirds, in another field a third. */
export function scoreExperience({ job, cv, evidence }: Prepared): DraftScore {
  const required = job.idealProfile.minExperienceYears
  if (!(required > 0)) return notRequired('experience')
  if (!cv) return needsCv()
  const posts = relatePosts(cv, job)
  const counted = yearsOf(posts)
  const ratio = sum(counted.map(({ relation, years }) => years * yearsWorth[relation])) / required
  const value = interpolate(ratio, [
    [0, 0],
    [0.33, 25],
    [0.5, 50],
    [0.8, 75],
    [1, 100],
  ])
  const related = posts.filter(({ relation }) => relation !== 'other')
  return {
    value: related.length === 0 ? Math.min(25, value) : value,
    ...reasonOf(experienceIn((post) => titleOf(evidence, post), posts, counted, required)),
    claims: (related.length > 0 ? related : posts).slice(0, 3).map(({ post }) => claimCv(cv, post.head)),
  }
}

/** Years by relation; a month that two posts share counts once, for the closer one. */
function yearsOf(posts: readonly RelatedPost[]): { relation: Relation; years: number }[] {
  const order = ['same', 'near', 'other'] as const
  return order.map((relation, at) => {
    const upTo = (count: number) =>
      monthsWorked(posts.filter((one) => order.indexOf(one.relation) < count).map(({ post }) => post)) / 12
    return { relation, years: upTo(at + 1) - upTo(at) }
  })
}

/** Years are rounded down and what is missing up, so that nobody who is short reads as many years as asked for; a month is a tenth. */
function experienceIn(
  titleOfPost: (post: Post) => string,
  posts: readonly RelatedPost[],
  byRelation: readonly { relation: Relation; years: number }[],
  required: number,
): Said {
  const tenths = (years: number) => Math.floor(years * 10 + 1e-6) / 10
  const worth = sum(byRelation.map(({ relation, years }) => years * yearsWorth[relation]))
  const short = Math.ceil((required - worth) * 10 - 1e-6) / 10
  const titles = (relation: Relation) => [
    ...new Set(
      posts
        .filter((one) => one.relation === relation)
        .map(({ post }) => titleOfPost(post))
        .filter(Boolean),
    ),
  ]
  const isRelated = posts.some(({ relation }) => relation !== 'other')
  // Beside related work nobody needs the titles of the rest.
  const inBrackets = (relation: Relation) => {
    const names = isRelated && relation === 'other' ? [] : titles(relation)
    return names.length === 0 ? [] : [part('work.titles', { names: listOf(names, maxTitles) })]
  }
  const whole = byRelation.filter(({ years }) => tenths(years) > 0)
  const parts = (whole.length > 0 ? whole : byRelation.filter(({ years }) => years > 0)).map(
    ({ relation, years }) =>
      part(`work.${relation}`, { years: Math.max(0.1, tenths(years)), titles: inBrackets(relation) }),
  )
  const hasInternship = posts.some(({ post, relation }) => relation !== 'other' && post.internship)
  return [
    ...(isRelated ? [] : [part('work.none')]),
    ...parts,
    ...(hasInternship ? [part('work.internships')] : []),
    short > 0 ? part('work.short', { required, short }) : part('work.asked', { required }),
  ]
}

/** A title as the CV writes it: what redaction made of it is for no reader. */
const titleOf = ({ cv }: Evidence, post: Post): string => {
  if (!cv) return ''
  const { start, end } = post.title ?? post.head
  const place = toOriginal(cv, start, end)
  // A line may go on with the employer or the place.
  const [title = ''] = cv.original
    .slice(place.start, place.end)
    .replace(/^\P{L}+/u, '')
    .split(/[.,;:|•–\n]| {2,}/)
  // Two dates on one line may leave one of them in the title.
  return /\d{4}/.test(title) ? '' : opening(title.trim(), maxTitle)
}
const maxTitle = 40
const maxTitles = 3

const interviewNames: Record<Language, string> = { en: 'english', fr: 'french', de: 'german', es: 'spanish' }

/** The preferred languages, the interview's own counted double and worth 60 at least when answered in. */
export function scoreLanguages({ job, cv, answers, evidence }: Prepared): DraftScore {
  const preferred = job.idealProfile.preferredLanguages.map((name) => name.trim()).filter(Boolean)
  if (preferred.length === 0) return notRequired('languages')
  if (!cv) return needsCv()
  // Whatever the answers are worth, they are written in the language.
  const written = answers.filter((answer) => answer.inLanguage >= 8)
  const answered = written.length > 0 && written.length >= answers.length / 2
  const read = preferred.map((wanted) => {
    const name = fold(wanted)
    const spoken = cv.languages.find((language) => language.name === name)
    const isInterview = name === interviewNames[job.language]
    return {
      name: wanted.charAt(0).toUpperCase() + wanted.slice(1),
      credit: Math.max(spoken?.credit ?? 0, isInterview && answered ? working : 0),
      weight: isInterview ? 2 : 1,
      claims: spoken ? [claimCv(cv, spoken)] : isInterview && answered ? longestOf(written, evidence) : [],
    }
  })
  const value = sum(read.map(({ credit, weight }) => credit * weight)) / sum(read.map(({ weight }) => weight))
  return {
    value,
    ...reasonNaming((most) => languagesIn(read, value, most)),
    claims: read.flatMap(({ claims }) => claims),
  }
}

function languagesIn(read: readonly { name: string; credit: number }[], value: number, most: number): Said {
  const names = (which: (credit: number) => boolean) =>
    read.filter(({ credit }) => which(credit)).map(({ name }) => name)
  const shown = (some: readonly string[]) => ({ names: listOf(optionsOf(some), most) })
  const found = names((credit) => credit > 0)
  const [missing, basic] = [
    names((credit) => credit === 0),
    names((credit) => credit > 0 && credit < working),
  ]
  const partly = names((credit) => credit >= working && credit < 100)
  const some = found.length === 0 ? part('languages.none') : part('languages.some', shown(found))
  const every = value < halfWay ? some : part('languages.every')
  const all = basic.length === found.length ? part('languages.allBasic') : every
  return [
    missing.length === 0 ? all : some,
    ...(basic.length === 0 ? [] : [part('languages.basic', shown(basic))]),
    ...(partly.length === 0 ? [] : [part('languages.partly', shown(partly))]),
    ...(missing.length === 0 ? [] : [part('notFound', shown(missing))]),
  ]
}

/** Below it nothing is said that sounds like praise. */
const halfWay = 50

/** B1, or an interview answered in it. */
const working = 60

/** Words of the answers, the longest first: of the candidate's own content, where there is any. */
function longestOf(written: readonly AnswerReading[], evidence: Evidence): Claim[] {
  const byLength = [...written].sort((a, b) => b.inLanguage - a.inLanguage)
  const own = byLength.flatMap((answer) => answer.spoken.map((sentence) => claimSentence(answer, sentence)))
  const index = byLength[0]?.index
  if (own.length > 0 || index === undefined) return own
  return sentencesOf(evidence.answers[index]?.text ?? '')
    .slice(0, 1)
    .map(({ start, text }) => ({ source: 'answer', index, start, text: opening(text, maxQuoteLength) }))
}

/** Steps on the ladder between the job and the latest titles; years stand in where titles name none. */
export function scoreSeniority({ job, cv }: Prepared): DraftScore {
  const wanted = (seniorityLevels as readonly string[]).indexOf(fold(job.idealProfile.seniorityLevel.trim()))
  if (wanted < 0) return notRequired('seniority')
  if (!cv) return needsCv()
  // Studies without a post are where interns begin; without either nothing is shown.
  const studied = cv.degrees[0]
  const inField = new Set(
    relatePosts(cv, job).flatMap(({ post, relation }) => (relation === 'other' ? [] : [post])),
  )
  const shown =
    // A job without a title names no field that another one could be.
    readSeniority(cv.posts, (post) => job.title === '' || inField.has(post)) ??
    (studied ? { level: 0, isNamed: false, posts: [] } : null)
  if (!shown) return { value: 0, ...reasonOf([part('seniority.none')]), claims: [] }
  const found = shown.level
  const away = found - wanted
  const value =
    away === 0 ? 100 : away === 1 ? 90 : away > 1 ? 75 : ({ '-1': 70, '-2': 40, '-3': 15 }[String(away)] ?? 5)
  return {
    value,
    ...reasonOf([
      part(sourceOf(shown), { level: levelOf(found) }),
      part('seniority.asked', { level: levelOf(wanted), steps: stepsAway(-away) }),
    ]),
    claims: (shown.posts.length > 0 ? shown.posts.map(({ head }) => head) : studied ? [studied] : []).map(
      (place) => claimCv(cv, place),
    ),
  }
}

const stepsAway = (up: number): Said =>
  up === 0 ? [] : [part(up > 0 ? 'steps.higher' : 'steps.lower', { count: Math.abs(up) })]

const ladder = ['intern', 'junior', 'mid', 'senior', 'lead', 'executive'] as const
const levelOf = (step: number): Said => [part(`level.${ladder[step] ?? 'intern'}`)]

function sourceOf({ isNamed, posts }: Pick<Seniority, 'isNamed' | 'posts'>) {
  if (isNamed) return posts.length === 1 ? 'seniority.title' : 'seniority.titles'
  return posts.length > 0 ? 'seniority.years' : 'seniority.studies'
}

/** Steps on the ladder of degrees; three years beyond the minimum lift one step. */
export function scoreEducation({ job, cv }: Prepared): DraftScore {
  const wanted = educationLevels.indexOf(
    fold(job.idealProfile.educationLevel.trim()).replace('’', "'") as (typeof educationLevels)[number],
  )
  if (wanted <= 0) return notRequired('education')
  if (!cv) return needsCv()
  const { trade } = offerOf(job)
  const isRelated = (degree: Degree) => {
    const line = cv.text.slice(degree.start, degree.end)
    // A school leaving certificate has no field that could be another one.
    return (
      wanted === 1 ||
      kinship(fieldStems(job), contentStems(line, job.language)) > 0 ||
      (trade !== null && leadsTo(line, trade.family))
    )
  }
  const degrees = [...cv.degrees].sort((a, b) => b.level - a.level)
  const best = degrees.find((degree) => degree.level >= wanted && isRelated(degree)) ?? degrees[0]
  if (!best && cv.hasEducation)
    return {
      value: null,
      counts: false,
      ...reasonOf([part('education.unknown')]),
      claims: [],
    }
  if (!best) return { value: 0, ...reasonOf([part('education.none')]), claims: [] }
  const lifted = best.level < wanted && monthsWorked(cv.posts) / 12 >= job.idealProfile.minExperienceYears + 3
  const below = wanted - best.level - (lifted ? 1 : 0)
  const line = cv.text.slice(best.start, best.end)
  const related = isRelated(best)
  const field = related || below > 0 ? null : namesField(line) ? 'education.otherField' : 'education.noField'
  const value = below <= 0 ? (related ? 100 : 75) : below === 1 ? 60 : below === 2 ? 30 : 10
  return {
    value,
    ...reasonOf([
      part(best === degrees[0] ? 'education.highest' : 'education.inField', {
        degree: degreeOf(best.level),
        field: field === null ? [] : [part(field)],
      }),
      part('education.asked', {
        degree: degreeOf(wanted),
        steps: stepsAway(Math.max(0, wanted - best.level)),
      }),
      ...(lifted ? [part('education.lifted')] : []),
    ]),
    claims: [claimCv(cv, best)],
  }
}

const degrees = ['highSchool', 'associate', 'bachelor', 'master', 'phd'] as const
const degreeOf = (level: number): Said => [part(`degree.${degrees[level - 1] ?? 'highSchool'}`)]
