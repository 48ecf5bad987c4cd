import { getCompany } from '#features/accounts/server/get-company.ts'
import { renewOffer } from '#features/interviews/server/offer-seats.ts'
import { getJob } from '#features/jobs/server/get-job.ts'
import { candidateMail } from '#features/mail-templates/server/candidate-mail.ts'
import { defineMail } from '#platform/mail/mail.ts'
import { findWaiting, setTold } from './store.ts'

/** Tells the next on a waiting list that a place is free, with the link to register. */
export const placeFreeMail = defineMail({
  name: 'waiting-list.place-free',
  askedBy: 'anyone',
  compose: async ({ clock, config, db, links }, { companyId, subjectId }) => {
    if (companyId === null) return null
    return db.forCompany(companyId, async (tx) => {
      const waiting = await findWaiting(tx, companyId, subjectId)
      if (!waiting) return null
      const job = await getJob(tx, companyId, waiting.jobId)
      if (job.status !== 'open') return null
      // The time to take the place begins with the mail, however long it waited.
      await setTold(tx, waiting, [waiting.id], clock.now())
      await renewOffer({ clock, config }, tx, waiting, waiting.email)
      const { name } = await getCompany(tx, companyId)
      const chosen = waiting.language ? `?lang=${waiting.language}` : ''
      return candidateMail(tx, companyId, {
        kind: 'place-free',
        to: waiting.email,
        language: waiting.language ?? job.language,
        values: { job: job.title, company: name },
        url: links.page(`/Apply/${job.id}${chosen}`),
        applicationUrl: null,
      })
    })
  },
})

export const mails = [placeFreeMail]
