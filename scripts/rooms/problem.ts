/** Something in the house that breaks one of its rules, said so that whoever reads it knows what to do. */
export interface Problem {
  file: string
  message: string
}
