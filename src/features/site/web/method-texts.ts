import { defineTexts } from '#contract/texts/define-texts.ts'

export const methodTexts = defineTexts('method', {
  tabTitle: 'How scores are made and tested',
  title: 'How scores are made, and how we test them',
  lead: 'What a score says, what it cannot say, and every figure of our own benchmark. What we miss comes first.',

  meaningTitle: 'What a score means',
  meaningLead:
    'A score says how much of what the job asks for was found in the answers and the CV. It is no measure of a person.',
  'quote.title': 'Words first',
  'quote.text':
    'Each score quotes a passage of the answers or the CV, checked letter by letter. Without one there are no points.',
  'total.title': 'A total you can recompute',
  'total.text':
    'Nine scores from 0 to 100 are added by the weights below, in code. The same interview gets the same total.',
  'confidence.title': 'A confidence beside it',
  'confidence.text':
    'Where answers are few, off the question or could not be judged, the score says so and asks for a reader.',
  'human.title': 'A person decides',
  'human.text': 'No score invites or rejects anybody. Those who decide see the reasons, and may disagree.',

  weightsTitle: 'What counts, and how much',

  limitsTitle: 'What a score cannot do',
  'limits.1': 'It reads what was written. What somebody can do and did not tell is not in it.',
  'limits.2': 'It cannot tell whether a story is true. Ask about it when you meet.',
  'limits.3':
    'It says nothing of how well somebody will do in the job: nobody has measured that with our scores yet.',
  'limits.4':
    'Fluent texts can look better than they are, and short true ones worse. Low confidence is a reason to read.',

  missedTitle: 'What we miss',
  missedLead:
    '{count, plural, one {One figure} other {# figures}} of {all, number} did not reach the aim that we had set before measuring.',
  reachedTitle: 'What we reach',
  testedTitle: 'How it was tested',
  'tested.1':
    'The texts were written for the purpose, in French, English, German and Spanish, most of them by machine: interviews of invented people, good and weak answers, tricks, and CVs made from known facts.',
  'tested.2':
    'Half of them, the holdout, was written by somebody who had not seen the engine, and is measured a few times only. Where both halves are shown, believe the holdout.',
  'tested.3':
    'Texts by real people were used for one question: whether writers of a second language are taken for machines.',
  'tested.4': 'Everything is in the open: npm run eval measures all of it again, on your own machine.',
  engine: 'Built-in engine, version {engine}, rubric {rubric}',
  measured: 'What was measured',
  both: '{first}, {second}',
  figure: '{dataset}: {metric}',
  number: '{value, number}',
  reachedFigure: 'Reached',
  aim: 'Aim',
  cases: 'Cases',

  closingTitle: 'Read one for yourself',
  closingText:
    'Post a job, answer its interview as a candidate would, and check the score against your own words.',
  start: 'Get started',
})
