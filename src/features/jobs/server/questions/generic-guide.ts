import type { Competency } from '../../contract/interview.ts'
import type { QuestionGuide } from './interview-brief.ts'

type Reading = Pick<QuestionGuide, 'intent' | 'showsWell' | 'redFlags'>

const readings: Readonly<Record<Competency, Reading>> = {
  mindset: {
    intent: 'How does this person act when it counts?',
    showsWell: 'A real situation, own actions told step by step, a result, something learnt.',
    redFlags: ['“We” throughout', 'What one should do, not what was done', 'No outcome'],
  },
  culture: {
    intent: 'Do the choices of this person fit what the company stands for?',
    showsWell: 'A value shown in what was done, with its cost accepted.',
    redFlags: ['Only the name of a value', 'Praise that fits any employer', 'Never a real choice'],
  },
  communication: {
    intent: 'Does this person make a thing clear to the one who listens?',
    showsWell: 'Answers what was asked, in order, in words that fit the reader.',
    redFlags: ['Beside the question', 'Jargon unexplained', 'No thought for the listener'],
  },
  potential: {
    intent: 'Does this person learn, and use what was learnt?',
    showsWell: 'Something learnt on purpose, put to use, with an effect that lasted.',
    redFlags: ['A wish without a step', 'Waits to be taught', 'Nothing changed since'],
  },
  skills: {
    intent: 'Has the skill been used in earnest?',
    showsWell: 'Own steps with the right terms, choices justified, a result.',
    redFlags: ['The skill is named, not shown', 'No difficulty met', 'Own part unclear'],
  },
}

/** How to read the answers to a question that the employer added. */
export function genericGuide(competency: Competency): QuestionGuide {
  return {
    ...readings[competency],
    anchors: [
      'No answer, or nothing to do with the question.',
      'Opinions or general claims, no example.',
      'A real example, but a vague personal part or no outcome.',
      'A clear situation, own actions and a result.',
      'Also a measured result, limits admitted, and a lesson applied since.',
    ],
    competency,
  }
}
