import { defineTexts } from '#contract/texts/define-texts.ts'

/** What the landing page says to buyers who compare, and to those who doubt. */
export const whyTexts = defineTexts('why', {
  compareTitle: 'What you learn, and how',
  compareLead: 'The same applicants, read in three ways.',
  caption: 'Comparison of a CV screen, a form and Mindhire',
  aspect: 'What you get',
  cv: 'CV screen',
  form: 'Application form',
  own: 'Interview for everybody',
  'row.learn': 'What you learn',
  'row.learn.cv': 'Where somebody was, as they tell it',
  'row.learn.form': 'Answers to the same few questions for every job',
  'row.learn.own': 'What they did in situations of this job, with follow-up questions',
  'row.order': 'How you sort',
  'row.order.cv': 'By keywords and gut feeling',
  'row.order.form': 'By reading everything',
  'row.order.own': 'By scores with quotes that you can check',
  'row.fair': 'Who gets a chance',
  'row.fair.cv': 'Whoever has the right employers on paper',
  'row.fair.form': 'Whoever has time for one more form',
  'row.fair.own': 'Everybody who answers, on any phone, in four languages',
  'row.defend': 'What you can show later',
  'row.defend.cv': 'Nothing but the CV',
  'row.defend.form': 'The answers',
  'row.defend.own': 'Answers, scores, reasons, and who decided what',
  'row.time': 'Where your time goes',
  'row.time.cv': 'A glance at each CV, and guessing',
  'row.time.form': 'Reading every form in full',
  'row.time.own': 'Reading and meeting those who convinced',
  faqTitle: 'Questions we are asked',
  'q.replace': 'Does an AI decide whom I hire?',
  'a.replace':
    'No. No score leads to a decision by itself: a person invites and a person rejects, with a reason if you like. Candidates are told that an AI reads their answers.',
  'q.trust': 'Why should I trust a score?',
  'a.trust':
    'Because you can check it: each score shows the words it rests on, and where there is too little you read “Not enough evidence”. How it was tested, misses first, is on the page about the method.',
  'q.cheat': 'What about answers written by a chatbot?',
  'a.cheat':
    'Each interview has an estimate of how far its answers look machine-written, with reasons. It is advice and no part of the score; questions ask for lived situations, which are hard to invent well.',
  'q.candidates': 'Will good candidates put up with it?',
  'a.candidates':
    'They can stop and go on when they like. There is no time limit, the interview saves every word and works on a phone. Whoever prefers a person can say so, and you are told.',
  'q.data': 'Where does the data go?',
  'a.data':
    'Nowhere, unless this installation is set up with a language model of somebody else. The built-in engine works on the server alone. Candidates can see, copy and erase what is stored by their private link.',
})
