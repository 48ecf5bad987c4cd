import type { DocumentProblem } from './documents.ts'

/** Thrown while reading a document, with what the caller is to be told. */
export class UnreadableDocument extends Error {
  override name = 'UnreadableDocument'
  readonly problem: DocumentProblem
  constructor(problem: DocumentProblem, message: string) {
    super(message)
    this.problem = problem
  }
}
