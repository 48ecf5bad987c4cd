import { createHash } from 'node:crypto'
import type { Language } from '../src/contract/languages.ts'
import { readAiSignal } from '../src/features/scoring/ai-signal/read-ai-signal.ts'
import { atMost, type Bench, type Figure, type Row, reported } from './row.ts'
import { splitOf } from './splits.ts'

interface Line {
  lang: Language
  label: 'human' | 'ai' | 'ai-polished'
  text: string
}

const files = [
  'toefl',
  'learners-es',
  'us-essays',
  'abstracts',
  'encyclopedic-en',
  'encyclopedic-fr',
  'encyclopedic-de',
  'encyclopedic-es',
  'toefl-polished',
  'gpt-essays',
  'gpt-abstracts',
] as const

function percentageOf({ text, lang }: Line): number {
  return readAiSignal({ answers: [{ text, counters: null }], language: lang })?.percentage ?? 0
}

const shareFrom = (those: readonly Line[], bar: number) =>
  those.filter((line) => percentageOf(line) >= bar).length / those.length

/** The lines of one file by whether people wrote them. */
function linesOf({ openLines }: Bench, file: string, isHuman: boolean): Line[] | null {
  const lines = openLines<Line>(`ai-text/${file}.jsonl`)
  return lines?.filter(({ label }) => (label === 'human') === isHuman) ?? null
}

function groups(bench: Bench, isHuman: boolean): [string, Line[]][] {
  return files.flatMap((file): [string, Line[]][] => {
    const lines = linesOf(bench, file, isHuman)
    return lines && lines.length > 0 ? [[file, lines]] : []
  })
}

/** B5a: texts that people wrote, learners of the language among them. */
export const humanTexts: Row = {
  id: 'B5a',
  what: 'texts by people, second-language writers included: false alarms of the AI-text signal by style alone',
  async run(bench) {
    const all = groups(bench, true)
    if (all.length === 0) return { skipped: '../shared/bench/ai-text' }
    return all.flatMap(([dataset, lines]): Figure[] => [
      atMost(0, {
        dataset,
        n: lines.length,
        metric: 'shown as strong',
        value: shareFrom(lines, 65),
      }),
      atMost(0.01, {
        dataset,
        n: lines.length,
        metric: 'shown with signs',
        value: shareFrom(lines, 30),
      }),
    ])
  },
}

/** B5b: machine text, seen by its style alone. The first half was looked at, the second only measured. */
export const machineTexts: Row = {
  id: 'B5b',
  what: 'texts by machines, known by their style alone (at most 45 points by design)',
  async run(bench) {
    const all = groups(bench, false)
    if (all.length === 0) return { skipped: '../shared/bench/ai-text' }
    return all.flatMap(([file, lines]) =>
      [...Map.groupBy(lines, splitOfLine)].map(([half, those]) =>
        reported({
          dataset: `${file}, half: ${half}`,
          n: those.length,
          metric: 'shown with signs',
          value: shareFrom(those, 30),
        }),
      ),
    )
  },
}

const splitOfLine = ({ text }: Line) => splitOf(createHash('sha256').update(text).digest('hex'))
