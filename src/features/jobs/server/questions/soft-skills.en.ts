import type { SoftSkillTemplates } from './language-templates.ts'

export const softSkillsEn: SoftSkillTemplates = {
  Communication: [
    'Tell us about a time when a message of yours was badly understood: what had you said, how did you repair it, and what do you do since?',
    'Think of a conversation you were dreading at work: how did you prepare for it, what did you say, and how did it end?',
    'Describe one situation where you had to convince someone who disagreed with you: what did you say, and what made the difference?',
    'Recall an occasion when you had to report on {skill} to very different people: how did you adapt, and what came of it?',
  ],
  Teamwork: [
    'Tell us about a time you disagreed with someone in your team: how did you settle it, and how did you work together afterwards?',
    'Think of a project that succeeded because several people pulled together: what exactly was your part, and what did you owe to the others?',
    'Describe one moment when you put your own task aside to help someone else: why did you do it, and what came of it?',
    'Recall a team project {inSkill} in which the work was badly shared out: what did you do about it, and what changed?',
  ],
  'Problem Solving': [
    'Tell us about a problem nobody had an answer for at a time when it mattered: how did you find the cause, and what did you try?',
    'Think of a situation where your first solution did not work: what did you do next, and how did you know it was solved?',
    'Describe one occasion when you solved a problem with very little time or money: what did you choose to do, and what was the result?',
    'Recall a tricky case linked to {skill}: how did you narrow down the cause, and what did you put in place afterwards?',
  ],
  Adaptability: [
    'Tell us about a time when plans changed at the last minute: what did you do in the first hours, and how did things end?',
    'Think of a situation where you had to work in a way you were not used to: what was hard, and how did you adjust?',
    'Describe one moment when a tool or method you relied on was replaced: how did you react, and what did you make of it?',
    'Recall a project {inSkill} whose goal changed midway: what did you keep, what did you drop, and why?',
  ],
  'Time Management': [
    'Tell us about a time when everything was urgent at once: how did you choose what came first, and what did you let wait?',
    'Think of a deadline you nearly missed on one project: what had gone wrong, what did you do, and what do you plan differently now?',
    'Describe one week when you had far too much to do: how did you organise it, and whom did you warn?',
    'Recall a long task {inSkill} with no one to set the pace: how did you divide it up, and what was the result?',
  ],
  Leadership: [
    'Tell us about a time you took the lead without being asked: what did you see, what did you do, and who followed?',
    'Think of a moment when a group hesitated and you helped it decide: how did you go about it, and what came of it?',
    'Describe one situation where you brought a discouraged person back on board: what did you say or do, and what changed?',
    'Recall a project {inSkill} that you carried with others: how did you share out the work, and what would you do differently?',
  ],
  Creativity: [
    'Tell us about a time when an unusual idea of yours was put into practice: where did it come from, and what did it change?',
    'Think of a situation where the usual way no longer worked: what did you invent instead, and how did you win others over?',
    'Describe one task you made simpler or better by doing it in your own way: what did you change, and what was gained?',
    'Recall a moment when you borrowed an idea from another field for work {inSkill}: what was it, and how well did it work?',
  ],
  'Critical Thinking': [
    'Tell us about a time when you questioned something everyone took for granted: what made you doubt, and what did you find?',
    'Think of a decision you had to make with incomplete facts: what did you check, what did you assume, and how did it turn out?',
    'Describe one occasion when the facts made you change your mind: what did you believe before, and what convinced you?',
    'Recall a situation involving {skill} in which two sources contradicted each other: how did you decide which one to trust?',
  ],
  'Attention to Detail': [
    'Tell us about a time when you caught an error others had missed: how did you find it, and what would it have cost?',
    'Think of a task where the smallest slip would have had consequences: how did you check your work, and what came of it?',
    'Describe one occasion when a detail escaped you: what happened, how did you put it right, and what do you check since?',
    'Recall a piece of work {inSkill} that had to be flawless: what were your checks, and where did you decide to stop?',
  ],
  'Emotional Intelligence': [
    'Tell us about a time when you sensed that someone at work was not doing well: what did you notice, and what did you do?',
    'Think of a tense moment in which you had to stay calm: what did you feel, what did you do, and how did it end?',
    'Describe one conversation in which you had to say something painful to hear: how did you go about it, and how was it received?',
    'Recall a situation where someone’s anger was directed at you: how did you respond, and what did you understand afterwards?',
  ],
}
