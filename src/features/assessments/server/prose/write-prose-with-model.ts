import * as z from 'zod'
import { fenced } from '#platform/ai/fence.ts'
import { type MarkField, markFields } from '../../contract.ts'
import { type Identity, redactAll } from '../engine/redact.ts'
import type { Ask } from '../llm/judge.ts'
import { wrongWithProse } from '../llm/judgement.ts'
import type { Cite, Prose, ProseSentence, Verified } from './prose.ts'
import { prosePrompt } from './prose-prompt.ts'
import { writeProse } from './write-prose.ts'

const sentences = z.array(z.object({ text: z.string(), cites: z.array(z.string()) }))
const said = z.object({ summary: sentences, strengths: sentences, toAsk: sentences })

const longest = 300
const most = { summary: 4, strengths: 4, toAsk: 5 } as const

/**
 * The prose of a report in a model's words, written from verified results alone. Sentences that cite nothing, name a
 * number that their cites do not hold, or are unfit to be shown are dropped; a part that has none left is the built-in
 * one. Quotes are sent without the person in them; `keep` are words that stay, the job's skills. Throws AiFailure when
 * there is no reply.
 */
export async function writeProseWithModel(
  ask: Ask,
  results: Verified,
  person: { identity: Identity; keep: readonly string[] },
): Promise<Prose> {
  const { object } = await ask({
    label: 'prose',
    system: prosePrompt.system,
    prompt: fenced(sentResults(results, person)),
    schema: said,
    maxTokens: 2_000,
    temperature: 0.2,
  })
  const builtin = writeProse(results)
  const part = (name: keyof typeof most): readonly ProseSentence[] => {
    const kept = object[name].flatMap((one) => supported(one, results) ?? []).slice(0, most[name])
    return kept.length > 0 ? kept : builtin[name]
  }
  return { writer: 'llm', summary: part('summary'), strengths: part('strengths'), toAsk: part('toAsk') }
}

function supported(
  { text, cites }: { text: string; cites: readonly string[] },
  results: Verified,
): ProseSentence | null {
  const known = cites.flatMap((id) => citeOf(id, results) ?? [])
  if (known.length === 0 || wrongWithProse(text, longest) !== null) return null
  const numbers = text.match(/\d+(?:[.,]\d+)*/g) ?? []
  const held = known.map((cite) => wordsOf(cite, results)).join(' ')
  const holds = (number: string) =>
    new RegExp(`(?<![\\d.,])${number.replace('.', '\\.')}(?![\\d])`).test(held)
  return numbers.every(holds) ? { text: text.trim(), cites: known } : null
}

function citeOf(id: string, { marks, caps, noScoreReason }: Verified): Cite | null {
  if (id === 'noScore') return noScoreReason ? { noScore: true } : null
  const [name, place] = id.split('/')
  if (name === 'cap') return caps[Number(place)] ? { cap: Number(place) } : null
  const field = markFields.find((one) => one === name)
  if (!field) return null
  if (place === undefined) return { field }
  return marks[field].quotes[Number(place)] ? { field, quote: Number(place) } : null
}

/** Everything that a cite lets a sentence say: the total may always be named. */
function wordsOf(cite: Cite, { marks, caps, score, noScoreReason }: Verified): string {
  const total = `${score ?? ''} 100`
  if ('noScore' in cite) return `${total} ${noScoreReason ?? ''}`
  if ('cap' in cite) return `${total} ${caps[cite.cap]?.limit} ${caps[cite.cap]?.reason}`
  const { value, reason, quotes } = marks[cite.field]
  return `${total} ${value ?? ''} ${reason} ${quotes.map(({ text }) => text).join(' ')}`
}

/** What a model gets to see: marks, reasons, redacted quotes and caps, each with its id. */
function sentResults(
  { score, noScoreReason, marks, caps }: Verified,
  { identity, keep }: { identity: Identity; keep: readonly string[] },
) {
  const counted = markFields.filter((field) => marks[field].weight > 0)
  const quoted = counted.flatMap((field) => marks[field].quotes.map(({ text }, at) => ({ field, at, text })))
  const redacted = redactAll(
    quoted.map(({ text }) => text),
    identity,
    keep,
  )
  const quotesOf = (wanted: MarkField) =>
    quoted.flatMap(({ field, at }, place) =>
      field === wanted ? [{ id: `${field}/${at}`, text: redacted[place]?.text ?? '' }] : [],
    )
  return {
    total: score,
    ...(noScoreReason && { noTotal: { id: 'noScore', reason: noScoreReason } }),
    marks: counted.map((field) => {
      const { value, reason } = marks[field]
      return { id: field, value, reason, quotes: quotesOf(field) }
    }),
    caps: caps.map((cap, at) => ({ id: `cap/${at}`, ...cap })),
  }
}
