import type { CvTruth } from './facts.ts'
import type { CvFindings } from './read-file.ts'

/** What was found, what was missed, and what was found that is not there. */
export interface Hits {
  right: number
  missed: string[]
  invented: string[]
}

export interface Comparison {
  /** In years. */
  yearsError: number
  isDegreeRight: boolean
  isSeniorityRight: boolean
  skills: Hits
  /** A language counts when it is named and its level is within a step. */
  languages: Hits
}

/** One step of the rubric's levels, as words do not say exactly how well a language is spoken. */
const oneStep = 25

/** Compares what was read in a CV with what is true; a CV that could not be read has nothing in it. */
export function compare(found: CvFindings | null, truth: CvTruth): Comparison {
  const { years = 0, degree = 0, seniority = -1, skills = [], languages = {} } = found ?? {}
  const spoken = Object.entries(languages)
  const isRight = (id: string, credit: number) => {
    const real = truth.languages[id]
    return real !== undefined && Math.abs(real - credit) <= oneStep
  }
  const wrongLevel = ([id, credit]: [string, number]) =>
    `${id} ${credit} for ${truth.languages[id] ?? 'none'}`
  return {
    yearsError: Math.abs(years - truth.years),
    isDegreeRight: degree === truth.degree,
    isSeniorityRight: seniority === truth.seniority,
    skills: {
      right: truth.skills.filter((skill) => skills.includes(skill)).length,
      missed: truth.skills.filter((skill) => !skills.includes(skill)),
      invented: truth.otherSkills.filter((skill) => skills.includes(skill)),
    },
    languages: {
      right: spoken.filter(([id, credit]) => isRight(id, credit)).length,
      missed: Object.keys(truth.languages).filter((id) => !isRight(id, languages[id] ?? -100)),
      invented: spoken.filter(([id, credit]) => !isRight(id, credit)).map(wrongLevel),
    },
  }
}

/** The harmonic mean of what share was found and what share of the found was right. */
export function f1(all: readonly Hits[]): number {
  const sum = (of: (hits: Hits) => number) => all.reduce((total, hits) => total + of(hits), 0)
  const right = sum((hits) => hits.right)
  return (2 * right) / (2 * right + sum((hits) => hits.missed.length) + sum((hits) => hits.invented.length))
}
