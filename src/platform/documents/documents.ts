import type { Sender } from '#platform/worker-pool/fair-line.ts'

/** The kinds of document that a candidate may send, by what their bytes are; no text is read from a picture. */
export type DocumentKind = 'pdf' | 'docx' | 'doc' | 'jpg' | 'png' | 'heic'

export type DocumentProblem =
  /** Not a PDF, DOC, DOCX or picture, whatever its name says. */
  | 'wrong-type'
  | 'too-many-pages'
  /** Protected by a password. */
  | 'encrypted'
  /** Of Word 95 or before. */
  | 'too-old'
  /** Damaged, a decompression bomb, or too slow or large to read. The text of any picture is. */
  | 'unreadable'

export interface DocumentLimits {
  maxPages: number
}

/** A piece of text that a person reading the document would not see; left out of `text`. */
export interface HiddenText {
  where: string
  text: string
}

export interface ExtractedDocument {
  kind: DocumentKind
  /** null where the format does not state it. */
  pages: number | null
  /** Visible text in reading order; empty for a scan. */
  text: string
  hidden: HiddenText[]
}

/** Reads documents in warm child processes that are killed when they take too long or too much memory. */
export interface Documents {
  /** Type and page count, fast: decides whether a file is taken at all. Senders have their turns by address. */
  check(
    path: string,
    limits: DocumentLimits,
    sender?: Sender,
  ): Promise<{ ok: true; kind: DocumentKind; pages: number | null } | { ok: false; problem: DocumentProblem }>
  extract(
    path: string,
    sender?: Sender,
  ): Promise<{ ok: true; document: ExtractedDocument } | { ok: false; problem: DocumentProblem }>
  /** Runs one piece of work for each subject at a time, such as a link; one more waits, others get StillReading. */
  alone<T>(subject: string, work: () => Promise<T>): Promise<T>
  close(): Promise<void>
}
