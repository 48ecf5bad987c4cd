import { type Competency, type JobInterview, questionLimits } from '../contract/interview.ts'

/** A question as it is being edited; dropped ones stay where they are until they are saved. */
export interface EditedQuestion {
  key: string
  /** Its place in the kept set that the editing began from; null for one that was added. */
  home: number | null
  /** As `home`, unless the words were replaced by those of another question. */
  from: number | null
  text: string
  competency: Competency
  dropped: boolean
}

type KeptQuestion = Pick<EditedQuestion, 'text' | 'competency'>

/** What was changed in an interview and not saved yet. */
export interface InterviewEdits {
  /** Of the kept set that the editing began from. */
  version: number
  base: readonly KeptQuestion[]
  questions: readonly EditedQuestion[]
}

const keptOf = ({ text, competency }: KeptQuestion): KeptQuestion => ({ text, competency })

export function startEdits({
  version,
  questions,
}: Pick<JobInterview, 'version' | 'questions'>): InterviewEdits {
  const base = questions.map(keptOf)
  return { version, base, questions: base.map((question, at) => atHome(question, at)) }
}

const atHome = (question: KeptQuestion, at: number): EditedQuestion => ({
  ...question,
  key: `kept-${at}`,
  home: at,
  from: at,
  dropped: false,
})

/** Whether this question differs from the kept one, its place apart. */
export const isReworded = ({ base }: InterviewEdits, { home, from, text }: EditedQuestion): boolean =>
  home === null || from !== home || text.trim() !== base[home]?.text

/** Whether there is something to save. */
export const hasEdits = (edits: InterviewEdits): boolean =>
  edits.questions.length !== edits.base.length ||
  edits.questions.some(
    (question, at) => question.dropped || question.home !== at || isReworded(edits, question),
  )

export const standing = ({ questions }: InterviewEdits): EditedQuestion[] =>
  questions.filter(({ dropped }) => !dropped)

const withQuestions = (edits: InterviewEdits, questions: readonly EditedQuestion[]): InterviewEdits => ({
  ...edits,
  questions,
})

export const changeQuestion = (
  edits: InterviewEdits,
  key: string,
  change: Partial<Omit<EditedQuestion, 'key' | 'home'>>,
): InterviewEdits =>
  withQuestions(
    edits,
    edits.questions.map((question) => (question.key === key ? { ...question, ...change } : question)),
  )

/** Puts a question in the place of another; the ones between move up or down. */
export function moveQuestion(edits: InterviewEdits, key: string, to: number): InterviewEdits {
  const moved = edits.questions.find((question) => question.key === key)
  if (!moved) return edits
  const others = edits.questions.filter((question) => question !== moved)
  return withQuestions(edits, others.toSpliced(Math.max(0, Math.min(to, others.length)), 0, moved))
}

/** The place that one step up or down leads to, over those that are dropped; null at the end. */
export function placeNextTo({ questions }: InterviewEdits, key: string, step: -1 | 1): number | null {
  let at = questions.findIndex((question) => question.key === key)
  do at += step
  while (questions[at]?.dropped)
  return at >= 0 && at < questions.length ? at : null
}

export const addQuestion = (edits: InterviewEdits, key: string): InterviewEdits =>
  withQuestions(edits, [
    ...edits.questions,
    { key, home: null, from: null, text: '', competency: 'mindset', dropped: false },
  ])

/** Drops a question; one that was added and is empty leaves nothing behind to take back. */
export function dropQuestion(edits: InterviewEdits, key: string): InterviewEdits {
  const empty = edits.questions.find((one) => one.key === key && one.home === null && one.text.trim() === '')
  return empty
    ? withQuestions(
        edits,
        edits.questions.filter((one) => one !== empty),
      )
    : changeQuestion(edits, key, { dropped: true })
}

/** Gives a question the words back that are kept. */
export function putBack(edits: InterviewEdits, key: string): InterviewEdits {
  const home = edits.questions.find((one) => one.key === key)?.home ?? null
  const kept = home === null ? undefined : edits.base[home]
  return kept ? changeQuestion(edits, key, { ...keptOf(kept), from: home }) : edits
}

/** What is sent to be saved. */
export const changesOf = (edits: InterviewEdits) => ({
  version: edits.version,
  questions: standing(edits).map(({ text, from, competency }) => ({ text, from, competency })),
})

/**
 * Puts edits onto a set that was changed meanwhile. What was changed, added or dropped here stays so; what was not is as
 * it is there now, the questions that are new there in their place. There, where both changed one, it can be put back.
 */
export function rebaseEdits(edits: InterviewEdits, present: JobInterview): InterviewEdits {
  const base = present.questions.map(keptOf)
  const homes = homesIn(edits, base)
  const mine = edits.questions.flatMap((question): EditedQuestion[] => {
    const home = question.home === null ? null : (homes.get(question.home) ?? null)
    if (home !== null) return [{ ...question, home, from: question.from === null ? null : home }]
    const touched = !question.dropped && isReworded(edits, question)
    return touched ? [{ ...question, home: null, from: null }] : []
  })
  const taken = new Set(mine.map(({ home }) => home))
  const ordered = isReordered(edits) ? mine : inPresentOrder(mine)
  const questions = base.reduce((merged, question, at) => {
    if (taken.has(at)) return merged
    const full = merged.filter(({ dropped }) => !dropped).length >= questionLimits.most
    const added = { ...atHome(question, at), key: `new-${present.version}-${at}`, dropped: full }
    const before = merged.findIndex(({ home }) => home === at - 1)
    return merged.toSpliced(at === 0 ? 0 : before + 1 || merged.length, 0, added)
  }, ordered)
  return { version: present.version, base, questions }
}

const isReordered = ({ questions }: InterviewEdits): boolean => {
  const homes = questions.flatMap(({ home }) => (home === null ? [] : [home]))
  return homes.some((home, at) => home < (homes[at - 1] ?? 0))
}

/** As they stand in the present set, with those that are not in it behind the one they stood behind. */
function inPresentOrder(questions: readonly EditedQuestion[]): EditedQuestion[] {
  const there = questions
    .filter(({ home }) => home !== null)
    .sort((one, other) => Number(one.home) - Number(other.home))
  return questions.reduce((ordered, question, at) => {
    if (question.home !== null) return ordered
    const before = questions[at - 1]
    return ordered.toSpliced(before ? ordered.indexOf(before) + 1 : 0, 0, question)
  }, there)
}

/**
 * Where each question that the edits began from stands now: found by its words, or, where both reworded the one at the
 * same place, by that place.
 */
function homesIn(edits: InterviewEdits, present: readonly KeptQuestion[]): Map<number, number> {
  const homes = new Map<number, number>()
  const taken = new Set<number>()
  const take = (from: number, to: number) => {
    if (to === -1) return
    homes.set(from, to)
    taken.add(to)
  }
  for (const [from, { text }] of edits.base.entries())
    take(
      from,
      present.findIndex((question, at) => question.text === text && !taken.has(at)),
    )
  for (const question of edits.questions) {
    const { home, dropped } = question
    if (home === null || dropped || homes.has(home) || !isReworded(edits, question)) continue
    if (home < present.length && !taken.has(home)) take(home, home)
  }
  return homes
}
