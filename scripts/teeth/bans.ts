import type { Defence } from './defence.ts'

const accounts = 'src/features/accounts/server'
const bans = `${accounts}/bans/store.ts`
const banTest = 'src/server/banned-company.test.ts'
const mailTest = 'src/platform/mail/resend-mail.test.ts'
const taskTest = 'src/platform/tasks/tasks.test.ts'
const doctorTest = 'scripts/doctor.test.ts'

/** Bans, and what operators are shown and may mend. */
export const banDefences: readonly Defence[] = [
  {
    id: 'ban-sessions',
    what: 'a ban ends every session of the company',
    file: `${accounts}/ban-company.ts`,
    find: '    await deleteSessionsOfCompany(tx, companyId)\n',
    replace: '    void deleteSessionsOfCompany\n',
    test: banTest,
    name: 'are logged out at once',
  },
  {
    id: 'ban-login',
    what: 'nobody of a banned company logs in',
    file: `${accounts}/log-in-user.ts`,
    find: '  if (banReason !== null) throw',
    replace: '  if (banReason === bannedText) throw',
    test: banTest,
    name: 'read why once their password is right',
  },
  {
    id: 'ban-login-race',
    what: 'a login and a ban at the same moment leave no session',
    file: bans,
    find: "    .for('share')\n",
    replace: '',
    test: banTest,
    name: 'who log in at the very moment',
  },
  {
    id: 'ban-leftover-session',
    what: 'a session of a banned company is nobody’s',
    file: `${accounts}/sessions/store.ts`,
    find: ', isNull(companies.bannedAt)',
    replace: '',
    test: banTest,
    name: 'with a session that stayed somehow',
  },
  {
    id: 'ban-public-links',
    what: 'a ban closes the public links and the invitations',
    file: `${accounts}/get-company.ts`,
    find: ' && bannedAt === null',
    replace: ' && bannedAt !== undefined',
    test: banTest,
    name: 'find its public links closed',
  },
  {
    id: 'ban-once',
    what: 'a ban is written down and told once',
    file: bans,
    find: '.where(and(isCompany(companyId), isNull(companies.bannedAt)))',
    replace: '.where(isCompany(companyId))',
    test: banTest,
    name: 'done twice they are done once',
  },
  {
    id: 'ban-audit',
    what: 'a ban is written down with its operator',
    file: `${accounts}/ban-company.ts`,
    find: "    await audit.record(tx, { companyId, actor: operatorId, act: 'company.banned', subjectId: companyId })\n",
    replace: '    void [audit, operatorId]\n',
    test: banTest,
    name: 'are written down with the operator',
  },
  {
    id: 'resend-only-failed',
    what: 'what was sent is not sent again',
    file: 'src/platform/mail/store.ts',
    find: ".where(and(eq(mails.id, mailId), or(eq(mails.status, 'dead'), failed)))",
    replace: '.where(or(eq(mails.id, mailId), failed))',
    test: mailTest,
    name: 'is not sent again',
  },
  {
    id: 'retry-once',
    what: 'a failed task that is retried twice runs once',
    file: 'src/platform/tasks/open-tasks.ts',
    find: 'if (taken) await enqueue(tx, taken.name, taken.payload)',
    replace: "await enqueue(tx, taken?.name ?? 'test.refusing', taken?.payload ?? { id: 'tried' })",
    test: taskTest,
    name: 'runs once more however often it is retried',
  },
  {
    id: 'failed-task-words',
    what: 'a failed task shows no words of its error',
    file: 'src/platform/tasks/shown-task.ts',
    find: '    name: error instanceof Error ? error.name : typeof error,\n',
    replace: '    name: String(error),\n',
    test: taskTest,
    name: 'without telling its words',
  },
  {
    id: 'doctor-audit',
    what: 'the doctor notices a changed row of the audit log',
    file: 'src/server/doctor/examine-database.ts',
    find: '  if (brokenAt === null)',
    replace: '  if (brokenAt !== undefined)',
    test: doctorTest,
    name: 'finds one changed row',
  },
  {
    id: 'doctor-secrets',
    what: 'the doctor tells no secret',
    file: 'src/server/doctor/without-secrets.ts',
    find: '.reduce((clean, secret) => clean.replaceAll(secret, hidden), text)',
    replace: '.reduce((clean) => clean, text)',
    test: 'src/server/doctor/without-secrets.test.ts',
  },
]
