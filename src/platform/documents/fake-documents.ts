import { readFile } from 'node:fs/promises'
import type { Documents } from './documents.ts'
import { oneAtATime } from './one-at-a-time.ts'
import { hasPdfMagic } from './sniff-kind.ts'
import { sniffPicture } from './sniff-picture.ts'

/** Takes pictures, and any file that begins like a PDF, with what follows its first line as its text; a form feed parts its pages. */
export function fakeDocuments(): Documents {
  return {
    async check(path, { maxPages }) {
      const bytes = await readFile(path)
      const kind = sniffPicture(bytes)
      if (kind) return { ok: true, kind, pages: 1 }
      if (!hasPdfMagic(bytes)) return { ok: false, problem: 'wrong-type' }
      const pages = pagesOf(bytes).length
      return pages > maxPages ? { ok: false, problem: 'too-many-pages' } : { ok: true, kind: 'pdf', pages }
    },
    async extract(path) {
      const bytes = await readFile(path)
      if (sniffPicture(bytes)) return { ok: false, problem: 'unreadable' }
      if (!hasPdfMagic(bytes)) return { ok: false, problem: 'wrong-type' }
      const pages = pagesOf(bytes)
      const text = pages.join('\n\n').trim()
      return { ok: true, document: { kind: 'pdf', pages: pages.length, text, hidden: [] } }
    },
    alone: oneAtATime(),
    async close() {},
  }
}

function pagesOf(bytes: Buffer): string[] {
  return bytes
    .toString('utf8')
    .replace(/^[\s\S]*?%PDF-[^\n]*\n?/, '')
    .split('\f')
}
