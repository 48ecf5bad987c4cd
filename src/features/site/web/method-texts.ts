import { defineTexts } from '#contract/texts/define-texts.ts'

export const methodTexts = defineTexts('method', {
  tabTitle: 'How scores are made and tested',
  title: 'How scores are made, and how we test them',
  lead: 'What a score says, what it cannot say, and every figure of our own benchmark. What we miss comes first.',

  shortTitle: 'In five sentences',
  'short.means':
    'A score says how much of what the job asks for was found in a candidate’s answers and CV, from 0 to 100.',
  'short.rests': 'It quotes the candidate’s own words, and a person decides.',
  'short.tested':
    'We tested it on invented interviews in four languages, against {all, number} aims set before measuring; {reached, number} were reached.',
  'short.wrong':
    'It still gets things wrong: {count, plural, one {one aim was missed} other {# aims were missed}}, and the misses that matter most come next.',
  'short.cannot': 'It cannot tell whether a story is true, or how well somebody will do in the job.',
  missedTitle: 'What it gets wrong',
  missedLead: 'How far we got. The shaded part of each bar is the aim.',
  atLeast: '{value} (aim: at least {aim})',
  atMost: '{value} (aim: at most {aim})',
  percent: '{value, number}\u00a0%',
  allTitle: 'All {all, number} figures',
  missedFigures: 'Missed ({count, number})',
  reachedFigures: 'Reached ({count, number})',
  'miss.R10': 'Hidden instructions to an AI that were noticed',
  'miss.B9': 'The largest difference between the scores of one interview in four languages, in points',
  'miss.B3i': 'Answers padded with repetition or praise of oneself whose total hardly moved',
  'miss.R8': 'Spellings of one job title that were recognised as the same job',
  'miss.B3': 'Pairs of answers that were put in the right order, the one with more evidence first',
  'miss.B6': 'Interviews with hidden instructions whose score stayed the same',
  'miss.R2': 'Genuine answers that were remarked upon as being about another job',
  'miss.R11': 'Written questions that were faulty when read one by one',
  'miss.R9': 'Faulty sentences found beside scores',
  'miss.R5': 'The largest change of a score through spelling or layout alone, in points',
  'miss.R6': 'The largest change of a score through an empty sentence added to each answer, in points',
  'miss.B9e': 'Parts of a story said to be missing that truly were',
  'miss.R1': 'Genuine answers that were remarked upon as being off the question',
  'miss.R4': 'Short answers of experts that were remarked upon',
  'miss.B13': 'Milliseconds for the first candidate',

  meaningTitle: 'What a score means',
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

  testedTitle: 'How it was tested',
  'tested.1':
    'The texts were written for the purpose, in French, English, German and Spanish, most of them by machine: interviews of invented people, good and weak answers, tricks, and CVs made from known facts.',
  'tested.2':
    'Half of them, the holdout, was written by somebody who had not seen the engine; each of its measurements is on record. Where both halves are shown, believe the holdout.',
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
  casesOf: '{n, plural, one {# case} other {# cases}}',

  closingTitle: 'Read one for yourself',
  closingText:
    'Post a job, answer its interview as a candidate would, and check the score against your own words.',
  start: 'Get started',
})
