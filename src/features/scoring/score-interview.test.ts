import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Band, personas } from '#testing/interviews/personas.ts'
import type { Assessment, AssessmentInput } from './assessment.ts'
import { assess } from './score-interview.ts'

/** A few points more at either end than the bands have: the panel of the benchmark holds those, this only their order. */
const bands: Record<Band, [number, number] | null> = {
  excellent: [83, 100],
  good: [68, 90],
  partial: [43, 71],
  weak: [18, 46],
  empty: null,
  gibberish: null,
  'copied-question': null,
  'off-language': null,
}
const graded = personas.filter((persona) => bands[persona.band] !== null)

function expectSound(input: AssessmentInput, result: Assessment) {
  const numbers = [result.score, ...Object.values(result.scores).map((fieldScore) => fieldScore.value)]
  for (const value of numbers) {
    if (value === null) continue
    expect(Number.isInteger(value) && value >= 0 && value <= 100).toBe(true)
  }
  for (const fieldScore of Object.values(result.scores)) {
    if (fieldScore.value !== null && fieldScore.value > 0 && fieldScore.weight > 0)
      expect(fieldScore.quotes.length).toBeGreaterThan(0)
    for (const quote of fieldScore.quotes) {
      const source = quote.source === 'cv' ? input.cv?.text : input.answers[quote.index]
      expect(source?.slice(quote.start, quote.end)).toBe(quote.text)
      expect(quote.text.trim()).not.toBe('')
    }
  }
}

describe('personas', () => {
  test.each(personas.map((persona) => [persona.name, persona] as const))(
    '§assessment-16 %s lands in its band',
    (_, persona) => {
      const result = assess(persona.input)
      expectSound(persona.input, result)
      const band = bands[persona.band]
      if (band === null) {
        expect(result.score).toBeNull()
        expect(result.noScoreReason).toBeTruthy()
      } else {
        expect(result.score).toBeGreaterThanOrEqual(band[0])
        expect(result.score).toBeLessThanOrEqual(band[1])
      }
    },
  )
})

describe('invariants', () => {
  const anyText = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.lorem({ maxCount: 40 }),
    fc.constantFrom(
      ...personas.flatMap((persona) => [...persona.input.answers, persona.input.cv?.text ?? '']),
    ),
  )

  test('§assessment-2 any input gets integers from 0 to 100 or null, and only literal quotes', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...personas),
        fc.array(anyText, { maxLength: 6 }),
        anyText,
        (persona, answers, cv) => {
          const input = { ...persona.input, answers, cv: { text: cv } }
          expectSound(input, assess(input))
        },
      ),
      { numRuns: 150, seed: 7 },
    )
  })

  test.each(graded.map((persona) => [persona.name, persona] as const))(
    '§assessment-8 %s: another identity, the same hash and score',
    (_, { input }) => {
      const head = (name: string, mail: string, gender: string, birth: string, school: string) => ({
        ...input,
        candidate: { ...input.candidate, firstName: name, email: mail },
        cv: {
          text: `${name} Trabelsi\n${mail}\nGender: ${gender}\nDate of birth: ${birth}\n${(input.cv?.text ?? '').replaceAll('Amira Trabelsi', '')}\nEducation\nMaster of Science, ${school}, 2020`,
        },
      })
      const one = assess(head('Amira', 'amira@example.com', 'female', '01/02/1990', 'University of Oslo'))
      const two = assess(head('Peter', 'p.x@mail.org', 'male', '12/12/1965', 'Harvard'))
      expect(two.inputHash).toBe(one.inputHash)
      expect(two.score).toBe(one.score)
    },
  )

  test('§assessment-8 five runs are equal', () => {
    for (const { input } of personas) {
      const first = assess(input)
      for (let run = 0; run < 4; run++) expect(assess(input)).toEqual(first)
    }
  })

  const puffery = {
    en: ' I am the best, a passionate and outstanding team player.',
    fr: " Je suis le meilleur, passionné et doué d'un excellent esprit d'équipe.",
    de: ' Ich bin der beste, hervorragend und sehr motiviert.',
    es: ' Soy el mejor, excelente y muy apasionado.',
  }
  test.each(graded.map((persona) => [persona.name, persona] as const))(
    '§assessment-17 %s: puffery and repetition raise nothing by more than 3',
    (_, { input }) => {
      const before = assess(input).score ?? 0
      const puffed = input.answers.map((answer) => answer + puffery[input.job.language])
      const repeated = input.answers.map((answer) => `${answer} ${answer}`)
      expect((assess({ ...input, answers: puffed }).score ?? 0) - before).toBeLessThanOrEqual(3)
      expect((assess({ ...input, answers: repeated }).score ?? 0) - before).toBeLessThanOrEqual(3)
    },
  )

  test('§assessment-14 an unreadable CV leaves its fields out and caps the total at 74', () => {
    for (const cv of [null, { text: '' }]) {
      const input = { ...(graded[0]?.input as AssessmentInput), cv }
      const result = assess(input)
      expect(result.score).toBe(74)
      for (const field of ['experienceMatch', 'languageMatch', 'seniorityMatch', 'educationMatch'] as const) {
        expect(result.scores[field]).toMatchObject({ value: null, weight: 0 })
      }
    }
  })

  test('§assessment-15 what the job does not require counts 100 with weight 0', () => {
    const { input } = graded[0] as (typeof graded)[number]
    const idealProfile = {
      ...input.job.idealProfile,
      minExperienceYears: 0,
      educationLevel: 'Not Required',
      skills: [],
    }
    const { scores } = assess({ ...input, job: { ...input.job, idealProfile } })
    for (const field of ['experienceMatch', 'educationMatch', 'technicalSkillsMatch'] as const) {
      expect(scores[field]).toMatchObject({ value: 100, weight: 0 })
    }
  })
})
