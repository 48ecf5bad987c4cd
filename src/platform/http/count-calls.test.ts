import { describe, expect, it } from 'vitest'
import type { CallLimit, EndpointShape } from '#contract/endpoint.ts'
import { Refusal } from '#contract/refusals.ts'
import { type Limit, LimitReached, type Limits } from '#platform/limits/limits.ts'
import { countCalls } from './count-calls.ts'

const byAddress: CallLimit = { per: ['address'], max: 30, minutes: 15 }
const byEmail: CallLimit = { per: ['body.email'], max: 5, minutes: 60 }
const byBoth: CallLimit = { per: ['address', 'body.email'], max: 3, minutes: 10 }

const addressKey = '["POST /api/auth/login",15,["address","192.0.2.7"]]'
const emailKey = '["POST /api/auth/login",60,["body.email","a@b.example"]]'
const bothKey = '["POST /api/auth/login",10,["address","192.0.2.7"],["body.email","a@b.example"]]'

function counting(limits: readonly CallLimit[] | undefined, call: object = {}) {
  const done: string[] = []
  const note = (verb: string) => async (some: readonly Limit[]) => {
    done.push(...some.map(({ key }) => `${verb} ${key}`), ...(some.length > 0 ? [] : [`${verb} nothing`]))
  }
  const noted = { take: note('take'), refund: note('refund'), clear: note('clear') } as unknown as Limits
  const endpoint = { method: 'POST', path: '/api/auth/login', limits } as unknown as EndpointShape
  const called = { ip: '192.0.2.7', params: { jobId: 'j1' }, body: { email: 'a@b.example' }, ...call }
  return { done, ...countCalls(noted, endpoint, called as Parameters<typeof countCalls>[2]) }
}

describe('before a call', () => {
  it.each<[what: string, limits: readonly CallLimit[] | undefined, done: string[]]>([
    ['no limits', undefined, []],
    ['an empty list', [], []],
    ['two limits', [byAddress, byEmail], [`take ${addressKey}`, `take ${emailKey}`]],
    ['a limit by two things together', [byBoth], [`take ${bothKey}`]],
    ['a limit of refusals alone', [{ ...byAddress, countOnly: ['WRONG'] }], []],
  ])('%s', async (_what, limits, done) => {
    const count = counting(limits)
    await count.begin()
    expect(count.done).toEqual(done)
  })

  it('hands on how many calls in how many minutes', async () => {
    const taken: Limit[] = []
    const limits = { take: async (some: readonly Limit[]) => void taken.push(...some) } as unknown as Limits
    const endpoint = { method: 'GET', path: '/api/jobs', limits: [byAddress] } as unknown as EndpointShape
    const call = { ip: '::1', params: {}, body: undefined } as Parameters<typeof countCalls>[2]
    await countCalls(limits, endpoint, call).begin()
    expect(taken).toEqual([{ key: '["GET /api/jobs",15,["address","0:0:0:0::/64"]]', max: 30, minutes: 15 }])
  })

  it.each<[per: CallLimit['per'], call: object, key: string]>([
    [['user'], { employer: { userId: 'u1' } }, '["shared",15,["user","u1"]]'],
    [['params.jobId'], {}, '["shared",15,["params.jobId","j1"]]'],
    [['body.code'], { body: { code: 123 } }, '["shared",15,["body.code","123"]]'],
  ])('by %j', async (per, call, key) => {
    const count = counting([{ ...byAddress, per, name: 'shared' }], call)
    await count.begin()
    expect(count.done).toEqual([`take ${key}`])
  })

  it.each<[per: CallLimit['per'], call: object, message: string]>([
    [['user'], {}, 'A limit counts by user, which this call does not have'],
    [['params.companyId'], {}, 'A limit counts by params.companyId, which this call does not have'],
    [['body.code'], {}, 'A limit counts by body.code, which this call does not have'],
    [['body.code'], { body: undefined }, 'A limit counts by body.code, which this call does not have'],
  ])('by %j of a call without it: our mistake', async (per, call, message) => {
    await expect(counting([{ ...byAddress, per }], call).begin()).rejects.toThrow(message)
  })
})

describe('after a call that failed', () => {
  const except: CallLimit = { ...byEmail, countExcept: ['BUSY'] }
  const only: CallLimit = { ...byAddress, countOnly: ['WRONG'] }

  it.each<[what: string, limits: readonly CallLimit[] | undefined, error: unknown, done: string[]]>([
    ['a refusal stays counted', [byAddress], new Refusal('WRONG'), []],
    ['an error of ours stays counted', [except], new Error('BUSY'), []],
    ['without limits nothing is counted', undefined, new Refusal('WRONG'), []],
    ['an excepted refusal is taken back', [byAddress, except], new Refusal('BUSY'), [`refund ${emailKey}`]],
    ['another refusal is not', [byAddress, except], new Refusal('WRONG'), []],
    [
      'a limit further on takes all back',
      [byAddress, byEmail],
      new LimitReached(9),
      [`refund ${addressKey}`, `refund ${emailKey}`],
    ],
    ['so does an outage', [byAddress], new Refusal('UNAVAILABLE'), [`refund ${addressKey}`]],
    ['a guess is counted', [only, except], new Refusal('WRONG'), [`take ${addressKey}`]],
    ['what is no guess is not', [only], new Refusal('BUSY'), []],
    ['an error is no guess', [only], Object.assign(new Error('broken'), { code: 'WRONG' }), []],
    ['a guess never taken is never taken back', [only], new LimitReached(9), []],
  ])('%s', async (_what, limits, error, done) => {
    const count = counting(limits)
    await count.failed(error)
    expect(count.done).toEqual(done)
  })
})

describe('after a call that was right', () => {
  it.each<[what: string, limits: readonly CallLimit[], done: string[]]>([
    ['an address gets one call back', [byAddress], [`refund ${addressKey}`]],
    ['an account starts from zero', [byEmail], [`clear ${emailKey}`]],
    ['an account at an address starts from zero', [byBoth], [`clear ${bothKey}`]],
    ['each as it is counted', [byAddress, byBoth], [`clear ${bothKey}`, `refund ${addressKey}`]],
    ['a count of refusals stays', [{ ...byEmail, countOnly: ['WRONG'] }], []],
  ])('%s', async (_what, limits, done) => {
    const count = counting(limits)
    await count.refund()
    expect(count.done).toEqual(done)
  })
})
