import { interviewLanguages } from '#contract/languages.ts'
import { closestRelation, findOccupations, type Relation } from '#lexicon/occupations/find-occupations.ts'
import { speechOf } from '#lexicon/occupations/trade-speech.ts'
import type { AssessmentInput } from '../assessment.ts'
import { offerOf } from '../relevance/offer.ts'
import { contentStems, kinship } from '../text/stems.ts'
import type { CvReading, Post } from './read-cv.ts'
import { namesOfSkill, placesOf } from './skills.ts'

type Job = AssessmentInput['job']

/** A post, and how close its work is to the job's. */
export type RelatedPost = { readonly post: Post; readonly relation: Relation }

/** How much a year of it counts. */
export const yearsWorth: Record<Relation, number> = { same: 1, near: 2 / 3, other: 1 / 3 }

/** Words of the job's field, in its language. */
export function fieldStems(job: Job): Set<string> {
  const { skills, industryBackground } = job.idealProfile
  return contentStems(
    `${job.title} ${skills.join(' ')} ${job.industry} ${industryBackground} ${job.description}`,
    job.language,
  )
}

/** How close each post of the CV is to the job, by the occupations that their titles name, in any language. */
export function relatePosts(cv: CvReading, job: Job): readonly RelatedPost[] {
  const languages = [job.language, ...interviewLanguages.filter((one) => one !== job.language)]
  const wanted = findOccupations(job.title, languages)
  const { trade } = offerOf(job)
  return cv.posts.map((post) => {
    // A row of skills between dates names neither a role nor an employer.
    if (!post.isNamed) return { post, relation: 'other' }
    const { start, end } = post.title ?? post.head
    const held = findOccupations(cv.text.slice(start, end), languages)
    const skills = skillsIn(cv, post, job)
    const stems = contentStems(cv.text.slice(post.entry.start, post.entry.end), job.language)
    const relation = closestRelation(wanted, held)
    const isOpen = relation === null || (relation === 'near' && isShortTitle(cv, post, job))
    if (isOpen && sharesWords(stems, job, skills)) return { post, relation: 'same' }
    if (relation !== 'other') return { post, relation: relation ?? 'other' }
    // A production supervisor who laid dry walls in gardens worked in the trade.
    const speech = trade === null ? 0 : speechOf(trade, stems, job.language)
    const isOfTrade = speech / Math.sqrt(Math.max(fewStems, stems.size)) >= muchOfTrade
    return { post, relation: isOfTrade || skills >= 2 ? 'near' : 'other' }
  })
}

/** An entry that speaks so much of the job's trade, by the root of its length, tells of work in it. */
const muchOfTrade = 2.4
const fewStems = 12

/** A "receptionist" whose post is about this job's work is its "hotel receptionist": no word of the title is another. */
function isShortTitle(cv: CvReading, { title }: Post, job: Job): boolean {
  const wanted = contentStems(job.title, job.language)
  const said = title && contentStems(cv.text.slice(title.start, title.end), job.language)
  return said !== null && [...said].every((stem) => wanted.has(stem))
}

/** How many of the job's skills the entry names, under any name. */
function skillsIn(cv: CvReading, { entry }: Post, job: Job): number {
  const text = cv.text.slice(entry.start, entry.end)
  return job.idealProfile.skills.filter((skill) => placesOf(namesOfSkill(skill), text).length > 0).length
}

/** For titles that the library does not know: two words of the job's field, compounds of them, or its skills. */
const sharesWords = (stems: ReadonlySet<string>, job: Job, skills: number): boolean =>
  kinship(fieldStems(job), stems) * stems.size + skills >= 2
