export const texts = {
  title: 'Interview Registration',
  intro: 'You get your personal interview link by email.',
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email address',
  phone: 'Phone number',
  phoneHint: '8 digits, or an international number beginning with +',
  city: 'City',
  submit: 'Register for the interview',
  sending: 'Sending…',
  noScript: 'This form needs JavaScript, which is switched off in your browser.',
  toAbout: 'Read about the job first',
  correct: 'Please correct the errors in the form',
  failed: 'An error occurred during registration',
  noAnswer:
    'This job has expired or does not exist, or your connection was lost. What you typed is still here: please try again.',
  about: 'About the job',
  details: 'The job in short',
  next: 'What happens next',
  nextSteps: (minutes: number | null, language: string): readonly string[] => [
    'You register here. It takes a minute and no account.',
    minutes === null
      ? `You answer written questions in ${language}, in a chat, when it suits you.`
      : `You answer written questions in ${language}, in a chat, when it suits you: about ${minutes} minutes, without a time limit.`,
    'You add your CV (PDF, DOC or DOCX, at most 3 MB and 5 pages).',
    'An AI reads the answers and marks them with quotes. A person decides, always.',
  ],
  questions: (count: number, minutes: number) =>
    `${count} ${count === 1 ? 'question' : 'questions'}, about ${minutes} minutes`,
  interviewIn: (language: string) => `Interview in ${language}`,
  languages: { English: 'English', Français: 'French', Deutsch: 'German', Spanish: 'Spanish' },
  sentTitle: 'Check your email',
  sentText: 'We have sent an interview link to',
  sentSteps: (days: number): readonly string[] => [
    `Open the link when you have a quiet moment: it works for ${days} days.`,
    'You can stop at any time and go on later, also on another device.',
    'No email after a few minutes? Look into the spam folder, or register again with the same address.',
  ],
  sentToast: 'Registration successful! Check your email for the interview link.',
  reviewTitle: 'Application received, under review',
  reviewText: (company: string, location: string) =>
    `The location may not be suitable: this job is in ${location}. A person at ${company} will look at your application and decide.`,
  reviewWait: 'You can expect a response within 24-48 business hours. There is nothing else to do now.',
  reviewToast: 'Registration received! We will contact you soon.',
  back: 'Back to the form',
  closedTitle: 'This job is not open',
  closedText: 'This job has expired or does not exist. The link may also be incomplete.',
  closedAction: 'Go to the home page',
  metaTitle: (job: string, company: string) => `${job} · ${company}`,
  metaDescription: (job: string, company: string, location: string) =>
    `Apply as ${job} at ${company} in ${location}: register and take a short written interview.`,
}
