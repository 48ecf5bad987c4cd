import WordExtractor from 'word-extractor'
import { openCompoundFile } from './compound-file.ts'
import { blankHiddenRuns } from './doc-runs.ts'
import type { HiddenText } from './documents.ts'
import { UnreadableDocument } from './unreadable-document.ts'

const WORD_MAGIC = 0xa5ec
/** Of Word 6 and 95. */
const OLD_WORD_MAGIC = 0xa5dc
const ENCRYPTED = 0x0100
const SUMMARY = '\u0005SummaryInformation'
const PAGE_COUNT = 14
const LONG = 3
/** Keeps quotes and dashes as they are: a quotation from the text must be found in it again. */
const AS_WRITTEN = { filterUnicode: false }

/** The page count in the summary of a Word 97-2003 document, or null where it states none. Refuses encrypted ones. */
export function docPages(bytes: Buffer): number | null {
  const file = openCompoundFile(bytes)
  const word = file.read('WordDocument')
  if (word && word.length >= 32 && word.readUInt16LE(0) === OLD_WORD_MAGIC)
    throw new UnreadableDocument('too-old', 'Word 6 or 95')
  if (!word || word.length < 32 || word.readUInt16LE(0) !== WORD_MAGIC)
    throw new UnreadableDocument('unreadable', 'no Word document inside')
  if (word.readUInt16LE(10) & ENCRYPTED)
    throw new UnreadableDocument('encrypted', 'an encrypted Word document')
  const summary = file.read(SUMMARY)
  return summary ? pagesOfSummary(summary) : null
}

function pagesOfSummary(summary: Buffer): number | null {
  if (summary.length < 48) return null
  const section = summary.readUInt32LE(44)
  if (section + 8 > summary.length) return null
  const count = Math.min(summary.readUInt32LE(section + 4), 100)
  for (let i = 0; i < count; i++) {
    const at = section + 8 + i * 8
    if (at + 8 > summary.length) return null
    if (summary.readUInt32LE(at) !== PAGE_COUNT) continue
    const value = section + summary.readUInt32LE(at + 4)
    if (value + 8 > summary.length || summary.readUInt32LE(value) !== LONG) return null
    return summary.readInt32LE(value + 4) > 0 ? summary.readInt32LE(value + 4) : null
  }
  return null
}

/**
 * Hidden, deleted, tiny and white runs are left out and reported. Not recognised in this old format: runs that
 * are hidden by their style, and white text in a table, whose cells may be dark.
 */
export async function readDoc(bytes: Buffer): Promise<{ text: string; hidden: HiddenText[] }> {
  docPages(bytes)
  const visible = Buffer.from(bytes)
  const hidden = hiddenRunsOf(visible)
  const document = await new WordExtractor().extract(visible)
  const parts = [
    document.getHeaders({ includeFooters: false, ...AS_WRITTEN }),
    document.getTextboxes({ includeHeadersAndFooters: true, includeBody: true, ...AS_WRITTEN }),
    document.getBody(AS_WRITTEN),
    document.getFootnotes(AS_WRITTEN),
    document.getEndnotes(AS_WRITTEN),
    document.getFooters(AS_WRITTEN),
  ]
  const text = parts
    .map((part) => part.replace(/[ \t]+$/gm, '').trim())
    .filter((part) => part !== '')
    .join('\n')
  return { text, hidden }
}

/** A document whose lists of looks are damaged can still be read, as if it had none. */
function hiddenRunsOf(bytes: Buffer): HiddenText[] {
  try {
    return blankHiddenRuns(bytes)
  } catch (error) {
    if (error instanceof RangeError) return []
    throw error
  }
}
