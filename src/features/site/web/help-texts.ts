import { defineTexts } from '#contract/texts/define-texts.ts'

export const helpTexts = defineTexts('help', {
  tabTitle: 'Help',
  title: 'Help',
  lead: 'From the first job to the first hire, with pictures of the demo company.',
  'start.title': 'Post your first job',
  'start.text':
    'Complete the company profile: your description and values shape the questions.\nOn Jobs, choose “Create a job offer” and describe the job and your ideal candidate in three steps.\nThe interview is written in the background. Copy its link from the job’s card and share it wherever you like.',
  'start.picture': 'The list of jobs, each with its candidates and the button that copies the interview link',
  'questions.title': 'Read the questions',
  'questions.text':
    'Open a job and its tab “Questions”. You may reword, reorder, add and drop questions until the first candidate starts; from then on everybody gets the same ones.\nEach question says what it measures and what a good answer shows. “Preview” shows the interview as candidates see it.',
  'questions.picture': 'The questions of a job, with what each one measures',
  'candidates.title': 'What candidates meet',
  'candidates.text':
    'They read that an AI reads their answers, what is stored and for how long, and agree or ask for a person instead.\nThey answer in a chat, when it suits them, on any device. Each word is saved as they type; there is no time limit.\nThe same link shows them what is stored, gives them a copy and erases it.',
  'candidates.picture': 'An interview under way, as a candidate sees it',
  'list.title': 'Compare candidates',
  'list.text':
    'The Dashboard lists all candidates of a job with their scores. Sort by score, filter, search, or switch to the table to compare two or more.\nThe funnel shows how many registered, started and completed. The small bars are the fields of the score.',
  'list.picture': 'Candidates of a job, each with the score and small bars for its fields',
  'scores.title': 'Read a score',
  'scores.text':
    'Open a candidate. Each score has a reason, and the words it rests on are one click away: “Evidence” shows them, and marks them in the interview beside it.\n“Not enough evidence” is no low score: nothing was found to judge. The confidence says how far the scores can be relied on, and why.\nThe estimate of AI-written text is advice. It is no part of the score.',
  'scores.picture': 'A candidate’s scores with their reasons; the evidence of the first one is open',
  'decide.title': 'Decide and invite',
  'decide.text':
    'You decide: shortlist, invite or reject. A rejection can be undone for 15 minutes, and its e-mail goes out only then.\nAn invitation proposes one or more dates; the candidate accepts, declines or asks for another time. Afterwards record what came of the meeting.',
  'decide.picture': 'Meetings with candidates, with their replies',
  'more.title': 'Good to know',
  'more.text':
    'Colleagues join with a role: admins do everything, recruiters manage jobs and candidates, viewers read.\nPress ? in the application for its keyboard shortcuts, and Ctrl K (Cmd K) to go anywhere.\nIn Settings you can export everything that is stored about your company, and delete it.',
  method: 'How scores are made and tested',
  contact: 'Ask us',
})
