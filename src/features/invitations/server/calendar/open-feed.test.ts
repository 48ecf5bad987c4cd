import ICAL from 'ical.js'
import { describe, expect, it } from 'vitest'
import { chooseLanguageEndpoint } from '#features/accounts/contract/account.ts'
import { removeUserEndpoint } from '#features/accounts/contract/team.ts'
import { banCompany } from '#features/accounts/server/ban-company.ts'
import { aCandidate } from '#testing/builders/a-candidate.ts'
import { aColleague } from '#testing/builders/a-colleague.ts'
import { aJob } from '#testing/builders/a-job.ts'
import { invitationCalls } from '#testing/invitation-calls.ts'
import {
  getCalendarFeedEndpoint,
  openCalendarFeedEndpoint,
  renewCalendarFeedEndpoint,
} from '../../contract/calendar-feed.ts'

const set = invitationCalls()
const addressOf = async (token = set.company.token) =>
  (await set.app.succeed(getCalendarFeedEndpoint, { token })).url
const open = (url: string) =>
  set.app.call(openCalendarFeedEndpoint, { params: { token: url.split('/').at(-1) ?? '' } })
const entries = (bytes: Buffer) =>
  new ICAL.Component(ICAL.parse(bytes.toString()))
    .getAllSubcomponents('vevent')
    .map((one) => new ICAL.Event(one))

describe('the feed', () => {
  it('holds the scheduled meetings, without what was written to candidates', async () => {
    const colleague = await aColleague(set.app, set.company, 'VIEWER')
    await set.create({ interviewers: [colleague.userId] })
    const second = await aCandidate(set.app, await aJob(set.app, set.company), { firstName: 'Nour' })
    await set.create({ otherDates: ['2026-12-02T09:00:00'] }, second.candidateId)
    const url = await addressOf()
    expect(url).toMatch(/^http:\/\/mindhire\.test\/api\/calendar\/[\w-]{64}$/)
    const { status, bytes, headers } = await open(url)
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      'text/calendar; charset=utf-8',
      'private, max-age=300',
    ])
    const [event, ...more] = entries(bytes)
    expect(more).toEqual([])
    expect(event?.summary).toBe('Interview: Amel Trabelsi (Buyer)')
    expect(event?.startDate.toJSDate().toISOString()).toBe('2026-11-30T08:30:00.000Z')
    expect(event?.description).toContain(colleague.email)
    expect(bytes.toString()).not.toContain('forward')
  })

  it('speaks the language of its user', async () => {
    const colleague = await aColleague(set.app, set.company, 'VIEWER')
    await set.app.succeed(chooseLanguageEndpoint, { token: colleague.token, body: { language: 'ar' } })
    await set.create()
    const [event] = entries((await open(await addressOf(colleague.token))).bytes)
    expect(event?.summary).toBe('مقابلة: Amel Trabelsi (Buyer)')
  })

  it('holds the last 90 days, and is the same for the same meetings', async () => {
    await set.create()
    const url = await addressOf()
    const before = (await open(url)).bytes.toString()
    set.app.clock.set('2027-02-28T08:29:00Z')
    expect((await open(url)).bytes.toString()).toBe(before)
    set.app.clock.set('2027-02-28T08:31:00Z')
    expect(entries((await open(url)).bytes)).toEqual([])
  })

  it('has an address for each user, which ends when it is renewed', async () => {
    const colleague = await aColleague(set.app, set.company, 'VIEWER')
    const [mine, theirs] = [await addressOf(), await addressOf(colleague.token)]
    expect(theirs).not.toBe(mine)
    const { url } = await set.app.succeed(renewCalendarFeedEndpoint, { token: set.company.token })
    const again = await set.app.succeed(renewCalendarFeedEndpoint, { token: set.company.token })
    expect(await addressOf()).toBe(again.url)
    expect((await open(again.url)).status).toBe(200)
    expect((await open(theirs)).status).toBe(200)
    for (const old of [mine, url]) expect((await open(old)).error.code).toBe('EXPIRED_LINK')
  })

  it('ends with the user, and with the company’s account', async () => {
    const colleague = await aColleague(set.app, set.company, 'VIEWER')
    const [mine, theirs] = [await addressOf(), await addressOf(colleague.token)]
    await set.app.succeed(removeUserEndpoint, {
      token: set.company.token,
      params: { userId: colleague.userId },
    })
    expect((await open(theirs)).error.code).toBe('EXPIRED_LINK')
    const { companyId } = set.company
    await banCompany(set.app.platform, { operatorId: crypto.randomUUID(), companyId, reason: 'Fees' })
    expect((await open(mine)).error.code).toBe('EXPIRED_LINK')
  })

  it.each(['x', 'a'.repeat(64), ''.padEnd(300, 'é')])('is not opened by %j', async (token) => {
    expect((await open(token)).error.code).toBe('EXPIRED_LINK')
  })
})
