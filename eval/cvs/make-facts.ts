import type { Language } from '../../src/contract/languages.ts'
import { type CvDegree, type CvFacts, type CvLanguage, type CvPerson, type Month, unstated } from './facts.ts'
import { makeCareer, pickStep, yearsOf } from './make-career.ts'
import { type Random, seeded } from './seeded-random.ts'
import {
  arabicNames,
  type CvWords,
  type FieldWords,
  fill,
  languageIds,
  namesOf,
  people,
  skillWords,
  words,
} from './words.ts'

export interface FactsOptions {
  id: string
  /** Of the CV. */
  language: Language
  /** In which a job asks for skills. */
  jobLanguage: Language
  isLong?: boolean
  /** Whether the name stands on the CV in Arabic letters, too. */
  isInArabic?: boolean
}

const origins: Record<Language, string[]> = {
  fr: ['tunisian', 'tunisian', 'french', 'french', 'other', 'german'],
  en: ['english', 'english', 'tunisian', 'other', 'spanish', 'french'],
  de: ['german', 'german', 'german', 'tunisian', 'other', 'spanish'],
  es: ['spanish', 'spanish', 'spanish', 'other', 'tunisian', 'french'],
}

/** An invented person: the same for the same id. */
export function makeFacts({
  id,
  language,
  jobLanguage,
  isLong = false,
  isInArabic = false,
}: FactsOptions): CvFacts {
  const random = seeded(id)
  const own = words[language]
  const fieldName = random.pick(Object.keys(own.fields))
  const field = own.fields[fieldName]
  if (!field) throw new Error(`No field ${fieldName}`)
  const origin = isInArabic ? 'tunisian' : random.pick(origins[language])
  const gender = random.between(0, 1) as 0 | 1
  const person = makePerson(random, own, language, { origin, gender, isInArabic })
  const { written, tools, asked, others } = makeSkills(random, fieldName, language, jobLanguage)
  const step = pickStep(random, isLong)
  const around = { random, words: own, field, gender, tools, city: person.city }
  const posts = makeCareer(around, step, isLong)
  const firstPost = Math.min(...posts.map(({ from }) => from))
  const degrees = makeDegrees(random, own, field, { step, before: firstPost })
  const languages = makeLanguages(random, own, people[origin]?.native ?? language, language)
  const year = random.between(2015, 2022)
  const facts: CvFacts = {
    id,
    language,
    field: fieldName,
    person,
    profile: random.pick(own.profiles),
    posts,
    degrees,
    skills: written,
    languages,
    volunteering: random.happens(0.3) ? fill(random.pick(own.volunteering), { y: year, z: year + 3 }) : null,
    certificates: random.happens(0.5)
      ? random.some(own.certificates, random.between(1, 2)).map((text) => fill(text, { y: year }))
      : [],
    interests: random.happens(0.6) ? random.pick(own.interests) : null,
    truth: {
      years: Math.round(yearsOf(posts) * 100) / 100,
      degree: Math.max(...degrees.map(({ level }) => level)),
      seniority: step,
      languages: Object.fromEntries(languages.map((one) => [one.id, one.credit])),
      skills: asked,
      otherSkills: [],
    },
  }
  const said = JSON.stringify(facts).toLowerCase()
  facts.truth.otherSkills = random.some(
    others.filter((names) => names.every((name) => !isSaid(said, name))).map(([name = '']) => name),
    4,
  )
  return facts
}

/** As a word of its own; `Go` stays in the game although its verb is everywhere. */
function isSaid(text: string, name: string): boolean {
  const literal = name.toLowerCase().replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return name !== 'Go' && new RegExp(`(?<![\\p{L}\\p{N}])${literal}(?![\\p{L}\\p{N}+#])`, 'u').test(text)
}

