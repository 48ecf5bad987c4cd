import type { CandidateId, CompanyId, JobId } from '#contract/ids.ts'
import { sayTo, type TranslatorOf } from '#contract/texts/translator.ts'
import { listUsers } from '#features/accounts/server/list-users.ts'
import { shownPerson } from '#features/candidates/server/blind-review.ts'
import {
  type Candidate,
  getCandidate,
  listCandidatesById,
} from '#features/candidates/server/get-candidate.ts'
import { getJob, type KnownJob } from '#features/jobs/server/get-job.ts'
import type { Tx } from '#platform/database/database.ts'
import { defineMail, type MailContent, type MailList } from '#platform/mail/mail.ts'
import type { Platform } from '#platform/platform.ts'
import { defaultChoice } from './change-notifications.ts'
import { notificationTexts } from './mail-texts.ts'
import { translations as arabic } from './mail-texts-ar.ts'
import { translations as french } from './mail-texts-fr.ts'
import { findDigest, findNotification, selectChoices, selectDigestCandidates, type UserKey } from './store.ts'

const sayOf = sayTo({ fr: french, ar: arabic })
type Translator = TranslatorOf<typeof notificationTexts>

/** More are counted; the job's page lists them. */
const maxNames = 10

/** A user who may have left or changed their choice since the mail was queued. */
async function findReader(tx: Tx, { companyId, userId }: UserKey) {
  const user = (await listUsers(tx, companyId)).find(({ id }) => id === userId)
  if (!user) return null
  const choice = (await selectChoices(tx, companyId)).get(userId) ?? defaultChoice(user.role)
  const language = user.language ?? 'en'
  const t = sayOf(language)(notificationTexts)
  return { email: user.email, language, t, wantsInterviews: choice !== 'off' }
}

/** As blind review lets readers of the job know it. */
function nameOf({ clock }: Pick<Platform, 'clock'>, job: KnownJob, candidate: Candidate): string {
  const { firstName, lastName } = shownPerson(job, candidate, clock.now())
  return `${firstName} ${lastName}`
}

const pageOf = ({ links }: Pick<Platform, 'links'>, { id, jobId }: Pick<Candidate, 'id' | 'jobId'>) =>
  links.page(`/Dashboard/${jobId}/${id}`)

type Write = (
  t: Translator,
  about: { candidate: string; job: string; isFirst: boolean },
) => Pick<MailContent, 'subject' | 'preview' | 'paragraphs' | 'notes'>

/** A mail about one notification; none when its user wants none any more, or the candidate withdrew meanwhile. */
function mailOfCandidate(name: string, write: Write) {
  return defineMail({
    name,
    compose: async ({ db, links, clock }, { companyId, subjectId }): Promise<MailContent | null> => {
      if (companyId === null) return null
      return db.forCompany(companyId, async (tx) => {
        const notification = await findNotification(tx, companyId, subjectId)
        const reader = notification && (await findReader(tx, notification))
        if (!reader) return null
        const { kind, candidateId } = notification
        if (kind !== 'asked-for-a-person' && !reader.wantsInterviews) return null
        const candidate = await getCandidate(tx, companyId, candidateId)
        if ((candidate.status === 'WITHDRAWN') !== (kind === 'withdrawn')) return null
        const job = await getJob(tx, companyId, candidate.jobId)
        const about = {
          candidate: nameOf({ clock }, job, candidate),
          job: job.title,
          isFirst: kind === 'first-completed',
        }
        return {
          to: reader.email,
          language: reader.language,
          greeting: reader.t('greeting'),
          action: { label: reader.t('openCandidate'), url: pageOf({ links }, candidate) },
          ...write(reader.t, about),
        }
      })
    },
  })
}

export const completedMail = mailOfCandidate('review.interview-completed', (t, { isFirst, ...about }) => ({
  subject: t(isFirst ? 'firstSubject' : 'completedSubject', about),
  preview: t('completedPreview'),
  paragraphs: [t(isFirst ? 'firstIntro' : 'completedIntro', about)],
  notes: [t('atOnce')],
}))

export const personAskedForMail = mailOfCandidate('review.person-asked-for', (t, about) => ({
  subject: t('personSubject', about),
  preview: t('personPreview', about),
  paragraphs: [t('personIntro', about)],
  notes: [t('person')],
}))

export const withdrawnMail = mailOfCandidate('review.candidate-withdrew', (t, about) => ({
  subject: t('withdrawnSubject', about),
  preview: t('withdrawnPreview'),
  paragraphs: [t('withdrawnIntro', about)],
  notes: [t('atOnce')],
}))

/** One mail a day about all interviews that were completed; none when all their candidates are gone. */
export const digestMail = defineMail({
  name: 'review.digest',
  compose: async ({ db, links, clock }, { companyId, subjectId }): Promise<MailContent | null> => {
    if (companyId === null) return null
    return db.forCompany(companyId, async (tx) => {
      const digest = await findDigest(tx, companyId, subjectId)
      const reader = digest && (await findReader(tx, digest))
      if (!reader?.wantsInterviews) return null
      const jobs = await candidatesByJob(
        tx,
        companyId,
        await selectDigestCandidates(tx, companyId, subjectId),
      )
      if (jobs.size === 0) return null
      const { t, language } = reader
      const lists: MailList[] = []
      for (const [jobId, candidates] of jobs)
        lists.push(listOf({ links, clock, t }, await getJob(tx, companyId, jobId), candidates))
      const count = [...jobs.values()].flat().length
      return {
        to: reader.email,
        language,
        subject: t('digestSubject', { count }),
        preview: t('digestPreview', { jobs: jobs.size }),
        greeting: t('greeting'),
        paragraphs: [t('digestIntro')],
        lists,
        action: { label: t('openDashboard'), url: links.page('/Dashboard') },
        notes: [t('daily')],
      }
    })
  },
})

/** Without those who withdrew. */
async function candidatesByJob(
  tx: Tx,
  companyId: CompanyId,
  candidateIds: readonly CandidateId[],
): Promise<Map<JobId, Candidate[]>> {
  const found = await listCandidatesById(tx, companyId, candidateIds)
  const candidates = candidateIds.map((id) => found.get(id)).filter((candidate) => candidate !== undefined)
  return Map.groupBy(
    candidates.filter(({ status }) => status !== 'WITHDRAWN'),
    ({ jobId }) => jobId,
  )
}

function listOf(
  { links, clock, t }: Pick<Platform, 'links' | 'clock'> & { t: Translator },
  job: KnownJob,
  candidates: readonly Candidate[],
): MailList {
  const named = candidates
    .slice(0, maxNames)
    .map((candidate) => ({ label: nameOf({ clock }, job, candidate), url: pageOf({ links }, candidate) }))
  return {
    title: t('digestJob', { job: job.title, count: candidates.length }),
    links: [...named, { label: t('digestAll'), url: links.page(`/Jobs/${job.id}`) }],
  }
}

export const mails = [completedMail, personAskedForMail, withdrawnMail, digestMail]
