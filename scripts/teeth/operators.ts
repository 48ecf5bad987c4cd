import type { Defence } from './defence.ts'

const operator = 'src/features/operator/server'
const logInTest = `${operator}/log-in-operator.test.ts`
const setupTest = `${operator}/operator-setup.test.ts`
const deskTest = `${operator}/run-desk.test.ts`
const accessTest = 'src/server/operator-access.test.ts'

/** Who gets at the desk of those who run the installation. */
export const operatorDefences: readonly Defence[] = [
  {
    id: 'operator-guard',
    what: 'endpoints of operators ask for an operator',
    file: 'src/platform/http/add-route.ts',
    find: "  if (access.who === 'operator') request.operator = await knownBy(wiring, wiring.identifyOperator, request)\n",
    replace: '',
    test: accessTest,
    name: 'nobody but an operator',
  },
  {
    id: 'operator-own-sessions',
    what: 'an employer is no operator',
    file: 'src/platform/http/add-route.ts',
    find: 'request.operator = await knownBy(wiring, wiring.identifyOperator, request)',
    replace: 'request.operator = (await knownBy(wiring, wiring.identify, request)) as never',
    test: accessTest,
    name: 'nobody but an operator',
  },
  {
    id: 'operator-session-end',
    what: "an operator's session ends after eight hours",
    file: `${operator}/store.ts`,
    find: 'and(eq(operatorSessions.tokenHash, tokenHash), gt(operatorSessions.expiresAt, now))',
    replace:
      'and(eq(operatorSessions.tokenHash, tokenHash), gt(operatorSessions.expiresAt, new Date(0 * Number(now))))',
    test: logInTest,
    name: 'begins a session of eight hours',
  },
  {
    id: 'operator-code-once',
    what: 'no code works twice',
    file: `${operator}/store.ts`,
    find: '        lt(operators.totpStep, step),\n',
    replace: '        lt(operators.totpStep, step + 1000),\n',
    test: logInTest,
    name: 'no code works twice',
  },
  {
    id: 'operator-code-parallel',
    what: 'one code used in parallel begins one session',
    file: `${operator}/store.ts`,
    find: '        lt(operators.totpStep, step),\n',
    replace: '        lt(operators.totpStep, step + 1),\n',
    test: logInTest,
    name: 'one code used in parallel',
  },
  {
    id: 'operator-code-window',
    what: 'a code is over after its neighbours',
    file: `${operator}/second-factor.ts`,
    find: 'window: 1 }',
    replace: 'window: 3 }',
    test: logInTest,
    name: 'no others',
  },
  {
    id: 'operator-code-tries',
    what: 'codes are not guessed from many addresses',
    file: `${operator}/log-in-operator.ts`,
    find: '    await limits.take(counted)\n',
    replace: '',
    test: logInTest,
    name: 'the right one comes too late',
  },
  {
    id: 'operator-password',
    what: 'a code without the password opens nothing',
    file: `${operator}/log-in-operator.ts`,
    find: 'if (!operator || !fits)',
    replace: 'if (!operator || (!fits && !operator))',
    test: logInTest,
    name: 'a wrong password is answered',
  },
  {
    id: 'operator-secret-owner',
    what: 'a sealed secret opens for its operator alone',
    file: `${operator}/seal-secret.ts`,
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the text of the source.
    find: 'update(`seal\\n${owner}`)',
    replace: "update(owner && 'seal')",
    test: logInTest,
    name: 'cannot give an operator another second factor',
  },
  {
    id: 'operator-link-life',
    what: 'a link of the command line is over after 24 hours',
    file: `${operator}/rules.ts`,
    find: 'setupSentAt !== null && now < setupEnd(setupSentAt)',
    replace: 'setupSentAt !== null && now > new Date(0)',
    test: setupTest,
    name: 'works for 24 hours',
  },
  {
    id: 'operator-link-once',
    what: 'a link of the command line is used once',
    file: `${operator}/store.ts`,
    find: 'and(eq(operators.id, id), eq(operators.setupIssue, setupIssue), isNotNull(operators.setupSentAt))',
    replace: 'and(eq(operators.id, id), isNotNull(operators.email))',
    test: setupTest,
    name: 'one link used in parallel',
  },
  {
    id: 'operator-link-renewed',
    what: 'a new link ends the sessions',
    file: `${operator}/create-operator.ts`,
    find: '    await deleteSessionsOf(tx, id)\n',
    replace: '    void deleteSessionsOf\n',
    test: logInTest,
    name: 'by a new link',
  },
  {
    id: 'operator-setup-code',
    what: 'the setup is finished by a code that fits',
    file: `${operator}/finish-setup.ts`,
    find: 'stepOf(secret, code, platform.clock.now())',
    replace: 'stepOf(secret, code, platform.clock.now()) ?? 1',
    test: setupTest,
    name: 'what is wrong leaves the link open',
  },
  {
    id: 'operator-chain',
    what: 'the desk says when a row of the audit log was changed',
    file: `${operator}/chain-state.ts`,
    find: 'now - known.at < freshMs',
    replace: 'now - known.at < freshMs * 1000',
    test: deskTest,
    name: 'says within a minute',
  },
]
