/** From this value on a score stands on each step of the anchors, from the top. */
const from = [85, 70, 50, 25, 0] as const

/** How the sentence of a score begins on each step: what it says and what it is worth come from one table. */
export const openings = {
  answer: [
    'A full answer',
    'A sound answer',
    'A partial answer',
    'A thin answer',
    'Hardly anything to go by',
  ],
  cultureFit: [
    'The company values show clearly',
    'The company values show well',
    'The company values show in part',
    'The company values show a little',
    'The company values hardly show',
  ],
  communicationSkills: [
    'Answers are clear and to the point',
    'Answers are clear',
    'Answers are mostly clear',
    'Answers say little that is concrete',
    'Answers say hardly anything concrete',
  ],
  potentialScore: [
    'Full accounts of own work point to learning',
    'Sound accounts of own work point to learning',
    'Accounts of own work point to some learning',
    'Accounts of own work point to little learning',
    'Hardly anything points to learning',
  ],
} as const satisfies Record<string, readonly [string, string, string, string, string]>

/** The step that a value stands on, 0 for the highest. */
export const stepOf = (value: number): number => from.findIndex((least) => Math.round(value) >= least)

export const openingOf = (score: keyof typeof openings, value: number): string =>
  openings[score][stepOf(value)] ?? ''
