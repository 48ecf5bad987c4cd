import { COMPOUND_FILE_MAGIC, openCompoundFile } from './compound-file.ts'
import type { DocumentKind } from './documents.ts'
import { docxMainPart } from './docx-main-part.ts'
import { sniffPicture } from './sniff-picture.ts'
import { UnreadableDocument } from './unreadable-document.ts'
import { openZipArchive } from './zip-archive.ts'

const ZIP_MAGIC = Buffer.from('PK\x03\x04', 'latin1')
const WORD_2_MAGIC = Buffer.from('dba52d00', 'hex')
const PDF_MAGIC = Buffer.from('%PDF-', 'latin1')
const PDF_MAGIC_WITHIN = 1024

/** The kind of document by its bytes, whatever its name; throws `wrong-type` for any other. */
export function sniffKind(bytes: Buffer): DocumentKind {
  if (startsWith(bytes, COMPOUND_FILE_MAGIC)) return sniffCompoundFile(bytes)
  if (startsWith(bytes, ZIP_MAGIC)) return sniffZip(bytes)
  if (startsWith(bytes, WORD_2_MAGIC)) throw new UnreadableDocument('too-old', 'Word 2')
  const picture = sniffPicture(bytes)
  if (picture) return picture
  if (hasPdfMagic(bytes)) return 'pdf'
  throw new UnreadableDocument('wrong-type', 'unknown bytes')
}

/** A PDF may have other bytes before its first line, as readers allow. */
export function hasPdfMagic(bytes: Buffer): boolean {
  return bytes.subarray(0, PDF_MAGIC_WITHIN).includes(PDF_MAGIC)
}

function sniffCompoundFile(bytes: Buffer): DocumentKind {
  const { names } = openCompoundFile(bytes)
  if (names.includes('EncryptedPackage')) throw new UnreadableDocument('encrypted', 'an encrypted package')
  if (names.includes('WordDocument')) return 'doc'
  throw new UnreadableDocument('wrong-type', 'a compound file without a Word document')
}

function sniffZip(bytes: Buffer): DocumentKind {
  const archive = openZipArchive(bytes)
  const { names } = archive
  const isWord = names.includes('[Content_Types].xml') && docxMainPart(archive) !== null
  const hasMacros = names.some((name) => /(^|\/)vbaProject\.bin$/i.test(name))
  if (!isWord || hasMacros)
    throw new UnreadableDocument('wrong-type', 'an archive that is no plain Word document')
  return 'docx'
}

function startsWith(bytes: Buffer, magic: Buffer): boolean {
  return bytes.subarray(0, magic.length).equals(magic)
}
