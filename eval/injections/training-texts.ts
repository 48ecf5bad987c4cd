import { readdirSync, readFileSync } from 'node:fs'
import type { Language } from '../../src/contract/languages.ts'
import { prepare } from '../../src/features/scoring/pipeline.ts'
import { panelOf } from '../panel.ts'
import { writtenInterviews } from '../written-interviews.ts'

/** A text to learn from: of a family of attacks, or honest. `isHard`: it speaks of scores, orders or machines. */
export interface TrainingText {
  group: string
  language: Language
  text: string
  isAttack: boolean
  isHard: boolean
}
type ByLanguage<T> = Record<Language, T>

const folder = new URL('./', import.meta.url)
const read = (file: string) => readFileSync(new URL(file, folder), 'utf8')
const json = <T>(file: string) => JSON.parse(read(file)) as T
const languages = Object.entries as <T>(all: ByLanguage<T>) => [Language, T][]

/** `# family`, then lines as `en: text`. */
function familiesOf(file: string, isAttack: boolean): TrainingText[] {
  return read(`training/${file}`)
    .split(/^# /m)
    .flatMap((part) => {
      const [family = '', ...lines] = part.split('\n')
      return lines.filter(Boolean).map((line) => ({
        group: `${isAttack ? 'attack' : 'honest'}: ${family}`,
        language: line.slice(0, 2) as Language,
        text: line.slice(4),
        isAttack,
        isHard: true,
      }))
    })
}

const attack = (group: string, language: Language, text: string): TrainingText => ({
  group: `attack: ${group}`,
  language,
  text,
  isAttack: true,
  isHard: false,
})
const honest = (group: string, language: Language, text: string, isHard = true): TrainingText => ({
  group: `honest: ${group}`,
  language,
  text,
  isAttack: false,
  isHard,
})

type Acts = Record<string, ByLanguage<string>>

/** What the evaluation of known attacks holds, and its honest twins. */
function knownTexts(): TrainingText[] {
  const acts = json<{ build: Acts; check: Acts; honest: ByLanguage<string[]> }>('acts.json')
  const passages = languages(json<ByLanguage<Record<string, string>>>('passages.json'))
  const orders = ['rubric', 'JSON result', 'fake quote', 'fake system note']
  const twins = json<{ language: Language; title: string; answers: string[] }[]>('twins.json')
  const lines = json<ByLanguage<string[]>>('../../src/testing/interviews/honest-lines.json')
  return [
    ...[acts.build, acts.check].flatMap((kinds) =>
      Object.entries(kinds).flatMap(([kind, texts]) =>
        languages(texts).map(([language, text]) => attack(kind, language, text)),
      ),
    ),
    ...languages(json<ByLanguage<string[]>>('payloads.json')).flatMap(([language, texts]) =>
      texts.map((text, at) => attack(`instruction ${at}`, language, text)),
    ),
    ...passages.flatMap(([language, texts]) =>
      orders.map((family) => attack(family, language, texts[family] ?? '')),
    ),
    ...languages(acts.honest).flatMap(([language, texts]) =>
      texts.map((text, at) => honest(`alike ${at % 5}`, language, text)),
    ),
    ...twins.flatMap(({ title, language, answers }) => answers.map((text) => honest(title, language, text))),
    ...languages(lines).flatMap(([language, texts]) =>
      texts.map((text, at) => honest(`lines ${at % 8}`, language, text)),
    ),
  ]
}

/** Interviews of the dev half, as the engine reads them: answers, CVs and questions without names. */
const interviewTexts = (): TrainingText[] =>
  [...panelOf('dev'), ...writtenInterviews('dev')].flatMap(({ job, input }) => {
    const { answers, cv } = prepare(input).evidence
    const texts = [...answers, ...(cv ? [cv] : []), ...input.questions].map(({ text }) => text)
    return texts.map((text) => honest(job, input.job.language, text, false))
  })

export function trainingTexts(): TrainingText[] {
  const files = readdirSync(new URL('training', folder)).sort()
  const all = [
    ...files.filter((file) => /^attacks/.test(file)).flatMap((file) => familiesOf(file, true)),
    ...files.filter((file) => /^honest/.test(file)).flatMap((file) => familiesOf(file, false)),
    ...knownTexts(),
    ...interviewTexts(),
  ]
  return [...new Map(all.map((one) => [one.text, one])).values()]
}

/** Words that may stand for each other, by language and slot, and sentences of such slots; the sign says what they are. */
export function templates() {
  const lines = read('training/templates.txt').split('\n')
  const slots = new Map<string, string[]>()
  for (const line of lines) {
    const [, language, slot, words] = /^(..) (\w+) = (.*)/.exec(line) ?? []
    if (words) slots.set(`${language} ${slot}`, words.split('|'))
  }
  const sentences = lines.flatMap((line) => {
    const [, sign, language, text] = /^([+-])(..) (.*)/.exec(line) ?? []
    return text ? [{ isAttack: sign === '+', language: language as Language, text }] : []
  })
  return { slots, sentences }
}

/** Kinds of words, folded: `kind: word word`. */
export const kindsOfWords = (): Record<string, string> =>
  Object.fromEntries(
    read('training/kinds.txt')
      .split('\n')
      .filter(Boolean)
      .map((line) => line.split(': ') as [string, string]),
  )
