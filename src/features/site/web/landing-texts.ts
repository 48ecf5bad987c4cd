import { defineTexts } from '#contract/texts/define-texts.ts'

export const landingTexts = defineTexts('landing', {
  tagline: 'Hire for mindset, not just skills',
  lead: 'Post a job and share one link. Each candidate answers an interview written for it, in their own time, and you read scores backed by their own words.',
  start: 'Get Started Now',

  example: 'Dar Numérique, our demo company',
  candidates: 'Candidates',
  scoresHint: 'Scores: choose one to read its evidence',
  evidence: 'The words this score rests on',
  fromCv: 'This score rests on the CV. From the interview:',
  exampleNote:
    'Invented candidates with real scores: the answers were scored by the engine of this version, and nothing was touched up.',
  seeHow: 'See how it works',
  openDemo: 'Look around the demo company',
  tryInterview: 'Or answer three questions yourself',
  interviewer: 'Interviewer',
  candidate: 'Candidate',
  typing: 'Writing…',
  pause: 'Pause the animation',
  play: 'Play the animation',

  featuresTitle: 'See how people think, before you meet them',
  featuresLead: 'A CV says what somebody has done. An interview for everybody shows how they work.',
  'assessment.title': 'AI-powered assessment',
  'assessment.text':
    'Mindset, motivation and cultural fit count beside skills. Where an answer says too little, the score says so.',
  'interviews.title': 'Personalized interviews',
  'interviews.text':
    'Questions are written from your job, your values and your ideal candidate, in French, English, German or Spanish.',
  'candidates.title': 'Quality candidates',
  'candidates.text': 'All applicants answer the same questions, at a time that suits them, on any phone.',
  'dashboard.title': 'Comprehensive dashboard',
  'dashboard.text': 'Sort and filter all candidates of a job, read the words behind each score, then decide.',

  scoreTitle: 'A score you can check',
  scoreLead: 'No quote, no points. Every score rests on the candidate’s own words, checked letter by letter.',
  'evidence.title': 'Not enough evidence is an answer',
  'evidence.text':
    'Where a candidate wrote too little to judge, you read exactly that, never an invented number.',
  'same.title': 'The same on every run',
  'same.text':
    'The total is computed in code, and a ledger keeps each evaluation with the version of its rubric.',
  'person.title': 'A person decides, always',
  'person.text': 'A score selects nobody and rejects nobody. Candidates know that an AI reads their answers.',

  method: 'How scores are made and tested',
  noEvidence: 'Not enough evidence',

  stepsTitle: 'How it works',
  stepsLead: 'Setting up takes about 15-20 minutes: company profile, values and first job offer.',
  'profile.title': 'Create the company profile',
  'profile.text': 'Say what you do and which values matter to you. Your interviews are written from it.',
  'jobs.title': 'Post jobs and generate interviews',
  'jobs.text':
    'Describe the job and your ideal candidate. The interview is written for you; share its link wherever you like.',
  'insights.title': 'Review AI insights',
  'insights.text':
    'Read scores with their evidence, compare candidates, and choose the ones you want to meet.',

  closingTitle: 'Your next hire is more than a CV',
  closingText: 'Create your company’s profile, post a job and read the first answers.',
})
