import { sharedLexicon } from '#lexicon/scoring/read-lexicon.ts'
import { contentStems } from '../text/stems.ts'
import { degreeLevel } from './ladders.ts'
import { phrases } from './phrases.ts'

/** Fields of knowledge: what their studies are called, and what work they lead to, in the four languages together. */
const fields = Object.entries(sharedLexicon('cv-fields'))
const studies = fields.map(([field, list]) => [field, phrases(() => [[field, list.studies]])] as const)
const work = fields.map(([field, list]) => [field, phrases(() => [[field, list.work]])] as const)

const named = (finders: typeof studies, text: string) =>
  finders.filter(([, finder]) => finder.find(text).length > 0).map(([field]) => field)

/** Whether the studies that a line names lead to a job, known by its title, skills and industry. */
export function leadsTo(degree: string, job: string): boolean {
  const possible = named(studies, degree)
  return possible.length > 0 && named(work, job).some((field) => possible.includes(field))
}

/** Whether a line says what was studied, or nothing but the degree, the school and the dates. */
export function namesField(degree: string): boolean {
  return degree
    .split(/[^\p{L}\p{N}_'’-]+/u)
    .some(
      (word) => degreeLevel(word) === 0 && contentStems(word, 'en').size > 0 && !/^\p{Lu}+_\d|\d/u.test(word),
    )
}
