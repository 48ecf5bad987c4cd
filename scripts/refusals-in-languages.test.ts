import { expect, test } from 'vitest'
import type { EndpointShape } from '#contract/endpoint.ts'
import { commonRefusals } from '#contract/refusals.ts'
import contradictions from '#lexicon/offers/contradictions.json' with { type: 'json' }
import terms from '#lexicon/offers/terms.json' with { type: 'json' }
import competencies from '#lexicon/questions/competencies.json' with { type: 'json' }
import { routes } from '#server/features.ts'
import { wordsFor } from '#ui/texts/in-readers-words.ts'
import { advice as arabicAdvice } from '#web/app/advice-messages-ar.ts'
import { advice as frenchAdvice } from '#web/app/advice-messages-fr.ts'
import { refusals as arabicRefusals } from '#web/app/contract-messages-ar.ts'
import { refusals as frenchRefusals } from '#web/app/contract-messages-fr.ts'
import { guide as arabicGuide } from '#web/app/guide-messages-ar.ts'
import { guide as frenchGuide } from '#web/app/guide-messages-fr.ts'

/** What candidates call has words of its own on their pages, in five languages; operators read English. */
const ofOthers =
  /^\/api\/(admin|interviews|my-application|invitation-links|calendar|candidates\/(create|complete|challenge)|jobs\/:jobId\/waiting-list|jobs\/interview)/

const endpoints = routes.map(({ endpoint }) => endpoint).filter(({ path }) => !ofOthers.test(path))

/** Every sentence that a schema refuses with. */
function sentencesOf(schema: unknown, seen = new Set<unknown>()): string[] {
  if (typeof schema !== 'object' || schema === null || seen.has(schema)) return []
  seen.add(schema)
  const def = '_zod' in schema ? (schema._zod as { def: { error?: unknown } }).def : schema
  const { error } = def as { error?: (issue: object) => string | { message?: string } | undefined }
  const said = typeof error === 'function' ? error({ input: '', path: [] }) : undefined
  const own = typeof said === 'string' ? said : (said?.message ?? '')
  return [...(own ? [own] : []), ...Object.values(def).flatMap((part) => sentencesOf(part, seen))]
}

const refusedBy = ({ refusals = {}, params, query, body }: EndpointShape): string[] => [
  ...Object.values(refusals).map(({ message }) => message),
  ...[params, query, body].flatMap((schema) => sentencesOf(schema)),
]

const messagesIn = (data: unknown): string[] =>
  JSON.stringify(data).match(/(?<="message":)"(?:[^"\\]|\\.)*"/g) ?? []

const all = new Set([
  ...Object.values(commonRefusals).map(({ message }) => message),
  ...endpoints.flatMap(refusedBy),
  ...[terms, contradictions].flatMap(messagesIn).map((text) => JSON.parse(text) as string),
])

test.each([
  [frenchRefusals, frenchAdvice],
  [arabicRefusals, arabicAdvice],
])('what an employer is refused with is said in their language: %#', (refusals, advice) => {
  expect(all.size).toBeGreaterThan(120)
  expect([...all].filter((sentence) => !wordsFor(sentence, [refusals, advice]))).toEqual([])
})

test.each([frenchGuide, arabicGuide])('what any answer is judged by is said in $language', (guide) => {
  const sentences = Object.values(competencies).flatMap((one) => Object.values(one).flat())
  expect(sentences.length).toBeGreaterThan(50)
  expect(sentences.filter((sentence) => sentence !== '' && !wordsFor(sentence, [guide]))).toEqual([])
})
