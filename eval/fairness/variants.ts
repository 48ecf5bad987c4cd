import { readFileSync } from 'node:fs'
import { interviewLanguages, type Language } from '../../src/contract/languages.ts'
import type { AssessmentInput } from '../../src/features/scoring/assessment.ts'
import { type BaseInterview, baseInterviews } from '../base-interviews.ts'
import { readingDate } from '../cvs/facts.ts'
import { seeded } from '../cvs/seeded-random.ts'
import { fill } from '../cvs/words.ts'

/** An interview, and the same one with one thing changed that says nothing of how well somebody works. */
export interface Variant {
  what: string
  base: string
  before: AssessmentInput
  after: AssessmentInput
}

interface Template {
  language: Language
  job: Omit<AssessmentInput['job'], 'language'>
  questions: string[]
  answers: string[]
  cv: string
}
type FactName = 'born' | 'nationality' | 'family' | 'religion' | 'photo'
interface Swaps {
  names: [string, string][]
  streets: string[]
  cities: string[]
  phones: string[]
  schools: Record<Language, string[]>
  companies: [string, string][]
  facts: Record<Language, Record<FactName, string[]>>
  smallTalk: Record<Language, string[]>
}

const read = <T>(file: string) => JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8')) as T
const swaps = read<Swaps>('./swaps.json')
const templates = interviewLanguages.map((language) => read<Template>(`./interviews/${language}.json`))

/** Everything about a person that may be swapped; `gender` 0 for masculine forms, 1 for feminine ones. */
type Identity = Record<
  'first' | 'last' | 'street' | 'city' | 'phone' | 'school1' | 'school2' | 'company1' | 'company2' | FactName,
  string
> & { gender: 0 | 1 }

function identityOf(language: Language): Identity {
  const facts = swaps.facts[language]
  const at = (list: readonly string[], index: number) => list[index] ?? ''
  const [first, last] = swaps.names[0] ?? ['', '']
  const [company1, company2] = swaps.companies[0] ?? ['', '']
  return {
    first,
    last,
    street: at(swaps.streets, 0),
    city: at(swaps.cities, 0),
    phone: at(swaps.phones, 0),
    school1: at(swaps.schools[language], 0),
    school2: at(swaps.schools[language], 1),
    company1,
    company2,
    born: at(facts.born, 0),
    nationality: at(facts.nationality, 0),
    family: at(facts.family, 0),
    religion: at(facts.religion, 0),
    photo: at(facts.photo, 0),
    gender: 0,
  }
}

function write({ language, job, questions, answers, cv }: Template, who: Identity): AssessmentInput {
  const email = `${who.first}.${who.last}@mail.example`.toLowerCase().replace(/[^a-z@.]/g, '')
  const written = (text: string) =>
    fill(
      text.replace(/\[\[([^|]*)\|([^\]]*)\]\]/g, (_, masculine: string, feminine: string) =>
        who.gender === 0 ? masculine : feminine,
      ),
      { ...who, email },
    )
  return {
    job: { ...job, language },
    questions: questions.map((text) => ({ text })),
    answers: answers.map(written),
    cv: { text: written(cv) },
    candidate: { firstName: who.first, lastName: who.last, email, phone: who.phone, city: who.city },
    now: readingDate,
  }
}

/** Each fact of a person swapped alone, and all of them together. */
export function swapVariants(): Variant[] {
  return templates.flatMap((template) => {
    const { language } = template
    const usual = identityOf(language)
    const facts = swaps.facts[language]
    const before = write(template, usual)
    const swap = (what: string, changes: Partial<Identity>[]): Variant[] =>
      changes.map((change) => ({
        what,
        base: language,
        before,
        after: write(template, { ...usual, ...change }),
      }))
    const each = (name: FactName) =>
      swap(
        name,
        facts[name].slice(1).map((value) => ({ [name]: value })),
      )
    const names = swaps.names.slice(1).map(([first, last]) => ({ first, last }))
    const schools = swaps.schools[language].slice(1)
    const companies = swaps.companies.slice(1).map(([company1, company2]) => ({ company1, company2 }))
    const places = swaps.cities.map((city, at) => ({ city, street: swaps.streets[at] ?? '' })).slice(1)
    return [
      ...swap('name', names),
      ...swap('gender', [{ gender: 1 }]),
      ...swap('address', places),
      ...swap(
        'telephone',
        swaps.phones.slice(1).map((phone) => ({ phone })),
      ),
      ...swap(
        'school',
        schools.map((school1, at) => ({ school1, school2: schools[(at + 1) % schools.length] ?? '' })),
      ),
      ...swap('employer', companies),
      ...each('born'),
      ...each('nationality'),
      ...each('family'),
      ...each('religion'),
      ...each('photo'),
      ...swap(
        'all together',
        names
          .slice(0, 4)
          .map((name, at) => ({ ...name, ...companies[at], ...places[at], gender: 1 as const })),
      ),
    ]
  })
}

