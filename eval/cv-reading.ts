import { interviewLanguages } from '../src/contract/languages.ts'
import { f1 } from './cvs/compare.ts'
import type { Split } from './cvs/make-cv.ts'
import { type ReadCv, readEveryCv } from './cvs/read-every-cv.ts'
import { inTurns } from './in-turns.ts'
import { atLeast, atMost, type Figure, type Row, reported } from './row.ts'

/** B8: what is read from the files of CVs whose facts are known. */
export const cvReading: Row = {
  id: 'B8',
  what: 'CVs generated from known facts: what the extraction and the reader find in them',
  async run({ splits }) {
    const read = await inTurns(splits, async (split) => ({ split, all: await readEveryCv(split) }))
    return [
      ...read.flatMap(({ split, all }) => figuresOf(split, all)),
      ...kindsOf(read.flatMap(({ all }) => all)),
    ]
  },
}

const share = (all: readonly ReadCv[], holds: (cv: ReadCv) => boolean) =>
  all.filter(holds).length / all.length
const isNear = ({ comparison }: ReadCv) => comparison.yearsError <= 0.5

function figuresOf(split: Split, all: readonly ReadCv[]): Figure[] {
  const of = { dataset: `CVs, ${split}`, n: all.length }
  const comparisons = all.map(({ comparison }) => comparison)
  const error = comparisons.reduce((sum, { yearsError }) => sum + yearsError, 0) / all.length
  return [
    atMost(0.5, { ...of, metric: 'years of work, mean error', value: error }),
    reported({ ...of, metric: 'years of work, within half a year', value: share(all, isNear) }),
    atLeast(0.97, { ...of, metric: 'degree', value: share(all, (cv) => cv.comparison.isDegreeRight) }),
    atLeast(0.9, { ...of, metric: 'seniority', value: share(all, (cv) => cv.comparison.isSeniorityRight) }),
    atLeast(0.95, { ...of, metric: 'skills, F1', value: f1(comparisons.map(({ skills }) => skills)) }),
    atLeast(0.97, {
      ...of,
      metric: 'languages and levels, F1',
      value: f1(comparisons.map(({ languages }) => languages)),
    }),
  ]
}

/** How many CVs of each language and kind are read without any mistake. */
function kindsOf(all: readonly ReadCv[]): Figure[] {
  const isFlawless = (cv: ReadCv) => {
    const { isDegreeRight, isSeniorityRight, skills, languages } = cv.comparison
    const wrong = [skills.missed, skills.invented, languages.missed, languages.invented].flat()
    return isNear(cv) && isDegreeRight && isSeniorityRight && wrong.length === 0
  }
  return interviewLanguages.flatMap((language) =>
    (['pdf', 'docx', 'doc'] as const).flatMap((kind) => {
      const those = all.filter((cv) => cv.jobLanguage === language && cv.kind === kind)
      if (those.length === 0) return []
      const metric = 'read without any mistake'
      return [
        reported({
          dataset: `CVs, ${language}, ${kind}`,
          n: those.length,
          metric,
          value: share(those, isFlawless),
        }),
      ]
    }),
  )
}
