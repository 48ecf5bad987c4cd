import type * as z from 'zod'

/** One question to a model. Text by strangers may be in `prompt` only, as data. */
export interface Question<T> {
  system: string
  prompt: string
  /** The schema of the reply. It is sent along, and the reply is always checked against it. */
  schema: z.ZodType<T>
  maxTokens: number
  temperature: number
  signal: AbortSignal
}

export interface Usage {
  inputTokens: number
  outputTokens: number
}

export interface Reply<T> {
  object: T
  /** The text of the reply, as it came. */
  raw: string
  /** null when the provider did not say. */
  usage: Usage | null
}

/** A language model. Asks once; `open-run.ts` adds retries, time limits and budgets. */
export interface Ai {
  readonly provider: string
  readonly model: string
  /** Throws AiFailure, and nothing else. */
  ask<T>(question: Question<T>): Promise<Reply<T>>
}

export type FailureKind =
  /** The provider is rate-limited or overloaded. */
  | 'busy'
  /** A fault of the provider (5xx). */
  | 'broken'
  /** No connection, or one that ended early. */
  | 'unreachable'
  | 'too-slow'
  /** More than any reply needs. */
  | 'too-large'
  /** The provider does not take the request or the key. */
  | 'rejected'
  /** The model will not answer. */
  | 'refused'
  | 'empty'
  /** The reply ends in the middle. */
  | 'cut'
  /** Not JSON, or not of the schema. */
  | 'wrong-shape'
  /** Of the schema, and yet not to be used: out of range, in another language, with markup. */
  | 'wrong-content'
  /** The circuit breaker is open. */
  | 'resting'
  | 'over-budget'
  /** The time of the whole run is used up. */
  | 'out-of-time'
  /** The caller aborted. */
  | 'stopped'

/** A call without a usable reply. Its message quotes no text that was sent or received. */
export class AiFailure extends Error {
  readonly kind: FailureKind
  /** How long the provider asks to wait, where it does. */
  readonly retryAfterMs: number | null
  /** The unusable reply, if there was one. */
  readonly raw: string
  readonly usage: Usage | null

  constructor(
    kind: FailureKind,
    more: { retryAfterMs?: number | null; raw?: string; usage?: Usage | null; cause?: unknown } = {},
  ) {
    super(`The language model gave no reply: ${kind}`, { cause: more.cause })
    this.name = 'AiFailure'
    this.kind = kind
    this.retryAfterMs = more.retryAfterMs ?? null
    this.raw = more.raw ?? ''
    this.usage = more.usage ?? null
  }
}
