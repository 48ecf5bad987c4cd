import type { SoftSkill } from '../../contract.ts'
import type { Anchors, QuestionGuide, Slot } from './interview-brief.ts'

const episode: Anchors = [
  'No answer, or nothing to do with the question.',
  'Opinions or general claims, no episode.',
  'A real episode, but a vague personal part or no outcome.',
  'A clear situation, own actions and a result.',
  'Also a measured result, a trade-off owned up to, and a lesson applied since.',
]

type SlotWithGuide = Exclude<Slot, 'softSkill1' | 'softSkill2'> | 'learning'

/** How to read the answer to each fixed question. */
export const slotGuides: Readonly<Record<SlotWithGuide, QuestionGuide>> = {
  motivation: {
    intent: 'Does this person want this work here, for reasons that rest on experience?',
    showsWell: 'A lived moment, tied to something particular in this role or company.',
    redFlags: [
      'Praise that would fit any employer',
      'Only what the job gives them',
      'No link to past experience',
    ],
    anchors: [
      'No answer, or reasons unrelated to the job.',
      'General interest that fits any offer.',
      'One true reason, thinly tied to the role or to the past.',
      'A lived moment and a specific tie to the role or company.',
      'Several specific ties, weighed honestly, with what the person would bring.',
    ],
    competency: 'culture',
  },
  topSkill: {
    intent: 'Has the main skill of the job been used in earnest, and how deeply?',
    showsWell: 'Own steps explained with the right terms, choices justified, a result.',
    redFlags: ['Naming the skill without using it', '“We” throughout', 'No difficulty met'],
    anchors: [
      'The skill does not appear.',
      'The skill is named or listed only.',
      'Used once or with help, little detail.',
      'Used alone on a real task, steps and result explained.',
      'Choices compared, limits known, measured result.',
    ],
    competency: 'skills',
  },
  duty: {
    intent: 'How would this person meet a duty that the offer names?',
    showsWell: 'A close episode, a sensible first step, an end that can be checked.',
    redFlags: ['Only what one should do in theory', 'A first step that ignores the facts', 'No ending'],
    anchors: [
      'Nothing related to the duty.',
      'Intentions only.',
      'A related episode with few details.',
      'A close episode, ordered steps and a result.',
      'Also foresight of risks and what was improved for next time.',
    ],
    competency: 'skills',
  },
  dilemma: {
    intent: 'How are two of the company’s values weighed when they clash?',
    showsWell: 'Both sides named, a choice made, its cost accepted.',
    redFlags: [
      'Claims that there is never a conflict',
      'Follows orders without a view',
      'Blames others for the cost',
    ],
    anchors: [
      'Contradicts the values, or no answer.',
      'Repeats the names of the values.',
      'One thin example without a real choice.',
      'A real choice with reasons and consequences.',
      'Both values served in concrete behaviour, with a cost paid.',
    ],
    competency: 'culture',
  },
  failure: {
    intent: 'What does this person learn from failure or hard feedback?',
    showsWell: 'A true failure, own part admitted, behaviour changed since.',
    redFlags: ['A strength in disguise', 'Someone else’s fault', 'Nothing changed'],
    anchors: [
      'No failure admitted, or no answer.',
      'A trivial fault or blame laid on others.',
      'A real failure with a vague lesson.',
      'Own part owned up to and one change made.',
      'The change is shown to work in a later case.',
    ],
    competency: 'potential',
  },
  layperson: {
    intent: 'Can this person make a difficult thing clear to someone from outside?',
    showsWell: 'Plain words, an image that fits, a check that it was understood.',
    redFlags: ['Jargon in the answer itself', 'Scorn for the listener', 'No check of understanding'],
    anchors: [
      'Unintelligible, or no answer.',
      'Says that it was explained, not how.',
      'An explanation with gaps or jargon.',
      'Plain, ordered, fitted to the listener.',
      'Also checked, adjusted and shown to have served.',
    ],
    competency: 'communication',
  },
  leadership: {
    intent: 'How does this person lead when it is hard?',
    showsWell: 'Sees early, speaks plainly, decides, stays with the consequences.',
    redFlags: [
      'Authority as the only tool',
      'Takes the credit, passes on the blame',
      'People are absent from the story',
    ],
    anchors: episode,
    competency: 'mindset',
  },
  numbers: {
    intent: 'At what scale has this person worked, and do they know their figures?',
    showsWell: 'A start and an end figure, own share, doubts about the measure.',
    redFlags: ['Round figures without a source', 'Volume of work in place of results', 'No own share'],
    anchors: [
      'No figure at all.',
      'Loose figures unrelated to a result.',
      'Some figures, own share unclear.',
      'A start, an end and an own share.',
      'Also what the figures leave out and how they steered decisions.',
    ],
    competency: 'skills',
  },
  learning: {
    intent: 'How does this person learn what the work asks for?',
    showsWell: 'A way of learning, progress checked, use made of it since.',
    redFlags: ['Courses listed without use', 'Waits to be taught', 'No lasting effect'],
    anchors: [
      'No learning shown.',
      'A wish to learn, no action.',
      'One step of learning.',
      'Learning with an effect on the work.',
      'Learnt, applied and passed on, with a realistic next step.',
    ],
    competency: 'potential',
  },
}

