import type { DocumentKind } from '#platform/documents/documents.ts'
import type { InterviewRow } from './tables.ts'

type CvOf = Pick<InterviewRow, 'completedAt' | 'cvKind' | 'cvState'>
const pictures: readonly (DocumentKind | null)[] = ['jpg', 'png', 'heic']

/** A program was to read the CV and could not; of a picture nobody expects that. */
export const isUnreadable = ({ cvKind, cvState }: Pick<CvOf, 'cvKind' | 'cvState'>): boolean =>
  cvState === 'unreadable' && !pictures.includes(cvKind)

/** A complete application takes another CV in place of one that could not be read. */
export const needsAnotherCv = (interview: CvOf | null): boolean =>
  interview !== null && interview.completedAt !== null && isUnreadable(interview)
