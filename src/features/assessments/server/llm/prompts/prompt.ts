/** What is judged by a call of its own. */
export const competencies = ['mindset', 'culture', 'communication', 'potential', 'skills'] as const
export type Competency = (typeof competencies)[number]

/** The instructions of one competency. Any change of their text raises the version: the ledger keeps it. */
export interface Prompt {
  version: string
  system: string
}
