import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { interviewLanguages, type Language } from '../src/contract/languages.ts'
import { writeBuiltinQuestions } from '../src/features/question-sets/server/questions/write-builtin-questions.ts'
import { briefOf, offersRead } from './job-briefs.ts'
import { mean } from './mean.ts'
import { atLeast, atMost, type Figure, type Row, reported } from './row.ts'

/** By job and question: `faulty` when it would not be sent so, `specific` when people of that trade meet it. */
type Readings = Record<string, Record<string, { faulty: boolean; specific: boolean }>>

const fileOf = (language: Language) => new URL(`./questions-read/${language}.json`, import.meta.url)

/** What a question is known by: a changed text has to be read again. */
const keyOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 12)

function figuresIn(language: Language): Figure[] {
  if (!existsSync(fileOf(language))) return []
  const readings = JSON.parse(readFileSync(fileOf(language), 'utf8')) as Readings
  const all = offersRead().flatMap((job) =>
    writeBuiltinQuestions(briefOf(job, language)).map(({ text }) => readings[job.id]?.[keyOf(text)]),
  )
  const read = all.filter((one) => one !== undefined)
  const of = { dataset: `60 offers, ${language}`, n: read.length }
  return [
    atMost(0, { ...of, metric: 'faulty', value: mean(read.map(({ faulty }) => Number(faulty))) }),
    atLeast(0.6, {
      ...of,
      metric: 'specific to the trade',
      value: mean(read.map(({ specific }) => Number(specific))),
    }),
    reported({ ...of, n: all.length, metric: 'changed since, unread', value: 1 - read.length / all.length }),
  ]
}

/** R11: the questions of sixty offers as somebody read them who knew neither the code nor the library. */
export const questionsRead: Row = {
  id: 'R11',
  what: 'questions of 60 offers, read one by one',
  run: async () => {
    const figures = interviewLanguages.flatMap(figuresIn)
    return figures.length > 0 ? figures : { skipped: 'eval/questions-read' }
  },
}
