import { setTimeout as pause } from 'node:timers/promises'
import { type Load, load } from './load.ts'
import { idleShare, processorTime } from './processor-time.ts'
import type { AskOnce, Scenario } from './scenarios.ts'

/** Where the two servers are reached, and whose processor time is counted. */
export interface Subjects {
  ask: AskOnce
  oursPort: number
  floorPort: number
  oursPid: number
  floorPid: number
  databasePid: number
}

export interface Pace {
  rounds: number
  seconds: number
}

export interface Figure {
  name: string
  goal: number
  peers: Scenario['peers']
  growth: Scenario['growth']
  /** Requests a second, the best round. */
  floor: number
  ours: number
  /** Of ours to the floor in the same round. */
  share: { best: number; median: number; worst: number }
  /** Milliseconds of ours. */
  p50: number
  p99: number
  /** Milliseconds of processor time a request. */
  processor: { api: number; database: number; floor: number }
  /** Why no figure counts; null when it does. */
  wrong: string | null
}

/** More than a fast answer can be: something answers that does not do the work. */
const suspect = 1.3

/** Answers are checked first; then floor and ours take turns, for the machine is never the same for long. */
export async function measure(scenario: Scenario, subjects: Subjects, pace: Pace): Promise<Figure> {
  const { name, goal, peers, growth, floor, ours } = scenario
  const rounds: Round[] = []
  let wrong: string | null = null
  try {
    await scenario.check(subjects.ask)
    const warmUp = { seconds: 0.5 }
    await load(subjects.floorPort, [floor], warmUp)
    await load(subjects.oursPort, ours, warmUp)
    for (let round = 0; round < pace.rounds; round++)
      rounds.push(await oneRound(scenario, subjects, pace.seconds))
  } catch (error) {
    wrong = error instanceof Error ? error.message : String(error)
  }
  const figure = { name, goal, peers, growth, ...summaryOf(rounds), wrong }
  if (wrong === null && figure.share.median > suspect) figure.wrong = 'SUSPECT: faster than the floor'
  return figure
}

interface Round {
  floor: Load
  ours: Load
  apiMs: number
  databaseMs: number
  /** Of the floor, with its share of the database. */
  floorMs: number
}

async function oneRound(scenario: Scenario, subjects: Subjects, seconds: number): Promise<Round> {
  const used = () => ({
    api: processorTime(subjects.oursPid),
    floor: processorTime(subjects.floorPid),
    database: processorTime(subjects.databasePid, { family: true }),
  })
  const before = used()
  const floor = await load(subjects.floorPort, [scenario.floor], { seconds })
  const between = used()
  const ours = await load(subjects.oursPort, scenario.ours, { seconds })
  const after = used()
  return {
    floor,
    ours,
    apiMs: after.api - between.api,
    databaseMs: after.database - between.database,
    floorMs: between.floor - before.floor + between.database - before.database,
  }
}

function summaryOf(rounds: readonly Round[]) {
  const shares = rounds.map(({ floor, ours }) => ours.perSecond / floor.perSecond).sort((a, b) => a - b)
  const answers = Math.max(1, sum(rounds.map(({ ours }) => ours.answers)))
  const floorAnswers = Math.max(1, sum(rounds.map(({ floor }) => floor.answers)))
  const best = rounds.reduce<Round | undefined>(
    (found, round) => (found && found.ours.perSecond >= round.ours.perSecond ? found : round),
    undefined,
  )
  return {
    floor: Math.max(0, ...rounds.map(({ floor }) => floor.perSecond)),
    ours: best?.ours.perSecond ?? 0,
    share: {
      best: shares.at(-1) ?? 0,
      median: shares[Math.floor(shares.length / 2)] ?? 0,
      worst: shares[0] ?? 0,
    },
    p50: best?.ours.p50 ?? 0,
    p99: best?.ours.p99 ?? 0,
    processor: {
      api: sum(rounds.map(({ apiMs }) => apiMs)) / answers,
      database: sum(rounds.map(({ databaseMs }) => databaseMs)) / answers,
      floor: sum(rounds.map(({ floorMs }) => floorMs)) / floorAnswers,
    },
  }
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0)

/** Waits until the machine does little else; answers false when it never did. */
export async function quietMachine(maxSeconds: number): Promise<boolean> {
  const idle = idleShare()
  for (let second = 0; second < maxSeconds; second++) {
    await pause(1_000)
    if (idle() > 0.8) return true
  }
  return false
}
