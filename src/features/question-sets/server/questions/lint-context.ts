import type { JobBrief } from './job-brief.ts'
import type { LintContext } from './lint-question.ts'

/** The employer's own words: they may be in another language than the question. */
export const lintContextOf = ({ title, company, skills }: JobBrief): LintContext => ({
  ownWords: [title, company.name, ...skills].filter((word) => word.trim() !== ''),
})
