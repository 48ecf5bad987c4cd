import { randomBytes } from 'node:crypto'
import {
  logInEndpoint,
  requestResetEndpoint,
  signUpEndpoint,
  verifyEmailEndpoint,
  wrongLinks,
} from '#features/accounts/contract/account.ts'
import { guessesPerAccount, slowGuessSeconds } from '#features/accounts/server/rules.ts'
import { aNewAccount } from '#testing/builders/a-company.ts'
import { persistentClient } from '#testing/persistent-client.ts'
import { openSender, type RawCall, type Sender } from './send-from.ts'
import type { Finding, Trial } from './trial.ts'
import { startTwoServers, type TwoServers } from './two-servers.ts'

const tries = 1_000
const concurrency = 20
const [ofAccountAndAddress, ofAddress] = logInEndpoint.limits
const [ofLinks] = wrongLinks
/** Where the victim works, and has logged in before. */
const home = '127.0.2.1'

export const bruteForce: Trial = {
  name: 'S10',
  what: `Brute force: ${tries} tries, two processes, headers and paths that change`,
  run: async () => {
    const servers = await startTwoServers()
    const sender = openSender()
    try {
      const scene = await prepare(servers, sender)
      return [
        ...(await fromOneAddress(scene)),
        ...(await atManyAccounts(scene)),
        ...(await fromManyAddresses(scene)),
        ...(await atLinks(scene)),
      ]
    } finally {
      sender.close()
      await servers.stop()
    }
  },
}

interface Scene {
  urls: readonly [string, string]
  sender: Sender
  victim: { userName: string; password: string }
  mailedToken(subject: RegExp): Promise<string>
}

async function prepare({ urls, first }: TwoServers, sender: Sender): Promise<Scene> {
  const client = persistentClient(first)
  const account = aNewAccount()
  const mailedToken = async (subject: RegExp) => {
    const { text } = await client.mailTo(account.userName, subject)
    return /[?&]token=([\w-]+)/.exec(text)?.[1] ?? ''
  }
  await client.call(signUpEndpoint, { body: account })
  await client.call(verifyEmailEndpoint, { params: { token: await mailedToken(/verify/i) } })
  const victim = { userName: account.userName, password: account.password }
  const scene = { urls, sender, victim, mailedToken }
  const first200 = await logInFrom(scene, home)
  if (first200 !== 200) throw new Error(`The victim's first login was answered ${first200}`)
  return scene
}

const logInFrom = ({ sender, urls, victim }: Scene, address: string, one = 0) =>
  sender.send(urls[one % 2 === 0 ? 0 : 1], address, { method: 'POST', path: '/api/auth/login', body: victim })

/** How often each status came. */
type Tally = Map<number, number>

interface Attack {
  call(one: number): RawCall
  from(one: number): string
  /** Done now and then in between. */
  meanwhile?(one: number): Promise<void>
}

async function attack({ sender, urls }: Scene, { call, from, meanwhile }: Attack): Promise<Tally> {
  const tally: Tally = new Map()
  let next = 0
  const work = async () => {
    for (let one = next++; one < tries; one = next++) {
      const status = await sender.send(urls[one % 2 === 0 ? 0 : 1], from(one), call(one))
      tally.set(status, (tally.get(status) ?? 0) + 1)
      if (one % 50 === 49) await meanwhile?.(one)
    }
  }
  await Promise.all(Array.from({ length: concurrency }, work))
  return tally
}

const spellings = [
  '/api/auth/login',
  '/api/auth/login/',
  '/API/Auth/LOGIN',
  '/api/auth/%6cogin',
  '/api/auth/login?again=1',
  '/api/auth/resend-verification',
]

/** A guess that looks different from every other. */
function guessAt(userName: string, one: number): RawCall {
  const claims = Buffer.from(JSON.stringify({ sub: String(one), role: 'ADMIN' })).toString('base64url')
  const address = `198.51.${one % 250}.${one % 100}`
  return {
    method: 'POST',
    path: spellings[one % spellings.length] ?? '',
    body: {
      userName: one % 3 === 0 ? ` ${userName.toUpperCase()}` : userName,
      password: `guess ${randomBytes(6).toString('hex')}`,
    },
    headers: {
      'x-forwarded-for': address,
      'x-real-ip': address,
      forwarded: `for=${address}`,
      authorization: `Bearer eyJhbGciOiJub25lIn0.${claims}.`,
    },
  }
}

/** The victim logs in now and then from home, and each time must succeed. */
function victimAtHome(scene: Scene) {
  const answers: number[] = []
  return {
    meanwhile: async (one: number) => {
      answers.push(await logInFrom(scene, home, one))
    },
    finding: (): Finding => {
      const good = answers.filter((status) => status === 200).length
      return {
        what: '  the victim logs in meanwhile',
        found: `${good} of ${answers.length}`,
        wanted: 'all',
        passed: good === answers.length && good > 0,
      }
    },
  }
}

