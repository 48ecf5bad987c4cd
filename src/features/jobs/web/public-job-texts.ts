export const publicJobTexts = {
  toAbout: 'Read about the job first',
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
  thatLanguage: 'the language of the interview',
  languages: { English: 'English', Français: 'French', Deutsch: 'German', Spanish: 'Spanish' },
}
