/** A broken rule, with a message that says how to mend it. */
export interface Problem {
  file: string
  message: string
}
