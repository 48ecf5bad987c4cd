import type { MessageArguments } from '#contract/texts/define-texts.ts'
import type { saidTexts } from './said-texts.ts'

type SaidMessages = (typeof saidTexts)['messages']
export type SaidKey = keyof SaidMessages & string

/** A message of the catalogue, and what stands in it. */
export interface SaidPart {
  readonly key: SaidKey
  readonly values?: Readonly<Record<string, SaidValue>>
}

/** What is said of a candidate, in no language yet: clauses of one sentence. Kept as it is with a result. */
export type Said = readonly SaidPart[]

/** Words of others, as they stand; the name of an option, which the reader's language may have; or a phrase. */
export type SaidName =
  | string
  | { readonly option: string }
  /** What would begin a sentence of its own, within one. */
  | { readonly inside: Said | string }
  | Said

export type SaidValue = number | SaidName | { readonly list: readonly SaidName[] }

type Values<K extends SaidKey> = keyof MessageArguments<SaidMessages[K]> extends never
  ? []
  : [values: Readonly<Record<keyof MessageArguments<SaidMessages[K]> & string, SaidValue>>]

/** One part, with a value for each argument of its message. */
export const part = <K extends SaidKey>(key: K, ...[values]: Values<K>): SaidPart =>
  values ? { key, values } : { key }

/** Several names; of more than `most` the first ones, and how many more. */
export const listOf = (names: readonly SaidName[], most = names.length): SaidValue => {
  const shown: readonly SaidName[] =
    names.length > most
      ? [...names.slice(0, most - 1), [part('more', { count: names.length - most + 1 })]]
      : names
  return { list: shown }
}

/** Options by what the employer chose or wrote. */
export const optionsOf = (names: readonly string[]) => names.map((option) => ({ option }))
