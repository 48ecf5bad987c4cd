import type { Language } from '../../src/contract/languages.ts'

/** Months since year 0: January 2020 is 24240. */
export type Month = number

export interface CvPost {
  title: string
  employer: string
  city: string
  from: Month
  /** Its last month, worked in full; null while it lasts. */
  to: Month | null
  isInternship: boolean
  duties: string[]
}

export interface CvDegree {
  text: string
  school: string
  from: Month
  to: Month
  /** 1 (end of high school) to 5 (doctorate). */
  level: number
}

export interface CvLanguage {
  /** In English, in small letters, as in `arabic`. */
  id: string
  /** In the CV's language. */
  name: string
  /** The rubric's 0-100; `unstated` where no level is stated. */
  credit: number
}

export interface CvPerson {
  firstName: string
  lastName: string
  /** How the name stands on the CV. */
  shownName: string
  email: string
  phone: string
  city: string
  street: string
  born: string
  nationality: string
}

/** What a reader of the CV should find. */
export interface CvTruth {
  /** Overlaps once, internships half. */
  years: number
  degree: number
  /** 0 (intern) to 5 (executive). */
  seniority: number
  languages: Record<string, number>
  /** What a job asks for and the CV has, by the names in which the job asks. */
  skills: string[]
  /** What a job of that field asks for and the CV does not have. */
  otherSkills: string[]
}

/** Everything that is true of one invented person, before anybody lays it out on a page. */
export interface CvFacts {
  id: string
  language: Language
  field: string
  person: CvPerson
  profile: string
  posts: CvPost[]
  degrees: CvDegree[]
  /** As the CV writes them. */
  skills: string[]
  languages: CvLanguage[]
  volunteering: string | null
  certificates: string[]
  interests: string | null
  truth: CvTruth
}

/** The credit of a language that is only listed. */
export const unstated = 65

/** The month in which all these CVs are read. */
export const readingDate = new Date('2026-11-15T12:00:00Z')
export const readingMonth: Month = readingDate.getUTCFullYear() * 12 + readingDate.getUTCMonth()
