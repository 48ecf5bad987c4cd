import { writeFileSync } from 'node:fs'
import { clausesIn } from '../src/features/scoring/screening/assessment-act.ts'
import {
  instructionFeatures,
  stemLength,
  weightCount,
  wordKinds,
} from '../src/features/scoring/screening/instruction-features.ts'
import { readableOf } from '../src/features/scoring/screening/readable-text.ts'
import { escaped, fold } from '../src/features/scoring/text/text.ts'
import { kindsOfWords, type TrainingText, templates, trainingTexts } from './injections/training-texts.ts'
import { type Example, learn, weigh } from './logistic.ts'

/** Learns what an instruction to a reader looks like, says how well on families left out, and writes the weights. */
const kinds = kindsOfWords()
const known = wordKinds(kinds)
const featuresOf = (text: string) => Uint32Array.from(instructionFeatures(text, known))
const sentencesOf = (text: string) => {
  const readable = readableOf(text)
  return clausesIn(readable).map(({ start, end }) => readable.slice(start, end).replace(/\s+/g, ' '))
}

/** The same numbers each time. */
function numbersFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}
const next = numbersFrom(11)
const oneOf = <T>(all: readonly T[]) => all[Math.floor(next() * all.length)] as T

const { slots, sentences } = templates()
const filled = 20
const made: Example[] = sentences.flatMap(({ isAttack, language, text }) =>
  Array.from({ length: filled }, () => {
    const sentence = text.replace(/\{(\w+)\}/g, (_, slot) => oneOf(slots.get(`${language} ${slot}`) ?? ['']))
    return { features: featuresOf(readableOf(sentence)), isAttack, weight: 0.3 }
  }),
)

const swaps = new Map(
  ['en', 'fr', 'de', 'es'].map((language) => {
    const others = new Map(
      [...slots]
        .filter(([slot]) => slot.startsWith(language) && !/ (?:past|mine|good)$/.test(slot))
        .flatMap(([, words]) => words.map((word) => [fold(word), words.map(fold)] as const)),
    )
    const longestFirst = [...others.keys()].sort((a, b) => b.length - a.length)
    const any = new RegExp(
      `(?<![\\p{L}\\p{N}])(?:${longestFirst.map(escaped).join('|')})(?![\\p{L}\\p{N}])`,
      'gu',
    )
    return [language as string, { others, any }]
  }),
)

/** A text with other words of its slots, three times. */
function swapped({ text, language }: TrainingText): string[] {
  const swap = swaps.get(language)
  const readable = readableOf(text)
  if (!swap) return []
  return Array.from({ length: 3 }, () =>
    readable.replace(swap.any, (word) => oneOf(swap.others.get(word) ?? [word])),
  ).filter((other) => other !== readable)
}

const partsOf = (text: string, isAttack: boolean) => [
  ...(isAttack ? [readableOf(text)] : []),
  ...sentencesOf(text),
]
/** Words that stand for others count less, and honest texts that look alike more. */
function examplesOf(one: TrainingText): Example[] {
  const { isAttack, isHard } = one
  const weight = isAttack || isHard ? 2 : 1
  const examples = (text: string, share: number) =>
    [...new Set(partsOf(text, isAttack))].map((part, at) => ({
      features: featuresOf(part),
      isAttack,
      weight: weight * share * (isAttack && at > 0 ? 0.5 : 1),
    }))
  const others = isAttack || isHard ? swapped(one).flatMap((text) => examples(text, 0.3)) : []
  return [...examples(one.text, 1), ...others]
}

const texts = trainingTexts().map((one) => ({
  ...one,
  examples: examplesOf(one),
  sentences: sentencesOf(one.text).map(featuresOf),
}))
type Text = (typeof texts)[number]

const modelOf = (some: readonly Text[]) =>
  learn([...made, ...some.flatMap(({ examples }) => examples)], weightCount)
const strongest = (weights: Float32Array, one: Text) =>
  Math.max(-9, ...one.sentences.map((each) => weigh(weights, each)))

/** Each text as read by a model that knows none of its part. */
function readUnseen(parts: readonly ((one: Text) => boolean)[]) {
  return parts.flatMap((isIn) => {
    const weights = modelOf(texts.filter((one) => !isIn(one)))
    return texts.filter(isIn).map((text) => ({ text, strength: strongest(weights, text) }))
  })
}

const honestShare = 0.01
/** At this share of honest texts, most of them written to look alike, lies the line above which a sentence is counted for nothing. */
const doubtfulShare = 0.04
function report(name: string, read: ReturnType<typeof readUnseen>) {
  const honest = read.filter(({ text }) => !text.isAttack).sort((a, b) => b.strength - a.strength)
  const attacks = read.filter(({ text }) => text.isAttack)
  const lineAt = (share: number) => honest[Math.floor(honest.length * share)]?.strength ?? 0
  const threshold = lineAt(honestShare)
  const shareOf = (some: typeof read) =>
    (some.filter(({ strength }) => strength > threshold).length / some.length).toFixed(3)
  const alike = honest.filter(({ text }) => text.isHard)
  console.log(
    `${name}: shown ${shareOf(attacks)} of ${attacks.length} attacks, ${shareOf(honest)} of ${honest.length} honest texts, ${shareOf(alike)} of the ${alike.length} that look alike`,
  )
  if (process.argv.includes('--worst'))
    for (const { text, strength } of [
      ...honest.slice(0, 30),
      ...attacks.toSorted((a, b) => a.strength - b.strength).slice(0, 60),
    ])
      console.log(strength.toFixed(2), text.group, '|', text.text.slice(0, 120))
  return { threshold, doubtful: lineAt(doubtfulShare) }
}

const groups = [...new Set(texts.map(({ group }) => group))].sort()
const foldsOfFamilies = 20
const families = Array.from(
  { length: foldsOfFamilies },
  (_, fold) => (one: Text) => groups.indexOf(one.group) % foldsOfFamilies === fold,
)
const lines = report('families left out', readUnseen(families))
report(
  'languages left out',
  readUnseen(['en', 'fr', 'de', 'es'].map((language) => (one: Text) => one.language === language)),
)

const weights = modelOf(texts)
const scale = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) / 127
const file = {
  kinds: Object.fromEntries(
    Object.entries(kinds).map(([kind, words]) => [
      kind,
      [...new Set(words.split(' ').map((word) => word.slice(0, stemLength)))].join(' '),
    ]),
  ),
  weights: Buffer.from(Int8Array.from(weights, (weight) => Math.round(weight / scale)).buffer).toString(
    'base64',
  ),
  scale: Number(scale.toPrecision(6)),
  threshold: Number(lines.threshold.toFixed(3)),
  doubtful: Number(lines.doubtful.toFixed(3)),
}
writeFileSync(
  new URL('../src/lexicon/scoring/assessment-act-weights.json', import.meta.url),
  `${JSON.stringify(file, null, 2)}\n`,
)