type SoftSkillGuide = Omit<QuestionGuide, 'anchors' | 'competency'>

const softSkillReadings: Readonly<Record<SoftSkill, SoftSkillGuide>> = {
  Communication: {
    intent: 'Does this person get a message across, and repair it when it fails?',
    showsWell: 'Thinks of the listener, quotes what was said, checks the effect.',
    redFlags: ['The other side never listens', 'No words quoted', 'Avoids the hard talk'],
  },
  Teamwork: {
    intent: 'Does this person make a group better, disagreement included?',
    showsWell: 'Own part and the part of others told apart, disagreement settled face to face.',
    redFlags: ['All merit or no merit', 'Complains to a superior first', 'Grudges'],
  },
  'Problem Solving': {
    intent: 'How does this person go from a symptom to a lasting answer?',
    showsWell: 'Looks for the cause, tries, checks, keeps it from coming back.',
    redFlags: ['Jumps to a solution', 'Someone else solved it', 'No check that it worked'],
  },
  Adaptability: {
    intent: 'How does this person work when the ground moves?',
    showsWell: 'Admits the difficulty, keeps the goal, changes the way.',
    redFlags: ['Waits for things to settle', 'Only complaints', 'Never had to change'],
  },
  'Time Management': {
    intent: 'How does this person choose what comes first?',
    showsWell: 'A reasoned order, early warning, something let go on purpose.',
    redFlags: ['Longer hours as the only answer', 'Nobody warned', 'Everything equally urgent'],
  },
  Leadership: {
    intent: 'Does this person move others without being told to?',
    showsWell: 'Sees a need, acts, brings others along, shares the credit.',
    redFlags: ['Title in place of action', 'Decides for the others', 'No one followed'],
  },
  Creativity: {
    intent: 'Does this person find new ways that serve?',
    showsWell: 'An idea with an origin, put to the test, with an effect.',
    redFlags: ['Ideas never carried out', 'Novelty for its own sake', 'No effect told'],
  },
  'Critical Thinking': {
    intent: 'Does this person test what is taken for granted?',
    showsWell: 'A reason to doubt, evidence sought, a view changed or confirmed.',
    redFlags: ['Doubt without checking', 'Trusts the first source', 'Never changed a view'],
  },
  'Attention to Detail': {
    intent: 'How does this person keep errors out?',
    showsWell: 'A way of checking, a sense of what an error costs, a limit to perfection.',
    redFlags: ['“I am a perfectionist” alone', 'No method', 'Errors are always others’'],
  },
  'Emotional Intelligence': {
    intent: 'Does this person read people and answer with care?',
    showsWell: 'Signs noticed, own feelings named, an action that helped.',
    redFlags: [
      'Judges the other person',
      'Shares what was told in confidence',
      'Feels nothing, notices nothing',
    ],
  },
}

/** How to read the answer to a question on a soft skill. */
export function softSkillGuide(skill: SoftSkill): QuestionGuide {
  const competency = skill === 'Communication' ? 'communication' : 'mindset'
  return { ...softSkillReadings[skill], anchors: episode, competency }
}
