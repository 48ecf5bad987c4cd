/** A titled part of a legal text. */
export interface LegalSection {
  title: string
  /** Where a link may lead. */
  id?: string
  paragraphs: readonly string[]
  list?: readonly string[]
}
