import { readable } from './mail-words.ts'

/** What each task in the background does. */
export const taskWords: Readonly<Record<string, string>> = {
  'accounts.make-account': 'Make an account after a sign-up',
  'accounts.send-reset': 'Send a link to reset a password',
  'accounts.sweep': 'Clear away what accounts no longer need',
  'assessments.assess': 'Assess a completed interview',
  'assessments.seal-earlier': 'Seal assessments from before the ledger was sealed',
  'billing.end-plans': 'End plans that are over, and warn before',
  'billing.sweep-screenshots': 'Clear away screenshots no longer needed',
  'billing.write-invoice': 'Write an invoice',
  'candidates.register': 'Register a candidate and send the interview link',
  'candidates.sweep': 'Clear away registrations that are over',
  'interviews.read-cv': 'Read a candidate’s CV',
  'jobs.sweep': 'Take up interviews again that are not written yet',
  'jobs.write-questions': 'Write the questions of a job',
  'limits.sweep': 'Clear away counts of calls',
  'mail.forget-messages': 'Clear away texts of mails that were sent',
  'mail.send': 'Send a mail',
  'operator.sweep': 'Clear away operators’ sessions that are over',
  'privacy.erase-company': 'Erase a company’s account',
  'privacy.erase-due': 'Look for accounts due to be erased',
  'privacy.erase-left-overs': 'Erase what was left of erased accounts',
  'privacy.make-export': 'Make an export of all data',
  'privacy.sweep-exports': 'Clear away exports that are over',
  'team.forget-invites': 'Clear away invitations that are over',
}

/** A task in words; one that has none here has its name made readable. */
export const wordsOfTask = (name: string): string => taskWords[name] ?? readable(name)
