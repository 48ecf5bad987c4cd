/** The words of the landing page. */
export const texts = {
  tagline: 'Hire for mindset, not just skills',
  lead: 'Post a job and share one link. Each candidate answers an interview written for it, in their own time, and you read marks that stand on their own words.',
  start: 'Get Started Now',
  seeHow: 'See how it works',
  exampleInterview: 'An interview, as an example',
  example: 'Example',
  interviewer: 'Interviewer',
  candidate: 'Candidate',
  typing: 'Writing…',
  pause: 'Pause the animation',
  play: 'Play the animation',
  question: 'Tell us about a time something went wrong at work. What did you do?',
  answerBefore: 'A delivery had gone out with the wrong parts. ',
  answerQuote:
    'I called the customer that evening, told them what had gone wrong, and wrote the checklist we still use.',
  nextQuestion: 'Thank you. What did you learn from it that you still use today?',
  featuresTitle: 'See how people think, before you meet them',
  featuresLead: 'A CV tells what somebody has done. An interview for everybody shows how they go about it.',
  features: {
    assessment: {
      title: 'AI-powered assessment',
      text: 'Mindset, motivation and cultural fit are weighed beside skills. Where an answer says too little, the mark says so too.',
    },
    interviews: {
      title: 'Personalized interviews',
      text: 'Questions come from your job, your values and the person you hope to meet, in French, English, German or Spanish.',
    },
    candidates: {
      title: 'Quality candidates',
      text: 'Everybody who applies to a job answers the same questions, at the hour that suits them, on any phone.',
    },
    dashboard: {
      title: 'Comprehensive dashboard',
      text: 'Sort and filter all candidates of a job, read the words behind each mark, then invite or decline.',
    },
  },
  scoreTitle: 'A score you can check',
  scoreLead:
    'No quote, no points. Every mark stands on the candidate’s own words, verified letter by letter.',
  promises: {
    evidence: {
      title: 'Not enough evidence is an answer',
      text: 'Where a candidate wrote too little to judge, you read that, never an invented number.',
    },
    same: {
      title: 'The same on every run',
      text: 'The total is computed in code, and a ledger keeps each evaluation with the version of its rubric.',
    },
    person: {
      title: 'A person decides, always',
      text: 'A score invites nobody and rejects nobody. Candidates are told that an AI reads their answers.',
    },
  },
  markTitle: 'A mark with its quote',
  mindset: 'Mindset',
  markReason: 'A real situation, their own actions, and a result that lasted.',
  quoteSource: 'Answer 2 of 6',
  quoteVerified: 'Found word for word',
  culture: 'Culture fit',
  noEvidence: 'Not enough evidence',
  cultureReason: 'No answer speaks of working with others.',
  exampleNote: 'Made for this page. It is not a real candidate.',
  stepsTitle: 'How it works',
  stepsLead: 'Setting up takes about 15-20 minutes: company profile, values and the first job offer.',
  steps: {
    profile: {
      title: 'Create the company profile',
      text: 'Say what you do and which values matter to you. Interviews are written from it.',
    },
    jobs: {
      title: 'Post jobs and generate interviews',
      text: 'Describe the job and your ideal candidate. The interview is written for you; share its link wherever you like.',
    },
    insights: {
      title: 'Review AI insights',
      text: 'Read marks with their quotes, compare candidates, and invite those you want to meet.',
    },
  },
  pricingTitle: 'Plans for every size of team',
  pricingLead: 'Prices in US dollars. Each purchase lasts a month; nothing renews by itself.',
  mostPopular: 'Most popular',
  perMonth: '/ month',
  free: 'Free',
  planStart: 'Get Started',
  startWith: (plan: string) => `Get Started with ${plan}`,
  postings: (count: number) => {
    if (count > 100) return 'Unlimited job postings'
    return count === 1 ? '1 job posting' : `${count} job postings per month`
  },
  candidates: (count: number) => `${count} candidates per job`,
  planFeatures: {
    reports: 'PDF report on each candidate',
    advancedReports: 'Report on a whole job',
    responses: 'Full interview transcripts',
    scheduling: 'Meetings scheduled and sent',
    automatedRejection: 'Automated rejection e-mails',
    prioritySupport: 'Priority support',
  },
  notIncluded: 'Not included: ',
  includedTitle: 'Included in all plans',
  included: [
    'Custom interview questions',
    'AI interviews',
    'AI response detection',
    'AI evaluation',
    'Detailed dashboard',
    'Visuals per candidate',
    'E-mail support',
  ],
  customPlans: 'Looking for a custom enterprise plan?',
  contactUs: 'Contact us',
  closingTitle: 'Your next hire is more than a CV',
  closingText: 'Create your company’s profile, post a job and read the first answers.',
}
