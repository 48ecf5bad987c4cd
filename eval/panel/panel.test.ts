import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { companyValues } from '../../src/features/company/contract/options.ts'
import { idealProfile } from '../../src/features/jobs/contract/jobs.ts'
import { jobIndustries } from '../../src/features/jobs/contract/options.ts'

const languages = { en: 'English', fr: 'French', de: 'German', es: 'Spanish' } as const
const bands = ['excellent', 'good', 'partial', 'weak', 'empty'] as const
const filled = z.string().check(z.minLength(1))

const interviewFile = z.strictObject({
  id: filled,
  language: z.enum(['en', 'fr', 'de', 'es']),
  original: z.boolean(),
  job: z.strictObject({
    title: filled,
    description: filled,
    language: z.enum(Object.values(languages)),
    industry: z.enum(jobIndustries),
    idealProfile,
    companyValues: z.array(z.enum(companyValues)).check(z.minLength(2), z.maxLength(5)),
  }),
  questions: z
    .array(
      z.strictObject({
        text: filled,
        competency: z.enum(['mindset', 'culture', 'communication', 'potential', 'skills']),
      }),
    )
    .check(z.minLength(6), z.maxLength(9)),
  candidates: z.array(
    z.strictObject({
      id: filled,
      band: z.enum(bands),
      writer: filled,
      firstName: filled,
      lastName: filled,
      email: filled,
      phone: filled,
      city: filled,
      answers: z.array(z.string()),
      cv: filled,
    }),
  ),
})
type InterviewFile = z.infer<typeof interviewFile>

const files = (['dev', 'holdout'] as const).flatMap((set) =>
  readdirSync(join(import.meta.dirname, set))
    .filter((name) => name.endsWith('.json'))
    .map((name) => ({ set, name })),
)

function read({ set, name }: { set: string; name: string }): InterviewFile {
  const content: unknown = JSON.parse(readFileSync(join(import.meta.dirname, set, name), 'utf8'))
  return interviewFile.parse(content)
}

describe.each(files)('$set/$name', (file) => {
  test('holds to the format and to the option lists', () => {
    const { id, language, job } = read(file)
    expect(file.name).toBe(`${id}.${language}.json`)
    expect(job.language).toBe(languages[language])
  })

  test('§assessment-49 has one candidate of each band, c1 to c5, with an answer for each question', () => {
    const { candidates, questions } = read(file)
    expect(candidates.map((candidate) => candidate.id)).toEqual(['c1', 'c2', 'c3', 'c4', 'c5'])
    expect(candidates.map((candidate) => candidate.band).sort()).toEqual([...bands].sort())
    expect(candidates.map((candidate) => candidate.answers.length)).toEqual(Array(5).fill(questions.length))
  })

  test('a translation keeps the people, bands and competencies of its original', () => {
    const translated = read(file)
    const originals = files
      .filter(({ set, name }) => set === file.set && name.startsWith(`${translated.id}.`))
      .map(read)
      .filter(({ original }) => original)
    expect(originals).toHaveLength(1)
    expect(originals.map(whatStays)).toEqual([whatStays(translated)])
  })
})

function whatStays({ questions, candidates, job }: InterviewFile) {
  const { skills, preferredLanguages, ...ideal } = job.idealProfile
  return {
    ideal,
    skills: skills.length,
    languages: preferredLanguages.length,
    values: job.companyValues,
    competencies: questions.map((question) => question.competency),
    people: candidates.map(({ id, band, firstName, lastName, email, phone, city }) => ({
      id,
      band,
      firstName,
      lastName,
      email,
      phone,
      city,
    })),
  }
}

test('no job is in both sets, and length does not tell the band', () => {
  const jobs = (of: string) =>
    new Set(files.filter(({ set }) => set === of).map(({ name }) => name.split('.')[0]))
  expect([...jobs('dev')].filter((id) => jobs('holdout').has(id))).toEqual([])
  const people = files
    .map(read)
    .filter(({ original }) => original)
    .flatMap(({ candidates }) => candidates)
  const longest = (band: string) =>
    Math.max(
      ...people.filter((person) => person.band === band).map((person) => person.answers.join(' ').length),
    )
  const shortest = (band: string) =>
    Math.min(
      ...people.filter((person) => person.band === band).map((person) => person.answers.join(' ').length),
    )
  expect(longest('weak')).toBeGreaterThan(shortest('excellent'))
  expect(longest('empty')).toBeGreaterThan(shortest('good'))
})
