import type { Defence } from './defence.ts'

const limits = 'src/platform/limits'
const limitsTest = `${limits}/open-limits.test.ts`
const http = 'src/platform/http'
const callsTest = 'src/server/call-limits.test.ts'
const addressTest = `${http}/caller-address.test.ts`

/** How often anything may be tried, and by whom. */
export const limitDefences: readonly Defence[] = [
  {
    id: 'limit-max',
    what: 'a full count takes no more',
    file: `${limits}/store.ts`,
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the text of the source.
    find: 'setWhere: sql`${over} or ${rateLimits.used} < ${max}`',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the text of the source.
    replace: 'setWhere: sql`${over} or ${rateLimits.used} < ${max} + 1000`',
    test: limitsTest,
    name: 'of two processes at once',
  },
  {
    id: 'limit-refused',
    what: 'a refused try does not prolong the wait',
    file: `${limits}/store.ts`,
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the text of the source.
    find: 'then excluded.resets_at else ${rateLimits.resetsAt} end',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the text of the source.
    replace: 'then ${rateLimits.resetsAt} else excluded.resets_at end',
    test: limitsTest,
    name: 'begins with the first use',
  },
  {
    id: 'limit-given-back',
    what: 'giving back leaves no more than the limit',
    file: `${limits}/store.ts`,
    find: 'gt(rateLimits.used, 0)',
    replace: 'gt(rateLimits.used, -1000)',
    test: limitsTest,
    name: 'a welcome use',
  },
  {
    id: 'limit-hash',
    what: 'counts name nobody',
    file: `${limits}/open-limits.ts`,
    find: "createHmac('sha256', config.secretKey)",
    replace: "createHmac('sha256', config.secretKey && 'none')",
    test: limitsTest,
    name: 'names nobody',
  },
  {
    id: 'limit-calls',
    what: 'calls are counted',
    file: `${http}/add-route.ts`,
    find: '  await count.begin()\n',
    replace: '',
    test: callsTest,
    name: 'guesses of a password',
  },
  {
    id: 'limit-route',
    what: 'the count is of the route, not of the path as written',
    file: `${http}/count-calls.ts`,
    find: 'JSON.stringify([name, minutes,',
    replace: 'JSON.stringify([(call as FastifyRequest).url, minutes,',
    test: callsTest,
    name: 'however the path is written',
  },
  {
    id: 'limit-shared',
    what: 'all calls that tell of a password count together',
    file: `${http}/count-calls.ts`,
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the text of the source.
    find: '{ name = `${method} ${path}`, per, max, minutes } = limit',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the text of the source.
    replace: '{ per, max, minutes } = limit, name = `${method} ${path}`',
    test: callsTest,
    name: 'every call that tells',
  },
  {
    id: 'limit-washing',
    what: 'a login that succeeds does not wash its address clean',
    file: `${http}/count-calls.ts`,
    find: 'await limits.giveBack(named(shared))',
    replace: 'await limits.clear(named(shared))',
    test: callsTest,
    name: 'washes its address clean',
  },
  {
    id: 'limit-forgiven',
    what: 'a login that succeeds counts for nothing',
    file: 'src/features/accounts/server/routes.ts',
    find: 'await logInUser(platform, body, caller)\n    await forgive()',
    replace: 'await logInUser(platform, body, caller)',
    test: callsTest,
    name: 'counts for nothing, however often',
  },
  {
    id: 'limit-excepted',
    what: 'a refused password that is too common counts for no sign-up',
    file: `${http}/count-calls.ts`,
    find: 'exceptRefused.includes(error.code)',
    replace: 'exceptRefused.length > 99',
    test: 'src/server/uncounted-refusals.test.ts',
    name: 'better password',
  },
  {
    id: 'limit-links',
    what: 'wrong links are limited',
    file: `${http}/add-route.ts`,
    find: '    await count.failed(error)\n',
    replace: '',
    test: callsTest,
    name: 'wrong links',
  },
  {
    id: 'limit-good-links',
    what: 'a right link opens however many were wrong, and writes no count',
    file: 'src/contract/wrong-links.ts',
    find: ', onlyRefused: codes',
    replace: ', ...(codes.length > 99 ? { onlyRefused: codes } : {})',
    test: callsTest,
    name: 'wrong links',
  },
  {
    id: 'limit-household',
    what: 'a household of IPv6 is one address',
    file: `${http}/count-calls.ts`,
    find: 'return countedAddress(ip)',
    replace: 'return countedAddress(ip) && ip',
    test: callsTest,
    name: 'of one household',
  },
  {
    id: 'limit-registering',
    what: 'registrations from an address are limited',
    file: 'src/features/candidates/contract.ts',
    find: "limits: [{ per: ['address'], max: 60, minutes: 60 }],",
    replace: '',
    test: 'src/server/limited-endpoints.test.ts',
    name: 'has a limit for each address',
  },
  {
    id: 'proxy-off',
    what: 'X-Forwarded-For is nobody’s word unless a proxy is trusted',
    file: `${http}/open-http.ts`,
    find: 'trusted(platform.config.TRUST_PROXY) : false',
    replace: 'trusted(platform.config.TRUST_PROXY) : true',
    test: addressTest,
  },
  {
    id: 'proxy-hops',
    what: 'proxies are counted from the right',
    file: `${http}/open-http.ts`,
    find: 'hop < Number(setting)',
    replace: 'hop < Number(setting) + 9',
    test: addressTest,
  },
  {
    id: 'proxy-setting',
    what: 'a TRUST_PROXY that means nothing is refused at the start',
    file: 'src/platform/config/settings.ts',
    find: 'TRUST_PROXY: proxies.optional()',
    replace: 'TRUST_PROXY: z.string().optional()',
    test: 'src/platform/config/config.test.ts',
  },
  {
    id: 'password-line',
    what: 'passwords wait in a line that has an end',
    file: 'src/features/accounts/server/waiting-line.ts',
    find: 'if (waiting.length >= mostWaiting) ',
    replace: 'if (waiting.length > mostWaiting * 1e6) ',
    test: 'src/features/accounts/server/waiting-line.test.ts',
  },
]
