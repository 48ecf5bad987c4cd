import { fileURLToPath } from 'node:url'

/** One invented CV in French, as three files written by LibreOffice. */
export const cvFixtures = {
  pdf: fixture('cv.pdf'),
  docx: fixture('cv.docx'),
  doc: fixture('cv.doc'),
} as const

/** Written by LibreOffice: hidden, white, tiny and deleted words, and white ones on dark grounds that can be seen. */
export const hiddenDoc = fixture('hidden.doc')

function fixture(name: string): string {
  return fileURLToPath(new URL(`./fixtures/${name}`, import.meta.url))
}
