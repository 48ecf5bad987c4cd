import type { UserId } from '#contract/ids.ts'
import { Refusal } from '#contract/refusals.ts'
import { sayTo } from '#contract/texts/translator.ts'
import { getCompany } from '#features/accounts/server/get-company.ts'
import { findCompanyOfUser, getUser } from '#features/accounts/server/list-users.ts'
import type { Person } from '#platform/database/database.ts'
import type { FileAnswer } from '#platform/http/route.ts'
import type { Platform } from '#platform/platform.ts'
import { describeInvitations } from '../describe-invitations.ts'
import { calendarFile } from '../get-invitation-by-link.ts'
import { findFeedIssue, raiseFeedIssue, selectScheduled } from '../store.ts'
import { feedTexts } from './texts.ts'
import { translations as arabic } from './texts-ar.ts'
import { translations as french } from './texts-fr.ts'
import { writeFeed } from './write-calendar.ts'

const sayOf = sayTo({ fr: french, ar: arabic })
const pastDays = 90
/** Calendars ask several times an hour. */
const maxAgeSeconds = 300

type Deps = Pick<Platform, 'db' | 'links'>

/** The address of the user's feed. */
export async function getCalendarFeed({ db, links }: Deps, person: Person): Promise<{ url: string }> {
  const { companyId, userId } = person
  const issue = await db.forCompany(companyId, (tx) => findFeedIssue(tx, { companyId, userId }))
  return { url: addressOf({ links }, userId, issue) }
}

/** A new address; the old one ends at once. */
export async function renewCalendarFeed(
  { db, links, audit }: Deps & Pick<Platform, 'audit'>,
  { companyId, userId }: Person,
): Promise<{ url: string }> {
  const issue = await db.forCompany(companyId, async (tx) => {
    const action = 'calendar-feed.renewed'
    await audit.record(tx, { companyId, actor: userId, action, subjectId: userId })
    return raiseFeedIssue(tx, { companyId, userId })
  })
  return { url: addressOf({ links }, userId, issue) }
}

const addressOf = ({ links }: Pick<Platform, 'links'>, userId: UserId, issue: number) =>
  links.page(`/api/calendar/${links.token('calendar-feed', userId, issue)}`)

/**
 * The company's meetings of the last 90 days and to come, without what was written to candidates. Throws EXPIRED_LINK for
 * an unknown or renewed address, and while the company is banned or leaving.
 */
export async function openCalendarFeed(
  { db, links, clock, config }: Deps & Pick<Platform, 'clock' | 'config'>,
  token: string,
): Promise<FileAnswer> {
  const userId = links.claimedId(token) as UserId | null
  const companyId = userId && (await db.forSystem((tx) => findCompanyOfUser(tx, userId)))
  if (!companyId) throw new Refusal('EXPIRED_LINK')
  return db.forCompany(companyId, async (tx) => {
    const issue = await findFeedIssue(tx, { companyId, userId })
    if (!links.matches(token, 'calendar-feed', userId, issue)) throw new Refusal('EXPIRED_LINK')
    const company = await getCompany(tx, companyId)
    if (!company.openToPublic) throw new Refusal('EXPIRED_LINK')
    const t = sayOf((await getUser(tx, companyId, userId)).language)(feedTexts)
    const now = clock.now()
    const since = new Date(now.getTime() - pastDays * 86_400_000)
    const rows = await selectScheduled(tx, companyId, since)
    const described = await describeInvitations(tx, companyId, rows, now)
    const entries = described.flatMap(({ candidateFullName: candidate, interviewInvitation, meeting }) => {
      const row = rows.find(({ id }) => id === interviewInvitation.id)
      if (!row?.startsAt) return []
      const { jobTitle: job, jobId, candidateId, interviewers } = meeting
      const url = links.page(`/Dashboard/${jobId}/${candidateId}`)
      const names = interviewers.map(({ name }) => name).join(', ')
      const texts = {
        summary: t('summary', { candidate, job }),
        description: [...(names ? [t('interviewers', { names })] : []), url].join('\n'),
      }
      return [{ meeting: { ...row, startsAt: row.startsAt }, texts }]
    })
    const name = t('name', { company: company.name })
    const content = writeFeed(entries, { brand: config.BRAND_NAME, publicUrl: config.publicUrl, name })
    return { ...calendarFile(content, 'inline'), maxAgeSeconds }
  })
}
