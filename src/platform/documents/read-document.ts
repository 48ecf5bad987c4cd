import type { DocumentLimits, DocumentProblem, ExtractedDocument, HiddenText } from './documents.ts'
import { removeHiddenCharacters } from './hidden-characters.ts'
import { joinSpacedLetters } from './join-spaced-letters.ts'
import { docPages, readDoc } from './read-doc.ts'
import { docxPages, readDocx, tryDocx } from './read-docx.ts'
import { pdfPages, readPdf } from './read-pdf.ts'
import { sniffKind } from './sniff-kind.ts'
import { checkPicture, isPicture } from './sniff-picture.ts'
import { UnreadableDocument } from './unreadable-document.ts'

const MAX_CHARACTERS = 200_000
const MAX_HIDDEN_PIECES = 100
const MAX_HIDDEN_CHARACTERS = 2000

export async function checkDocument(bytes: Buffer, { maxPages }: DocumentLimits) {
  const kind = sniffKind(bytes)
  if (isPicture(kind)) {
    checkPicture(bytes, kind)
    return { kind, pages: 1 }
  }
  const pages = await pagesOf[kind](bytes)
  if (pages !== null && pages > maxPages) throw new UnreadableDocument('too-many-pages', `${pages} pages`)
  return { kind, pages }
}

const pagesOf = {
  pdf: pdfPages,
  docx: async (bytes: Buffer) => {
    tryDocx(bytes)
    return docxPages(bytes)
  },
  doc: async (bytes: Buffer) => docPages(bytes),
}

export async function extractDocument(bytes: Buffer): Promise<ExtractedDocument> {
  const kind = sniffKind(bytes)
  if (isPicture(kind)) throw new UnreadableDocument('unreadable', 'a picture')
  const { pages, text, hidden } = await contentOf[kind](bytes)
  const seen = removeHiddenCharacters(text.slice(0, MAX_CHARACTERS))
  return {
    kind,
    pages,
    text: joinSpacedLetters(seen.text.replace(/\r\n?/g, '\n').replace(/\0/g, '')).trim(),
    hidden: [...hidden, ...seen.hidden].slice(0, MAX_HIDDEN_PIECES).map(shorten),
  }
}

const contentOf = {
  pdf: (bytes: Buffer) => readPdf(bytes, MAX_CHARACTERS),
  docx: async (bytes: Buffer) => ({ pages: docxPages(bytes), ...readDocx(bytes) }),
  doc: async (bytes: Buffer) => ({
    pages: docPages(bytes),
    ...(await readDoc(bytes)),
  }),
}

function shorten({ where, text }: HiddenText): HiddenText {
  const line = text
    .toWellFormed()
    .replace(/\s+/g, ' ')
    .replace(/\p{Cc}/gu, '')
    .trim()
  return { where, text: line.slice(0, MAX_HIDDEN_CHARACTERS).replace(/[\ud800-\udbff]$/, '') }
}

/** The problem behind an error: an unexpected one means a damaged file. */
export function problemOf(error: unknown): DocumentProblem {
  return error instanceof UnreadableDocument ? error.problem : 'unreadable'
}
