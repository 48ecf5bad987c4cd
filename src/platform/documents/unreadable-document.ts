import type { DocumentProblem } from './documents.ts'

/** Thrown while reading a document, with the problem for the caller. */
export class UnreadableDocument extends Error {
  override name = 'UnreadableDocument'
  readonly problem: DocumentProblem
  constructor(problem: DocumentProblem, message: string) {
    super(message)
    this.problem = problem
  }
}
