import { type Comparison, compare } from './compare.ts'
import { type CvCase, everyCv } from './every-cv.ts'
import type { Split } from './make-cv.ts'
import { type CvFindings, findingsOf, openCvFiles } from './read-file.ts'

export interface ReadCv extends CvCase {
  text: string
  found: CvFindings | null
  comparison: Comparison
}

/** Makes, extracts and reads every CV of a split. */
export async function readEveryCv(split: Split): Promise<ReadCv[]> {
  const files = openCvFiles()
  try {
    const reading = []
    // Files are made one after the other, as their writers use all of a core; two readers keep up with them.
    for (const cv of everyCv(split)) {
      const bytes = await cv.bytes()
      reading.push(files.extract(bytes, `cv.${cv.kind}`).then((document) => compared(cv, document?.text)))
    }
    return await Promise.all(reading)
  } finally {
    await files.close()
  }
}

function compared(cv: CvCase, text: string | undefined): ReadCv {
  const { person, truth } = cv.facts
  const asked = { language: cv.jobLanguage, skills: [...truth.skills, ...truth.otherSkills] }
  const found = text === undefined ? null : findingsOf(text, person, asked)
  return { ...cv, text: text ?? '', found, comparison: compare(found, truth) }
}
