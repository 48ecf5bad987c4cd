import type { Defence } from './defence.ts'

const privacy = 'src/features/privacy/server'
const deletion = 'src/features/accounts/server/deletion/store.ts'
const requestTest = `${privacy}/request-deletion.test.ts`
const eraseTest = `${privacy}/erase-company.test.ts`
const exportTest = `${privacy}/make-export.test.ts`

/** What is exported, and what is erased. */
export const privacyDefences: readonly Defence[] = [
  {
    id: 'deletion-password',
    what: 'deleting asks for the password',
    file: `${privacy}/request-deletion.ts`,
    find: '  await checkPassword({ db }, { companyId, userId }, password)\n',
    replace: '  void [checkPassword, password]\n',
    test: requestTest,
    name: 'needs the password',
  },
  {
    id: 'deletion-not-before',
    what: 'nothing is erased before its time',
    file: deletion,
    find: '.where(and(isCompany(companyId), due(now)))',
    replace: '.where(isCompany(companyId))',
    test: requestTest,
    name: 'what was undone is not erased',
  },
  {
    id: 'deletion-two-clocks',
    what: 'a clock that jumps erases nobody',
    file: deletion,
    find: 'and(lte(companies.deleteAt, now), lte(companies.deleteAt, sql`now()`))',
    replace: 'and(lte(companies.deleteAt, now))',
    test: requestTest,
    name: 'a clock that jumps erases nobody',
  },
  {
    id: 'erase-mails',
    what: 'the mails of an erased company go with it',
    file: `${privacy}/erase-company.ts`,
    find: '    await mail.forget(tx, companyId)\n',
    replace: '    void mail\n',
    test: eraseTest,
    name: 'is in no',
  },
  {
    id: 'erase-sign-ups',
    what: 'a sign-up that waits at an erased address goes too',
    file: 'src/features/accounts/server/remove-company.ts',
    find: '  await deleteSignUpsOf(tx, companyId)\n',
    replace: '  void deleteSignUpsOf\n',
    test: eraseTest,
    name: 'is in no table but by its ids',
  },
  {
    id: 'erase-files',
    what: 'the files of an erased company go too',
    file: `${privacy}/erase-company.ts`,
    find: '    for (const startAfterSeconds of sweepsAfterSeconds)\n',
    replace: '    for (const startAfterSeconds of sweepsAfterSeconds.slice(3))\n',
    test: eraseTest,
    name: 'is in no file',
  },
  {
    id: 'export-no-hashes',
    what: 'an archive holds no hash of a password',
    file: deletion,
    find: '        email: users.email,\n',
    replace: '        email: users.email,\n        passwordHash: users.passwordHash,\n',
    test: exportTest,
    name: 'holds no hash of a password',
  },
]
