import type { Language } from '#contract/languages.ts'
import type { PlanFeature } from '#features/billing/contract/options.ts'
import type { OpenJob, OpenJobText } from '#features/jobs/contract/public-job.ts'
import type { ScoreField } from '#features/scoring/weights.ts'

/** A plan as the landing page shows it. */
export interface PlanOffer {
  name: string
  priceUsd: number
  /** Job postings a month. */
  postings: number
  candidatesPerJob: number
  features: readonly PlanFeature[]
}

/** A candidate of the demo company, with the answers that are quoted. */
export interface ExampleCandidate {
  name: string
  score: number | null
  fields: readonly {
    field: ScoreField
    value: number | null
    /** A place in one of `answers`; null where the score rests on the CV. */
    quote: { answer: number; start: number; end: number } | null
  }[]
  answers: readonly { question: string; answer: string }[]
}

/** A job of the demo company with some of its candidates. */
export interface LandingExample {
  language: Language
  title: string
  /** The highest score first. */
  candidates: readonly ExampleCandidate[]
}

/** The data of the landing page. */
export interface LandingData {
  /** In the languages that examples exist in, English first. */
  examples: readonly LandingExample[]
  /** Cheapest first. */
  plans: readonly PlanOffer[]
}

/** A figure of the benchmark, beside the aim that was set for it. */
export interface BenchmarkFigure {
  dataset: string
  /** How many cases. */
  n: number
  metric: string
  value: number
  target: string
  passed: boolean | null
}

/** What the benchmark measures, and how far it got; rows with misses come first. */
export interface BenchmarkRow {
  id: string
  what: string
  figures: readonly BenchmarkFigure[]
}

/** The data of the page on the method. */
export interface MethodData {
  engine: { engine: string; rubric: string }
  /** The fields that make the total, with their parts of it in per cent. */
  weights: readonly { field: ScoreField; percent: number }[]
  missed: readonly BenchmarkRow[]
  reached: readonly BenchmarkRow[]
}

/** A company as everybody may see it, with its open jobs. */
export interface CompanyPageData {
  /** Its part of the address. */
  slug: string
  name: string
  industry: string
  city: string
  description: string
  values: readonly string[]
  jobs: readonly OpenJob[]
}

/** The same with the texts of the jobs, which a feed carries. */
export interface CompanyWithTexts extends CompanyPageData {
  jobs: readonly OpenJobText[]
}
