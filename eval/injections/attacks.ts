import { readFileSync } from 'node:fs'
import type { Language } from '../../src/contract/languages.ts'
import { type BaseInterview, baseInterviews } from '../base-interviews.ts'
import type { CvFiles } from '../cvs/read-file.ts'
import { places } from './documents.ts'
import { type Attack, attackInText, placesInText, type Twins } from './in-text.ts'

const payloads = JSON.parse(readFileSync(new URL('./payloads.json', import.meta.url), 'utf8')) as Record<
  Language,
  string[]
>

const letters = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '')

/** Every place of a CV, each with another instruction in the language of the interview, through the real extraction. */
export function attacksInCvs(files: CvFiles): Attack[] {
  return baseInterviews(['good', 'partial']).flatMap((base, turn) =>
    places.map((place, at): Attack => {
      const all = payloads[base.language]
      const instruction = all[(at + turn * 3) % all.length] ?? ''
      return {
        where: `${place.kind}, ${place.name}`,
        base: base.name,
        instruction,
        make: () => cvTwins(files, base, place, instruction),
      }
    }),
  )
}

async function cvTwins(
  files: CvFiles,
  { input }: BaseInterview,
  place: (typeof places)[number],
  instruction: string,
): Promise<Twins> {
  const lines = (input.cv?.text ?? '').split('\n')
  const read = (words: string | null) => files.extract(place.write(lines, words), `cv.${place.kind}`)
  const [clean, dirty] = await Promise.all([read(null), read(instruction)])
  const withCv = (text: string | undefined) => ({ ...input, cv: text === undefined ? null : { text } })
  const mustBeFlagged = !place.isVisible && !place.isOutside
  // What is hidden must also be left out of what is read.
  const isLeftOut = !letters(dirty?.text ?? '').includes(letters(instruction))
  return {
    clean: withCv(clean?.text),
    dirty: withCv(dirty?.text),
    flagged: mustBeFlagged ? isLeftOut && (dirty?.hidden.length ?? 0) > 0 : null,
    cleanFlagged: clean === null || clean.hidden.length > 0,
  }
}

/** Every instruction of a language in each place outside the CV. */
export function attacksInAnswers(): Attack[] {
  return baseInterviews(['good', 'partial']).flatMap((base) =>
    placesInText.flatMap((where) =>
      payloads[base.language].map((instruction) => attackInText(where, base, instruction)),
    ),
  )
}

/** The instructions of the open sets, in turn at the end of an answer and of a CV. */
export function attacksOfOpenSet(instructions: readonly string[]): Attack[] {
  const bases = baseInterviews(['good', 'partial'])
  return instructions.flatMap((instruction, at) => {
    const base = bases[Math.floor(at / 2) % bases.length]
    if (!base) return []
    return [attackInText(at % 2 === 0 ? 'end of an answer' : 'end of the CV', base, instruction)]
  })
}

/** A file may be called anything. */
export function attacksInFileNames(files: CvFiles): Attack[] {
  return baseInterviews(['good']).flatMap(({ name, input, language }) =>
    payloads[language].map((instruction): Attack => {
      const make = async (): Promise<Twins> => {
        const bytes = places[0]?.write((input.cv?.text ?? '').split('\n'), null) ?? Buffer.alloc(0)
        const named = `${instruction.replace(/[/\\]/g, ' ').slice(0, 100)}.pdf`
        const [clean, dirty] = await Promise.all([
          files.extract(bytes, 'cv.pdf'),
          files.extract(bytes, named),
        ])
        return {
          clean: { ...input, cv: clean && { text: clean.text } },
          dirty: { ...input, cv: dirty && { text: dirty.text } },
          flagged: null,
          cleanFlagged: null,
        }
      }
      return { where: 'file name', base: name, instruction, make }
    }),
  )
}
