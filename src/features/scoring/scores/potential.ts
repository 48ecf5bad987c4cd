import { signalsOf } from '../answers/lexicon.ts'
import type { AnswerReading, SentenceReading } from '../answers/read-answer.ts'
import { detectStarElements } from '../answers/star-elements.ts'
import { reasonOf } from '../sentences/in-english.ts'
import { listOf, part, type Said } from '../sentences/said.ts'
import { openingOf } from '../sentences/steps.ts'
import { ramp, sum, within } from '../text/text.ts'
import { type Judging, meanOver, qualityOf } from './answer-score.ts'
import { behaviour, claimBest, type DraftScore, enough, isFull } from './draft.ts'

/** How far an answer is a sound account, 0 to 1. */
const soundness = (answer: AnswerReading) => ramp(qualityOf(answer), [0.1, 0.5])
const isSound = (answer: AnswerReading) => soundness(answer) >= 0.5

const holds = (name: 'lesson' | 'sharing' | 'nextStep') => (answer: AnswerReading) =>
  signalsOf(answer.language)[name].find(answer.flat).length > 0
const tellsLesson = (answer: AnswerReading) => detectStarElements(answer).lesson === 'found'

/** What may be said: only of sound accounts, and of passing on only by a deed. */
function learningIn(answers: readonly AnswerReading[], value: number): Said {
  if (answers.every((answer) => answer.spoken.length === 0)) return [part('learning.unscored')]
  const sound = answers.filter(isSound)
  const any = (says: (s: SentenceReading) => boolean) => sound.some(({ sentences }) => sentences.some(says))
  const lessons = sound.filter(tellsLesson).length
  const signs = [
    [lessons > 0, part('learning.lessons', { count: lessons }), part('learning.aLesson')],
    [any((s) => s.sharing > 0 && s.deeds > 0), part('learning.shared'), part('learning.aSharing')],
    [any((s) => s.nextStep > 0), part('learning.next'), part('learning.aNextStep')],
  ] as const
  const found = signs.flatMap(([isSeen, seen]) => (isSeen ? [seen] : []))
  const lacking = signs.flatMap(([isSeen, , unseen]) => (isSeen ? [] : [[unseen]]))
  const lack =
    lacking.length > 0 ? part('learning.notFound', { names: listOf(lacking) }) : part('fullerAccounts')
  return [openingOf('potentialScore', value), ...found, ...(isFull(value) ? [] : [lack])]
}

/** Learning agility: learned, applied, passed on; and a next step. Who did much has learned by it, said or not. */
export function scorePotential({ answers }: Judging): DraftScore {
  const learning = answers.filter(
    (answer) => isSound(answer) && (tellsLesson(answer) || holds('lesson')(answer)),
  )
  const shown = (some: typeof answers) => enough(sum(some.map((one) => one.counts * soundness(one))))
  const value =
    10 * shown(learning) +
    6 * shown(answers.filter(holds('sharing'))) +
    4 * shown(answers.filter(holds('nextStep'))) +
    84 * within(0, meanOver(answers, qualityOf), 1)
  return {
    value: within(learning.length > 0 ? 15 : 0, value, 100),
    ...reasonOf(learningIn(answers, value)),
    claims: claimBest(answers, (s) =>
      s.deeds + s.nextStep > 0 ? 2 * s.lesson + s.sharing + s.nextStep + 0.2 * behaviour(s) : 0,
    ),
  }
}
