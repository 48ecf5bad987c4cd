import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { inTurns } from './in-turns.ts'
import { type PanelCase, panelOf } from './panel.ts'
import { atLeast, type Bench, type Figure, type Row, reported } from './row.ts'

/** What an answer may tell, and the words by which a sentence of the engine names it. */
export const elements = {
  situation: /\bsituation\b/,
  ownActions: /\bown actions\b/,
  result: /\bresult\b/,
  facts: /\bconcrete facts\b/,
  reasonsOrCost: /\breasons\b/,
  lesson: /\blesson\b/,
} as const
export type Element = keyof typeof elements
const elementNames = Object.keys(elements) as Element[]

/** A reader's judgement of one answer of the persona panel; `text` begins the hash of the answer that was read. */
type StarLabel = {
  job: string
  language: string
  candidate: string
  /** From 1 on. */
  answer: number
  text: string
} & Record<Element, boolean | 'unclear'>

export const labelsOf = (half: 'dev' | 'holdout'): StarLabel[] =>
  JSON.parse(readFileSync(join(import.meta.dirname, 'star-elements', `${half}.json`), 'utf8')) as StarLabel[]

export const beginningOfHash = (text: string): string =>
  createHash('sha256').update(text).digest('hex').slice(0, 8)

/** What a sentence of the engine says of an answer: found, missing, or nothing. */
export function claimsOf(reason: string): Claims {
  const [found = '', missing = ''] = reason.split(/\bnot found:/i)
  const claims: Claims = {}
  for (const name of elementNames) {
    if (elements[name].test(missing)) claims[name] = 'missing'
    else if (/ with /.test(found) && elements[name].test(found)) claims[name] = 'found'
  }
  return claims
}
type Claims = Partial<Record<Element, 'found' | 'missing'>>

type Judged = { label: StarLabel; claims: Claims }

/** B9e: what the engine says it found in an answer, and did not find, against a reader's labels. */
export const starElementClaims: Row = {
  id: 'B9e',
  what: 'the sentence about each answer: what it says was found and what was not, against labels',
  run: async (bench) => {
    if (bench.engine === 'llm') return { skipped: 'a model writes its own sentences' }
    const figures: Figure[] = []
    for (const half of bench.splits) figures.push(...figuresOf(half, await judged(bench, half)))
    return figures
  },
}

async function judged(bench: Bench, half: 'dev' | 'holdout'): Promise<Judged[]> {
  const labels = labelsOf(half)
  const isOf = (one: PanelCase) => (label: StarLabel) =>
    label.job === one.job && label.language === one.language && label.candidate === one.candidate
  const cases = panelOf('dev').filter((one) => labels.some(isOf(one)))
  const perCase = await inTurns(cases, async (one) => {
    const assessment = await bench.scoreInput(one.input)
    return labels.filter(isOf(one)).map((label) => ({
      label,
      claims: claimsOf(
        assessment?.questionScores.find(({ index }) => index === label.answer - 1)?.reason ?? '',
      ),
    }))
  })
  return perCase.flat()
}

const share = (right: number, all: number) => (all === 0 ? 1 : right / all)

function figuresOf(half: string, all: readonly Judged[]): Figure[] {
  const dataset = `STAR elements in answers, ${half}`
  const claimed = (claim: 'found' | 'missing', names: readonly Element[]) =>
    names.flatMap((name) =>
      all
        .filter(({ label, claims }) => claims[name] === claim && label[name] !== 'unclear')
        .map(({ label }) => label[name] === (claim === 'found')),
    )
  const truly = (found: boolean, names: readonly Element[]) =>
    names.flatMap((name) =>
      all
        .filter(({ label }) => label[name] === found)
        .map(({ claims }) => claims[name] === (found ? 'found' : 'missing')),
    )
  const shareOf = (hits: readonly boolean[]) => share(hits.filter(Boolean).length, hits.length)
  const precision = (claim: 'found' | 'missing', names: readonly Element[], of: string) => {
    const hits = claimed(claim, names)
    const [so, not] = [truly(claim === 'found', names).length, truly(claim !== 'found', names).length]
    return atLeast(0.9, {
      dataset,
      n: hits.length,
      metric: `said ${claim} and truly so: ${of}`,
      floor: share(so, so + not),
      value: shareOf(hits),
    })
  }
  const coverage = (found: boolean) => {
    const hits = truly(found, elementNames)
    return reported({
      dataset,
      n: hits.length,
      metric: `truly ${found ? 'found' : 'missing'} and said so: all`,
      value: shareOf(hits),
    })
  }
  return [
    ...(['found', 'missing'] as const).flatMap((claim) => [
      precision(claim, elementNames, 'all'),
      ...elementNames.map((name) => precision(claim, [name], name)),
    ]),
    coverage(true),
    coverage(false),
  ]
}
