import { signalsOf } from '../answers/lexicon.ts'
import type { AnswerReading, SentenceReading } from '../answers/read-answer.ts'
import { detectStarElements } from '../answers/star-elements.ts'
import { reasonOf } from '../sentences/in-english.ts'
import { listOf, part, type Said, type SaidPart } from '../sentences/said.ts'
import { openingOf } from '../sentences/steps.ts'
import { ramp, within } from '../text/text.ts'
import { type Judged, type Judging, meanOver, qualityOf } from './answer-score.ts'
import { behaviour, claimBest, type DraftScore, enough, isFull } from './draft.ts'

/** How far an answer is a sound account, 0 to 1. */
const soundness = (answer: AnswerReading) => ramp(qualityOf(answer), [0.1, 0.5])

const isSound = (answer: AnswerReading) => soundness(answer) >= 0.5

/** Something learned, said in so many words or found by the second reading, in an account of something done. */
const tellsOfLearning = (answer: AnswerReading): boolean =>
  isSound(answer) &&
  (detectStarElements(answer).lesson === 'found' ||
    signalsOf(answer.language).learning.find(answer.flat).length > 0)

const naming = <Answer extends AnswerReading>(answers: readonly Answer[], name: 'sharing' | 'nextStep') =>
  answers.filter(({ flat, language }) => signalsOf(language)[name].find(flat).length > 0)

/** What may be said: only of sound accounts, and of passing on only by a deed. What any answer so much as names is not missing. */
function seenIn(answers: readonly AnswerReading[]) {
  const sound = answers.filter(isSound)
  const any = (holds: (s: SentenceReading) => boolean) => sound.some(({ sentences }) => sentences.some(holds))
  return {
    lessons: sound.filter((answer) => detectStarElements(answer).lesson === 'found').length,
    shared: any((s) => s.sharing > 0 && s.deeds > 0),
    next: any((s) => s.nextStep > 0),
    isNamed: {
      lesson: answers.some((answer) => detectStarElements(answer).lesson === 'found'),
      sharing: naming(answers, 'sharing').length > 0,
      nextStep: naming(answers, 'nextStep').length > 0,
    },
  }
}

function learningIn(answers: readonly AnswerReading[], value: number): Said {
  if (answers.every((answer) => answer.spoken.length === 0)) return [part('learning.unscored')]
  const { lessons, shared, next, isNamed } = seenIn(answers)
  const found = [
    lessons > 0 && part('learning.lessons', { count: lessons }),
    shared && part('learning.shared'),
    next && part('learning.next'),
  ].filter((one) => one !== false)
  const lacking = [
    !isNamed.lesson && part('learning.aLesson'),
    !isNamed.sharing && part('learning.aSharing'),
    !isNamed.nextStep && part('learning.aNextStep'),
  ].filter((one) => one !== false)
  return [openingOf('potentialScore', value), ...found, ...(isFull(value) ? [] : [lackOf(lacking)])]
}

const lackOf = (lacking: readonly SaidPart[]): SaidPart =>
  lacking.length > 0
    ? part('learning.notFound', { names: listOf(lacking.map((one) => [one])) })
    : part('fullerAccounts')

/** Learning agility: learned, applied, passed on; and a next step. Who did much has learned by it, said or not. */
export function scorePotential({ answers }: Judging): DraftScore {
  const learning = answers.filter(tellsOfLearning)
  const sounding = (some: readonly Judged[]) => some.reduce((sum, a) => sum + a.counts * soundness(a), 0)
  const depth = within(0, meanOver(answers, qualityOf), 1)
  const value = within(
    learning.length > 0 ? 15 : 0,
    10 * enough(sounding(learning)) +
      6 * enough(sounding(naming(answers, 'sharing'))) +
      4 * enough(sounding(naming(answers, 'nextStep'))) +
      84 * depth,
    100,
  )
  return {
    value,
    ...reasonOf(learningIn(answers, value)),
    claims: claimBest(answers, (s) =>
      s.deeds + s.nextStep > 0 ? 2 * s.learning + s.sharing + s.nextStep + 0.2 * behaviour(s) : 0,
    ),
  }
}