function atMost(what: string, evaluated: number, max: number, tally: Tally): Finding {
  const statuses = [...tally].sort(([a], [b]) => a - b).map(([status, count]) => `${count} × ${status}`)
  const answered = [...tally.keys()].every((status) => status < 500 || status === 503)
  return {
    what,
    found: `${evaluated} evaluated (${statuses.join(', ')})`,
    wanted: `1 to ${max}`,
    passed: evaluated > 0 && evaluated <= max && answered,
  }
}

const guessed = (tally: Tally) => tally.get(401) ?? 0

async function fromOneAddress(scene: Scene): Promise<Finding[]> {
  const { meanwhile, finding } = victimAtHome(scene)
  const call = (one: number) => guessAt(scene.victim.userName, one)
  const tally = await attack(scene, { call, from: () => '127.0.3.1', meanwhile })
  return [atMost('one account, from one address', guessed(tally), ofAccountAndAddress.max, tally), finding()]
}

async function atManyAccounts(scene: Scene): Promise<Finding[]> {
  const call = (one: number) => guessAt(`somebody-${one}@company.example`, one)
  const tally = await attack(scene, { call, from: () => '127.0.3.2' })
  return [atMost(`${tries} accounts, from one address`, guessed(tally), ofAddress.max, tally)]
}

async function fromManyAddresses(scene: Scene): Promise<Finding[]> {
  const began = Date.now()
  const { meanwhile, finding } = victimAtHome(scene)
  const call = (one: number) => guessAt(scene.victim.userName, one)
  const tally = await attack(scene, { call, from: (one) => `127.0.1.${1 + (one % 250)}`, meanwhile })
  const slow = Math.ceil((Date.now() - began) / 1000 / slowGuessSeconds) + 1
  return [
    atMost('one account, from 250 addresses', guessed(tally), guessesPerAccount.max + slow, tally),
    finding(),
    await fromNewAddress(scene),
  ]
}

/** After the storm the victim gets in from anywhere, trying every few seconds. */
async function fromNewAddress(scene: Scene): Promise<Finding> {
  const began = Date.now()
  let status = 0
  while (status !== 200 && Date.now() - began < 15_000) {
    await new Promise((resolve) => setTimeout(resolve, 500))
    status = await logInFrom(scene, '127.0.2.2')
  }
  return {
    what: '  the victim logs in afterwards from a new address',
    found: status === 200 ? `within ${((Date.now() - began) / 1000).toFixed(1)} s` : `answered ${status}`,
    wanted: 'within 15 s',
    passed: status === 200,
  }
}

/** Wrong tokens at every kind of link; a right one opens all the while, from the very same address. */
async function atLinks(scene: Scene): Promise<Finding[]> {
  const address = '127.0.3.3'
  const calls: ((token: string) => RawCall)[] = [
    (token) => ({ method: 'GET', path: `/api/interviews/${token}` }),
    (token) => ({ method: 'PUT', path: `/api/interviews/${token}/drafts/0`, body: { text: 'x' } }),
    (token) => ({ method: 'PUT', path: `/api/auth/confirm/${token}` }),
    (token) => ({
      method: 'PUT',
      path: `/API/auth/reset-password/${token}/`,
      body: { newPassword: scene.victim.password },
    }),
  ]
  const call = (one: number) => {
    const { headers } = guessAt('', one)
    const wrong = calls[one % calls.length]?.(randomBytes(48).toString('base64url'))
    return { method: 'GET', path: '/', ...wrong, ...(headers ? { headers } : {}) }
  }
  const tally = await attack(scene, { call, from: () => address })
  const evaluated = [...tally].reduce((sum, [status, count]) => sum + (status === 429 ? 0 : count), 0)
  return [
    atMost('wrong links, from one address', evaluated, ofLinks.max, tally),
    await rightLink(scene, address),
  ]
}

async function rightLink({ sender, urls, victim, mailedToken }: Scene, address: string): Promise<Finding> {
  const path = requestResetEndpoint.path.replace(':email', encodeURIComponent(victim.userName))
  await sender.send(urls[0], home, { method: 'POST', path })
  const token = await mailedToken(/^Choose a new/)
  const reset = {
    method: 'PUT',
    path: `/api/auth/reset-password/${token}`,
    body: { newPassword: victim.password },
  }
  const status = await sender.send(urls[1], address, reset)
  return {
    what: '  a right link opens at that address',
    found: `answered ${status}`,
    wanted: '200',
    passed: status === 200,
  }
}
