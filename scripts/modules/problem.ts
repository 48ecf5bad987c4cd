/** A broken rule, with a message that says how to fix it. */
export interface Problem {
  file: string
  message: string
}
