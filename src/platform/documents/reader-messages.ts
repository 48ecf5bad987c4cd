import type { DocumentKind, DocumentLimits, DocumentProblem, ExtractedDocument } from './documents.ts'

/** A request to a reader process, one at a time. */
export type ReaderRequest =
  | { task: 'check'; bytes: Uint8Array; limits: DocumentLimits }
  | { task: 'extract'; bytes: Uint8Array }

export type CheckReply =
  | { ok: true; kind: DocumentKind; pages: number | null }
  | { ok: false; problem: DocumentProblem }
export type ExtractReply = { ok: true; document: ExtractedDocument } | { ok: false; problem: DocumentProblem }
export type ReaderReply = CheckReply | ExtractReply
