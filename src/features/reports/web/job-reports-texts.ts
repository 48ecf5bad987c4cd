import { defineTexts } from '#contract/texts/define-texts.ts'

export const jobReportsTexts = defineTexts('job-reports', {
  none: 'Reports appear with the first candidates',
  noneText:
    'Once candidates have registered you find here how far they came, how they scored, who decided what and why, and whether some groups do less well than others.',
  share: 'Share this job',
  report: 'Report on this job',
  reportText:
    'How far candidates came, their scores by field, the time to each step, and who was invited, hired or rejected, by whom and why.',
  blind: 'Candidates under blind review stay anonymous in it.',
  'format.pdf': 'Report (PDF)',
  'format.figures': 'Figures (CSV)',
  'format.decisions': 'Decisions (CSV)',
  making: 'Preparing…',
  fileName: 'Report',
  failed: 'The report could not be downloaded. Please try again.',
  locked: 'Your plan does not include reports on jobs.',
  unlockedBy: 'Reports on jobs are part of the {plan} plan.',
  plans: 'See the plans',
})

export const adverseImpactTexts = defineTexts('adverse-impact', {
  title: 'Adverse impact',
  description:
    'Whether some groups of candidates are invited, or score 70 and more, less often than others. It counts what candidates choose to say about themselves after they have applied.',
  loading: 'Loading the figures…',
  loadFailed: 'The figures could not be loaded',
  tooFew: 'Too few answers to say',
  tooFewText:
    'Candidates are asked after they have applied, and answering is voluntary. Figures appear once two groups of at least five people can be compared, so that nobody can be recognised.',
  attributeTooFew: 'Too few answers to say: two groups of at least five people are needed.',
  'attribute.gender': 'Gender',
  'attribute.ageGroup': 'Age',
  'attribute.disability': 'Disability',
  'gender.woman': 'Women',
  'gender.man': 'Men',
  'gender.another': 'Another gender',
  'ageGroup.under-30': 'Under 30',
  'ageGroup.30-39': '30 to 39',
  'ageGroup.40-49': '40 to 49',
  'ageGroup.50-or-over': '50 or over',
  'disability.yes': 'With a disability',
  'disability.no': 'Without a disability',
  group: 'Group',
  applicants: 'Applicants',
  selection: 'Invited',
  scoring: 'Score of 70 or more',
  ratio: 'Impact ratio',
  count: '{count, number} of {applicants, number}',
  percent: '{share, number, percent}',
  notShown:
    'Not shown: {groups}, with fewer than five people or so few that they could be computed from the others.',
  'keptBack.selection':
    'Invited: too few to say. Rates appear once at least five of these people were invited, and five were not.',
  'keptBack.scoring':
    'Score of 70 or more: too few to say. Rates appear once at least five of these people reached it, and five did not.',
  belowFourFifths: 'below four fifths',
  'verdict.selection.flag':
    '{group} are invited at {ratio} of the rate of {highest}: below four fifths, and a difference this large would seldom be chance (p = {p}). Look into the reasons; the figure alone does not show that anybody was treated unfairly.',
  'verdict.selection.unclear':
    '{group} are invited at {ratio} of the rate of {highest}: below four fifths, but there are too few answers to say whether it is more than chance (p = {p}).',
  'verdict.selection.none': 'Invited: no group is below four fifths of the highest rate.',
  'verdict.scoring.flag':
    '{group} score 70 or more at {ratio} of the rate of {highest}: below four fifths, and a difference this large would seldom be chance (p = {p}). Look into the reasons; the figure alone does not show that anybody was treated unfairly.',
  'verdict.scoring.unclear':
    '{group} score 70 or more at {ratio} of the rate of {highest}: below four fifths, but there are too few answers to say whether it is more than chance (p = {p}).',
  'verdict.scoring.none': 'Score of 70 or more: no group is below four fifths of the highest rate.',
  under: 'under {value, number}',
  countedAt: 'As of {at, date, ::dMMMy}.',
  how: 'How these figures are made',
  howVoluntary:
    'They count candidates who completed the interview and chose to answer. Those who did not answer may differ.',
  howApart:
    'Answers are stored apart: nobody, you included, can see what one candidate answered. Groups of fewer than five are left out, and rates of which fewer than five people are, or are not, a part.',
  howFives:
    'The figures change when at least five answers or outcomes have changed, so the latest decisions may not be counted yet.',
  howRates:
    'Invited counts candidates who were ever invited, undecided ones as not invited. A candidate without a total score counts as below 70.',
  howRatio:
    'The impact ratio compares a group’s rate with the highest rate. Below 0.80 the four-fifths rule asks for a closer look.',
  howTest:
    'p is from Fisher’s exact test, two-sided, of the group against the group with the highest rate, not adjusted for several comparisons. Below 0.05 a difference would seldom be chance.',
})
