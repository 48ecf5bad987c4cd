import type { SiteConfig } from '#contract/site-config.ts'
import type { LegalSection } from './legal-section.ts'

/** The words around the legal texts. */
export const privacyTexts = {
  title: 'Privacy and Terms',
  lead: 'What we keep, what we do with it, and the rules we share. In plain words, because you should not need a lawyer to read this.',
  updated: 'Last updated: November 2026',
  privacy: 'Privacy Policy',
  terms: 'Terms of Service',
  questionsTitle: 'Something is unclear?',
  questionsText: 'Ask. We would rather explain than be misunderstood.',
  contact: 'Contact Us',
}

/** The Privacy Policy, as this installation is set up. */
export const privacySections = (config: SiteConfig): LegalSection[] => [
  {
    title: 'Information we collect',
    paragraphs: ['Only what hiring needs, and only what people give us themselves.'],
    list: [
      'From those who post jobs: name, e-mail, phone, address and city, company name, description, sector, size and values.',
      'From candidates: first and last name, phone, e-mail, city, interview answers and the uploaded resume.',
      'While a candidate answers: counts of what was pasted and how it was typed. The first screen of the interview says so.',
    ],
  },
  {
    title: 'How we use your data',
    paragraphs: [
      'To write interviews, to run them, and to show companies who applied. An AI reads the answers and gives marks with the words they stand on. A score decides nothing by itself: it neither invites nor rejects anybody, a person does.',
      'We write e-mails that belong to the service: verification, interview links, confirmations, decisions. We send no advertising and sell no data.',
    ],
  },
  {
    title: 'Third-party services',
    paragraphs: [
      'By default there are none: the pages, the database, uploaded files and the evaluation of answers all stay on the operator’s own machine, and no AI provider receives anything.',
      'Whoever runs an installation can connect services of other companies. By kind these are an AI provider for answer evaluation, a file storage service, a hosted database, and a service that delivers e-mail. Each receives only what its task needs.',
    ],
  },
  { title: 'Data storage and access', paragraphs: storage(config) },
  {
    title: 'Data sharing',
    paragraphs: [
      'Candidate data is visible only to the poster of the job applied to. Other companies never see it. We share nothing with anybody else, unless the law obliges us.',
    ],
  },
  {
    title: 'Cookies and tracking',
    id: 'cookies',
    paragraphs: [
      'No cookies or tracking. Your browser keeps what the pages need to work: that you are signed in, the look you chose, and a job offer you have begun. It stays on your device, and leaves with what you clear.',
    ],
  },
]

function storage({ contactEmail, retentionMonths }: SiteConfig): string[] {
  return [
    'Passwords are kept only as hashes. A company’s data belongs to that company and is kept apart from that of others.',
    `Candidate data is meant to be kept for ${retentionMonths} months. The product does not yet remove it by itself then: the people who run this installation do.`,
    'Companies have a copy of all of their data made in their settings: one archive with everything as JSON and every resume. They delete their account there too. Their public job links close at once, and for 7 days they can undo it. Then everything of the company is erased: users, jobs, candidates, answers, resumes, copies and the e-mails we keep. What stays is a log of what was done, which names people and companies by random ids alone.',
    `Candidates cannot yet see or delete their data on their own. Until they can, write to ${contactEmail} from the address you used with us, and say whether you want a copy, a correction or deletion. We do it by hand. Candidates may also ask the company they applied to.`,
  ]
}
