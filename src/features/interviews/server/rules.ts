import type { DocumentKind, DocumentProblem } from '#platform/documents/documents.ts'
import type { FollowUp } from '../contract/interviews.ts'
import type { AnswerRow } from './tables.ts'

export const cvContentTypes: Record<DocumentKind, string> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  doc: 'application/msword',
  jpg: 'image/jpeg',
  png: 'image/png',
  heic: 'image/heic',
}

export const cvProblemCodes: Record<DocumentProblem, string> = {
  'wrong-type': 'CV_WRONG_TYPE',
  'too-many-pages': 'CV_TOO_MANY_PAGES',
  encrypted: 'CV_ENCRYPTED',
  'too-old': 'CV_TOO_OLD',
  unreadable: 'CV_UNREADABLE',
}

/** When a candidate is reminded of the CV that is to follow: after three days, or halfway through a shorter life of the link. */
export const reminderSeconds = (linkDays: number): number => Math.min(3, linkDays / 2) * 86_400

const families: readonly (readonly string[])[] = [
  ['pdf'],
  ['doc', 'docx'],
  ['jpg', 'jpeg', 'jpe', 'jfif', 'png', 'heic', 'heif'],
  ['exe', 'com', 'bat', 'cmd', 'scr', 'msi', 'js', 'vbs', 'ps1', 'sh', 'jar', 'apk', 'docm', 'dotm'],
  ['htm', 'html', 'svg', 'xml', 'txt', 'rtf', 'odt', 'xls', 'xlsx', 'ppt', 'pptx', 'zip', 'rar', '7z', 'gz'],
  ['gif', 'webp', 'csv', 'php', 'aspx', 'pages'],
]

/** Whether a name claims another type than the bytes have. Word formats and pictures are often mixed up in good faith. */
export function isMisnamed(fileName: string, kind: DocumentKind): boolean {
  const extension = /\.([a-z0-9]+)\s*$/i.exec(fileName)?.[1]?.toLowerCase()
  const claimed = families.find((family) => extension !== undefined && family.includes(extension))
  return claimed !== undefined && !claimed.includes(kind)
}

const maxNameLength = 120

/** A safe file name: no folders, control or bidi characters, and the extension of the real type. */
export function cvFileName(sent: string, kind: DocumentKind): string {
  const base = (sent.split(/[/\\]/).at(-1) ?? '')
    .replace(/[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069"<>:|?*]/gu, '')
    .replace(/\.[A-Za-z0-9]{1,5}$/, '')
    .replace(/^[.\s]+/, '')
    .trim()
  return `${[...base].slice(0, maxNameLength).join('').trim() || 'CV'}.${kind}`
}

/** Compares questions, ignoring spaces around them. */
export function sameQuestions(own: readonly string[], sent: readonly string[]): boolean {
  return own.length === sent.length && own.every((question, at) => question.trim() === sent[at]?.trim())
}

/** A follow-up question as the candidate's page knows it. */
export function followUpOf(row: AnswerRow | undefined): FollowUp | null {
  if (!row) return null
  const { question, text, draft, skippedAt, revision, counters } = row
  return { question: question ?? '', answer: text, draft, skipped: skippedAt !== null, revision, counters }
}

/** The answer to a question with the answer to its follow-up, as they are read and scored: one text. */
export function wholeAnswer(answer: string | null | undefined, followUp: string | null | undefined): string {
  return [answer, followUp].filter(Boolean).join('\n\n')
}
