/** One line of the report. */
export interface Finding {
  what: string
  found: string
  wanted: string
  passed: boolean
}

/** An attack on servers of its own, and what came of it. */
export interface Trial {
  name: string
  what: string
  run(): Promise<Finding[]>
}
