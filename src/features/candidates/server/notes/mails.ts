import { sayTo } from '#contract/texts/translator.ts'
import { listUsers } from '#features/accounts/server/list-users.ts'
import { getJob } from '#features/jobs/server/get-job.ts'
import { defineMail } from '#platform/mail/mail.ts'
import { shownPerson } from '../blind-review.ts'
import { getCandidate } from '../get-candidate.ts'
import { mentionTexts } from './mail-texts.ts'
import { translations as arabic } from './mail-texts-ar.ts'
import { translations as french } from './mail-texts-fr.ts'
import { findMention } from './store.ts'

const sayOf = sayTo({ fr: french, ar: arabic })

/** Tells a user of a note that mentions them; blind review hides the candidate's name here too. */
export const mentionMail = defineMail({
  name: 'candidates.mention',
  compose: async ({ db, links, clock }, { companyId, subjectId }) => {
    if (companyId === null) return null
    return db.forCompany(companyId, async (tx) => {
      const mention = await findMention(tx, companyId, subjectId)
      if (!mention || mention.userId === mention.writtenBy) return null
      const users = await listUsers(tx, companyId)
      const reader = users.find(({ id }) => id === mention.userId)
      const writer = users.find(({ id }) => id === mention.writtenBy)
      if (!reader || !writer) return null
      const candidate = await getCandidate(tx, companyId, mention.candidateId)
      const job = await getJob(tx, companyId, candidate.jobId)
      const { firstName, lastName } = shownPerson(job, candidate, clock.now())
      const about = { writer: writer.email, candidate: `${firstName} ${lastName}`, job: job.title }
      const t = sayOf(reader.language)(mentionTexts)
      return {
        to: reader.email,
        language: reader.language ?? 'en',
        subject: t('subject', about),
        preview: t('preview', about),
        greeting: t('greeting'),
        paragraphs: [t('intro', about), ...mention.text.split(/\n+/)],
        action: { label: t('action'), url: links.page(`/Dashboard/${job.id}/${candidate.id}`) },
      }
    })
  },
})