function makePerson(
  random: Random,
  own: CvWords,
  language: Language,
  { origin, gender, isInArabic }: { origin: string; gender: 0 | 1; isInArabic: boolean },
): CvPerson {
  const those = people[origin]
  if (!those) throw new Error(`No people ${origin}`)
  const firstName = random.pick(gender === 0 ? those.m : those.f)
  const lastName = random.pick(those.last)
  const plain = (text: string) =>
    text
      .normalize('NFD')
      .replace(/[^a-zA-Z]/g, '')
      .toLowerCase()
  const digits = (text: string) =>
    text.replace(/\{(\d)\}/g, (_, count: string) =>
      Array.from({ length: Number(count) }, () => random.between(0, 9)).join(''),
    )
  const born = `${String(random.between(1, 28)).padStart(2, '0')}.${String(random.between(1, 12)).padStart(2, '0')}.${random.between(1970, 2003)}`
  const latin = random.happens(0.3) ? `${lastName.toUpperCase()} ${firstName}` : `${firstName} ${lastName}`
  return {
    firstName,
    lastName,
    shownName: isInArabic ? `${latin} ${random.pick(arabicNames)}` : latin,
    email: `${plain(firstName)}.${plain(lastName)}@${random.pick(['mail.example', 'post.example', 'courrier.example'])}`,
    phone: digits(those.phone),
    city: random.pick(those.cities),
    street: fill(those.street, { n: random.between(2, 180) }),
    born: fill(own.born, { d: born }),
    nationality: fill(own.nationality, { n: those.nationality[language] }),
  }
}

function makeSkills(random: Random, field: string, language: Language, jobLanguage: Language) {
  const all = skillWords[field] ?? []
  const had = random.some(all, Math.min(random.between(4, 8), all.length - 2))
  const written = had.map((skill) => {
    const [usual = '', ...rest] = namesOf(skill, language)
    return rest.length > 0 && random.happens(0.35) ? random.pick(rest) : usual
  })
  return {
    written,
    // "Introduced SAP", but not "introduced negotiation"; nurses and cooks teach and run what they can do.
    tools: written.filter((_, at) => typeof had[at] === 'string' || ['care', 'kitchen'].includes(field)),
    asked: random.some(had, 5).map((skill) => namesOf(skill, jobLanguage)[0] ?? ''),
    others: all
      .filter((skill) => !had.includes(skill))
      .map((skill) => [...new Set([...namesOf(skill, jobLanguage), ...namesOf(skill, language)])]),
  }
}

const highestOfStep: number[][] = [
  [3, 3, 4, 2, 1],
  [1, 2, 2, 3, 3, 4],
  [1, 2, 2, 3, 3, 4, 4],
  [1, 2, 3, 3, 4, 4, 5],
  [2, 3, 3, 4, 4],
  [3, 4, 4, 5],
]
const yearsOfLevel = [0, 3, 2, 3, 2, 4]

/** The highest degree and some below it, the latest first, all before the first post. */
function makeDegrees(
  random: Random,
  own: CvWords,
  field: FieldWords,
  { step, before }: { step: number; before: Month },
): CvDegree[] {
  const highest = random.pick(highestOfStep[step] ?? [3])
  const levels = [5, 4, 3, 2, 1].filter(
    (level) =>
      level === highest ||
      (level < highest && (level === 1 ? random.happens(0.6) : level === 3 && random.happens(0.75))),
  )
  const subject = random.pick(field.subjects)
  let end = (Math.floor(before / 12) - (before % 12 < 7 ? 1 : 0)) * 12 + 5
  return levels.map((level) => {
    const from = end - (yearsOfLevel[level] ?? 2) * 12 + 3
    const text = fill(random.pick(own.degrees[level] ?? []), { s: subject })
    const degree = { text, school: random.pick(own.schools), from, to: end, level }
    end = from - 3
    return degree
  })
}

function makeLanguages(random: Random, own: CvWords, native: string, language: Language): CvLanguage[] {
  const credits = new Map<string, number>([[native, 100]])
  if (native !== language) credits.set(language, random.pick([95, 95, 80, 60]))
  for (const code of random.some(Object.keys(own.languageNames), random.between(1, 3)))
    if (!credits.has(code)) credits.set(code, random.pick([95, 80, 80, 60, 35, 35, 15]))
  const states = random.happens(0.93)
  return [...credits].map(([code, credit]) => ({
    id: languageIds[code] ?? code,
    name: own.languageNames[code] ?? code,
    credit: states ? credit : unstated,
  }))
}
