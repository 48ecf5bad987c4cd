import { describe, expect, it } from 'vitest'
import { interviewLanguages } from '../../src/contract/languages.ts'
import { extractDocument } from '../../src/platform/documents/read-document.ts'
import { everyCv } from './every-cv.ts'
import { layouts } from './layouts.ts'
import { yearsOf } from './make-career.ts'
import { layOutCv, type Writer, writeCv } from './make-cv.ts'
import { textsOf } from './sheet.ts'

const writers: readonly Writer[] = ['react-pdf', 'plain-pdf', 'docx']
/** One of each layout and writer, the languages in turn. */
const instructions = writers.flatMap((writer, turn) =>
  layouts.map((layout, at) => ({
    split: 'dev' as const,
    writer,
    layout,
    language: interviewLanguages[(at + turn) % 4] ?? 'fr',
  })),
)
const letters = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}+#]/gu, '')

describe('the CVs of the benchmark', () => {
  it.each(instructions)('are the same each time: $language $layout $writer', async (order) => {
    const bytes = await writeCv(layOutCv(order))
    expect(await writeCv(layOutCv(order))).toEqual(bytes)
  })

  it.each(instructions)(
    '§assessment-49 say their facts in their file: $language $layout $writer',
    async (order) => {
      const { facts, sheet } = layOutCv(order)
      const laidOut = letters(textsOf(sheet).join(' '))
      const { text } = await extractDocument(await writeCv(layOutCv(order)))
      const inFile = letters(text)
      const said = [
        ...facts.posts.flatMap(({ title, employer }) => [title, employer]),
        ...facts.degrees.map((degree) => degree.text),
        ...facts.skills,
        ...facts.languages.map(({ name }) => name),
      ]
      expect(said.filter((fact) => !laidOut.includes(letters(fact)))).toEqual([])
      // Long facts may be broken over the lines of a narrow column; their words stand there all the same.
      const words = said.flatMap((fact) => fact.split(/[^\p{L}\p{N}+#]+/u)).filter((word) => word.length > 3)
      expect(words.filter((word) => !inFile.includes(letters(word)))).toEqual([])
    },
  )

  it('are many, in four languages and three kinds, with other people in each half', () => {
    const [dev, holdout] = [everyCv('dev'), everyCv('holdout')]
    expect(new Set(dev.map(({ jobLanguage }) => jobLanguage))).toEqual(new Set(interviewLanguages))
    expect(new Set(dev.map(({ kind }) => kind))).toEqual(new Set(['pdf', 'docx', 'doc']))
    const phones = new Set(dev.map(({ facts }) => facts.person.phone))
    expect(holdout.filter(({ facts }) => phones.has(facts.person.phone))).toEqual([])
    for (const { facts } of [...dev, ...holdout])
      for (const skill of facts.truth.otherSkills) expect(facts.truth.skills).not.toContain(skill)
  })

  it('count overlapping posts once and internships half', () => {
    const post = { title: '', employer: '', city: '', duties: [], isInternship: false }
    const a = { ...post, from: 24240, to: 24251 }
    expect(yearsOf([a])).toBe(1)
    expect(yearsOf([a, { ...a, from: 24246, to: 24257 }])).toBe(1.5)
    expect(yearsOf([a, { ...a, from: 24228, to: 24239, isInternship: true }])).toBe(1.5)
    expect(yearsOf([a, { ...a, isInternship: true }])).toBe(1)
  })
})
