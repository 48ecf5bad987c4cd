import { existsSync, readFileSync } from 'node:fs'
import { interviewLanguages, type Language } from '../src/contract/languages.ts'
import {
  closestRelation,
  findOccupations,
  type Relation,
} from '../src/lexicon/occupations/find-occupations.ts'
import { mean } from './mean.ts'
import { atLeast, type Figure, type Row, reported } from './row.ts'
import { splitOf } from './splits.ts'

interface Occupation {
  id: string
  isco: string
  titles: Record<Language, string[]>
  near: string[]
}

const file = new URL('./occupations/titles.json', import.meta.url)

/** Of a list every so many, the same ones each time. */
const every = <T>(all: readonly T[], step: number): T[] => all.filter((_, at) => at % step === 0)

/** A title that the library does not know is like no other, unless it is the same word for word. */
function relation(one: string, other: string, language: Language): Relation {
  const languages = [language, ...interviewLanguages.filter((known) => known !== language)]
  const known = closestRelation(findOccupations(one, languages), findOccupations(other, languages))
  return known ?? (one.toLowerCase() === other.toLowerCase() ? 'same' : 'other')
}

/** R8: whether two titles name the same occupation, a near one or another. */
export const occupationTitles: Row = {
  id: 'R8',
  what: 'titles of 300 occupations in 4 languages, genders and spellings: same, near and other work',
  run: async ({ splits }) => {
    if (!existsSync(file)) return { skipped: 'eval/occupations' }
    const all = JSON.parse(readFileSync(file, 'utf8')) as Occupation[]
    return splits.flatMap((split) =>
      figuresOf(
        split,
        all.filter(({ id }) => splitOf(id) === split),
      ),
    )
  },
}

function figuresOf(split: string, all: readonly Occupation[]): Figure[] {
  const byId = new Map(all.map((one) => [one.id, one]))
  const usual = ({ titles }: Occupation, language: Language) => titles[language][0] ?? ''
  const share = (right: readonly boolean[]) => ({ n: right.length, value: mean(right.map(Number)) })
  const inOne = all.flatMap(({ titles }) =>
    interviewLanguages.flatMap((language) =>
      titles[language]
        .slice(1)
        .map((title) => relation(titles[language][0] ?? '', title, language) === 'same'),
    ),
  )
  const across = all.flatMap((one) =>
    interviewLanguages
      .slice(1)
      .map((language) => relation(usual(one, 'en'), usual(one, language), 'en') === 'same'),
  )
  const near = all.flatMap((one) =>
    one.near.flatMap((id) => {
      const other = byId.get(id)
      if (!other || id < one.id) return []
      return interviewLanguages.map(
        (language) => relation(usual(one, language), usual(other, language), language) !== 'other',
      )
    }),
  )
  const others = every(
    all.flatMap((one, at) =>
      all
        .slice(at + 1)
        .filter((other) => one.isco[0] !== other.isco[0] && !one.near.includes(other.id))
        .map((other) => [one, other] as const),
    ),
    17,
  ).flatMap(([one, other]) =>
    interviewLanguages.map(
      (language) => relation(usual(one, language), usual(other, language), language) === 'other',
    ),
  )
  return [
    atLeast(0.99, { dataset: `${split}, one language`, metric: 'same work', ...share(inOne) }),
    reported({ dataset: `${split}, across languages`, metric: 'same work', ...share(across) }),
    atLeast(0.9, { dataset: split, metric: 'near work', ...share(near) }),
    atLeast(0.95, { dataset: split, metric: 'other work', ...share(others) }),
  ]
}