const bases = (): BaseInterview[] => [
  ...baseInterviews(['excellent', 'good', 'partial', 'weak']),
  ...templates.map((template) => ({
    name: `fairness/${template.language}`,
    language: template.language,
    input: write(template, identityOf(template.language)),
  })),
]
const withAnswers = (input: AssessmentInput, change: (answer: string, at: number) => string) => ({
  ...input,
  answers: input.answers.map(change),
})

/** Facts of a person that one writes into a CV and another leaves out. */
export function omissionVariants(): Variant[] {
  const names: FactName[] = ['born', 'nationality', 'family', 'religion', 'photo']
  return templates.flatMap((template) => {
    const usual = identityOf(template.language)
    const before = write(template, usual)
    return names.map((name) => {
      const after = write(template, { ...usual, [name]: '' })
      return { what: `${name}, left out`, base: template.language, before, after }
    })
  })
}

/** One in twenty words mistyped, as hands do it. */
export function typoVariants(): Variant[] {
  return bases().map(({ name, input }) => {
    const random = seeded(`typos ${name}`)
    const mistype = (word: string) => {
      const at = random.between(1, word.length - 2)
      const [before, one, other, after] = [
        word.slice(0, at),
        word.charAt(at),
        word.charAt(at + 1),
        word.slice(at + 2),
      ]
      return random.pick([
        `${before}${other}${one}${after}`,
        `${before}${other}${after}`,
        `${before}${one}${one}${other}${after}`,
      ])
    }
    const after = withAnswers(input, (answer) =>
      answer.replace(/\p{L}{4,}/gu, (word) => (random.happens(0.1) ? mistype(word) : word)),
    )
    return { what: 'typos in one word of twenty', base: name, before: input, after }
  })
}

/** Twice as long with nothing added: the same again, or small talk. */
export function paddingVariants(): Variant[] {
  return bases().flatMap(({ name, language, input }) => {
    const talk = swaps.smallTalk[language]
    const length = (text: string) => text.split(/\s+/).length
    const chatty = (answer: string, at: number) => {
      let padded = answer
      for (let turn = 0; length(padded) < 2 * length(answer); turn++)
        padded += ` ${talk[(turn + at) % talk.length]}`
      return padded
    }
    const isEmpty = (answer: string) => answer.trim() === ''
    return [
      {
        what: 'said twice',
        base: name,
        before: input,
        after: withAnswers(input, (answer) => (isEmpty(answer) ? answer : `${answer} ${answer}`)),
      },
      {
        what: 'small talk',
        base: name,
        before: input,
        after: withAnswers(input, (answer, at) => (isEmpty(answer) ? answer : chatty(answer, at))),
      },
    ]
  })
}

/** The people of the panel under other names. */
export function renamedVariants(): Variant[] {
  return baseInterviews(['excellent', 'good', 'partial', 'weak']).flatMap(({ name, input }) =>
    swaps.names.slice(0, 6).map(([first, last]) => {
      const { firstName, lastName, email } = input.candidate
      const word = (text: string) =>
        new RegExp(`(?<!\\p{L})${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?!\\p{L})`, 'giu')
      const renamed = (text: string) =>
        text
          .replaceAll(email, 'someone@mail.example')
          .replace(word(firstName), () => first)
          .replace(word(lastName), () => last)
      const candidate = {
        ...input.candidate,
        firstName: first,
        lastName: last,
        email: 'someone@mail.example',
      }
      const cv = input.cv && { text: renamed(input.cv.text) }
      return {
        what: 'name',
        base: name,
        before: input,
        after: { ...withAnswers(input, renamed), candidate, cv },
      }
    }),
  )
}
