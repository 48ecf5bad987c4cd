import { part, type SaidKey, type SaidPart } from './said.ts'

/** From this value on a score stands on each step of the anchors, from the top. */
const from = [85, 70, 50, 25, 0] as const

/** How the sentence of a score begins on each step: what it says and what it is worth come from one table. */
export const openings = {
  answer: ['answer.full', 'answer.sound', 'answer.partial', 'answer.thin', 'answer.nothing'],
  cultureFit: ['values.clearly', 'values.well', 'values.inPart', 'values.aLittle', 'values.hardly'],
  communicationSkills: ['clear.toThePoint', 'clear.clear', 'clear.mostly', 'clear.little', 'clear.hardly'],
  potentialScore: ['learning.full', 'learning.sound', 'learning.some', 'learning.little', 'learning.hardly'],
} as const satisfies Record<string, readonly SaidKey[]>

/** The step that a value stands on, 0 for the highest. */
export const stepOf = (value: number): number => from.findIndex((least) => Math.round(value) >= least)

export const openingOf = (score: keyof typeof openings, value: number): SaidPart =>
  part(openings[score][stepOf(value)] ?? openings[score][4])
