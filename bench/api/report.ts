import type { Figure } from './measure.ts'

/** How much more processor time the largest may take than the smallest of a group. */
const maxGrowth = 1.25

export interface Growth {
  group: string
  from: number
  to: number
  times: number
  passed: boolean
}

const passed = ({ share, goal, wrong }: Figure) => wrong === null && share.median >= goal

export function growthOf(figures: readonly Figure[]): Growth[] {
  const groups = Map.groupBy(
    figures.filter(({ growth }) => growth),
    ({ growth }) => growth?.group ?? '',
  )
  return [...groups].flatMap(([group, members]) => {
    const [smallest, largest] = [members[0], members.at(-1)]
    if (!smallest?.growth || !largest?.growth || smallest === largest) return []
    const spent = ({ processor }: Figure) => processor.api + processor.database
    const wrong = smallest.wrong !== null || largest.wrong !== null
    const times = wrong ? Number.NaN : spent(largest) / spent(smallest)
    return [{ group, from: smallest.growth.size, to: largest.growth.size, times, passed: times <= maxGrowth }]
  })
}

const columns: [head: string, of: (figure: Figure) => string][] = [
  ['floor/s', ({ floor }) => floor.toFixed(0)],
  ['ours/s', ({ ours }) => ours.toFixed(0)],
  ['share', ({ share }) => share.median.toFixed(3)],
  ['worst', ({ share }) => share.worst.toFixed(3)],
  ['best', ({ share }) => share.best.toFixed(3)],
  ['goal', ({ goal }) => goal.toFixed(2)],
  ['p50 ms', ({ p50 }) => p50.toFixed(1)],
  ['p99 ms', ({ p99 }) => p99.toFixed(1)],
  ['cpu api', ({ processor }) => processor.api.toFixed(2)],
  ['cpu db', ({ processor }) => processor.database.toFixed(2)],
  ['cpu floor', ({ processor }) => processor.floor.toFixed(2)],
  ['cpu share', ({ processor }) => (processor.floor / (processor.api + processor.database)).toFixed(3)],
  ['x Reqcore', ({ share, peers }) => timesOf(share.median, peers?.reqcore)],
  ['x OpenCATS', ({ share, peers }) => timesOf(share.median, peers?.opencats)],
]

function timesOf(share: number, peer: number | undefined): string {
  return peer === undefined ? '-' : (share / peer).toFixed(share / peer < 10 ? 1 : 0)
}

function printTable(figures: readonly Figure[]): void {
  const width = Math.max(...figures.map(({ name }) => name.length)) + 2
  console.log('scenario'.padEnd(width) + columns.map(([head]) => head.padStart(11)).join(''))
  for (const figure of figures) {
    const cells = columns.map(([, of]) => of(figure).padStart(11)).join('')
    console.log(`${figure.name.padEnd(width)}${cells}  ${passed(figure) ? 'PASS' : 'FAIL'}`)
    if (figure.wrong !== null) console.log(`${' '.repeat(width)}${figure.wrong}`)
  }
}

/** Prints misses first; answers whether all passed. */
export function print(figures: readonly Figure[], growth: readonly Growth[]): boolean {
  printTable([...figures].sort((a, b) => Number(passed(a)) - Number(passed(b))))
  console.log('\nprocessor time a request, api and database')
  for (const { group, from, to, times, passed: within } of growth)
    console.log(
      `${group.padEnd(32)}${from} to ${to}: ${times.toFixed(2)}x of at most ${maxGrowth}x  ${within ? 'PASS' : 'FAIL'}`,
    )
  const all = [...figures.map(passed), ...growth.map((one) => one.passed)]
  const met = all.filter(Boolean).length
  console.log(`\n${met} of ${all.length} goals met`)
  return met === all.length
}
