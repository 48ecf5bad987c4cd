import type { SlotTemplates } from './language-templates.ts'

export const templatesEn: SlotTemplates = {
  motivation: [
    'What made you apply for {role} {place}, and which moment in your own experience tells you that this work suits you?',
    'Think of one day’s work you still remember with pleasure: what did you do that day, and how does it connect with {role} {place}?',
    'Tell us about one experience that led you towards {role}: what did you take from it that you would like to use {place}?',
    'Which past project or task comes closest to {role} {place}, and what about it makes you want to do more of the same?',
  ],
  topSkill: [
    'Tell us about a piece of work where your skill in {skill} made the difference: what did you do yourself, and what changed as a result?',
    'Describe one difficult task that called for {skill}: how did you go about it, step by step, and how did it turn out?',
    'Think of the last time something important depended on your knowledge of {skill}: what was at stake, and what did you do?',
    'Pick one project that relied on {skill} and that you would now approach differently: what was your part, and what would you change?',
  ],
  quotedDuty: [
    'Our offer says: {duty}. Tell us about a time you handled something similar: what did you do first, and how did it end?',
    'Our offer lists {duty}. Describe the closest situation you have dealt with: what was hard about it, and what did you do?',
    'This job includes the following: {duty}. Which example from your past shows how you would go about it, and what came of it?',
    'The offer reads {duty}. Think of a moment when something like that went wrong, or nearly did: how did you respond?',
  ],
  dutyByTitle: [
    'Think of a task you have done that resembles {role}: what was the situation, what did you do yourself, and what was the result?',
    'Tell us about one situation that prepared you well for {role}: what did you face, and how did you handle it?',
    'Picture your first month in {role}: which past situation would help you most, and what did you do at the time?',
    'Every job has its hard days. Which hard day in your past best prepared you for {role}, and how did you get through it?',
  ],
  dilemma: [
    '{values} both matter {place}. Tell us about a time you had to choose between {actA} and {actB}: what did you decide, and at what cost?',
    'We value {values}. Think of a situation where {actA} got in the way of {actB}: how did you weigh the two, and what happened?',
    'Describe one decision in which {values} pulled you in different directions: what did you choose, what did you give up, and why?',
    'Recall a moment when {actA} and {actB} could not both be done: which came first for you, why, and how did it end?',
  ],
  singleValue: [
    '{value} matters a great deal {place}. Tell us about a time when {actA} cost you something: what did you do, and what came of it?',
    'Describe one situation where {actA} was not the easy choice: what did you do, who was affected, and what followed?',
  ],
  tradeOff: [
    'Tell us about a time you had to choose between finishing on time and doing the work well: what did you decide, and at what cost?',
    'Describe one situation where two good reasons pointed in opposite directions: how did you weigh them, and what did your choice cost?',
  ],
  failure: [
    'Tell us about a piece of work that did not turn out as you had hoped: what was your part in it, and what do you do differently since?',
    'Think of a time someone gave you feedback that was hard to hear: what did they say, and what did you change afterwards?',
    'Describe one mistake you made while working with {otherSkill}: how did you notice it, what did you do next, and what did it teach you?',
    'Mistakes are costly {sector}. Tell us about one mistake of your own, large or small: how did you put it right, and what did you learn?',
  ],
  layperson: [
    'Tell us about a time you explained {otherSkill} to someone who knew nothing about it: what did you say, and how could you tell it was clear?',
    'Think of a conversation in which you had to explain {otherSkill} to a beginner: which words or images did you choose, and why?',
    'Describe one occasion when you made a technical point about {otherSkill} clear to someone outside your field: how did you do it, and what followed?',
    'Recall a moment when someone misunderstood you about {otherSkill}: how did you explain it again in simple terms, and what changed?',
  ],
  leadership: [
    'Tell us about a time when a team you were leading lost its way: what did you notice, what did you do, and where did it end up?',
    'Describe one decision you took against the opinion of your team: how did you explain it, and how do you judge it today?',
    'Think of a moment when someone in your team was struggling: what did you do for them, and where did that person stand months later?',
    'Recall a situation in which you had to announce something unwelcome to your team: how did you prepare, and what happened in the weeks after?',
  ],
  numbers: [
    'Pick one achievement of yours that can be measured: which figure did you start from, which did you reach, and what was your own share?',
    'Tell us about the largest project you have answered for: what were its budget, its team and its volume, and what result did you get?',
    'Describe one decision {sector} that you based on figures: which numbers did you look at, what might they have hidden, and what followed?',
    'Think of a time when the figures told you to change course: what did you see, what did you change, and by how much did results move?',
  ],
  learning: [
    'Tell us about a time you had to learn something new in a hurry: how did you go about it, and what can you do today because of it?',
    'Describe one thing you taught yourself on a project: what made it hard, how did you check your progress, and who benefited?',
    'Think of a task you did not know how to begin: where did you look for help, and what do you still use today from that experience?',
    'Recall a time when you changed the way you work after learning something: what was it, and what difference did it make?',
  ],
}
