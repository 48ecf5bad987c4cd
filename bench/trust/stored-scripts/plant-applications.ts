import { isEmailAddress } from '#contract/email-address.ts'
import type { CandidateId } from '#contract/ids.ts'
import { registerCandidateEndpoint } from '#features/candidates/contract/candidates.ts'
import { decisionLimits, noteLimits } from '#features/candidates/contract/decision-limits.ts'
import { rejectCandidateEndpoint } from '#features/candidates/contract/decisions.ts'
import { addNoteEndpoint } from '#features/candidates/contract/notes.ts'
import { fieldProblem, maxLengths } from '#features/candidates/contract/registration.ts'
import * as interviews from '#features/interviews/contract/interviews.ts'
import { maxAnswerLength } from '#features/interviews/contract/limits.ts'
import { createInvitationEndpoint } from '#features/invitations/contract/invitations.ts'
import { invitationLimits } from '#features/invitations/contract/limits.ts'
import { replyToInvitationEndpoint } from '#features/invitations/contract/reply.ts'
import { correctContactEndpoint } from '#features/privacy/contract/my-application.ts'
import { generateReportEndpoint, getReportEndpoint } from '#features/reports/contract/candidate-report.ts'
import { aRegistration } from '#testing/builders/a-candidate.ts'
import { goodAnswers } from '#testing/builders/good-answers.ts'
import { aDocx } from '#testing/documents/a-docx.ts'
import { aPdf } from '#testing/documents/a-pdf.ts'
import { aLinkOver, tokenIn } from '#testing/hire-over-http.ts'
import { isAssessed } from '#testing/hire-through-faults.ts'
import type { Planter } from './planter-of.ts'
import { type Fits, inFileName, isPrintable, type Packed, packed } from './script-payloads.ts'

/** Somebody who applied, with the payloads of each part. */
export interface Applicant {
  id: CandidateId
  email: string
  /** Tokens of the interview and of the application's own page. */
  link: string
  own: string
  answers: readonly string[]
  cv: readonly string[]
  notes: string[]
}

const isName: Fits = (one) => fieldProblem('lastName', one) === null
const isMailbox: Fits = (one) => isEmailAddress(`${one}@candidate.example`)

/** All payloads in answers; of two people in words that can be assessed. */
export async function plantApplications(planter: Planter) {
  const { client, jobId, payloads, next, filled, offer } = planter
  const first = await started(planter)
  const { questions } = await client.call(interviews.getInterviewEndpoint, { params: { token: first.link } })
  const texts = packed(payloads, maxAnswerLength)
  const applied = [await completed(planter, first, texts.slice(0, questions.length))]
  for (let at = questions.length; at < texts.length; at += questions.length)
    applied.push(await completed(planter, await started(planter), texts.slice(at, at + questions.length)))
  for (let one = 0; one < 2; one++) {
    const assessed = goodAnswers.map((answer) => ({ text: `${answer}\n${filled(400)}`, payloads: [] }))
    applied.push(await completed(planter, await started(planter), assessed))
  }
  for (let one = 0; one < 10; one++) {
    const named = { firstName: next(maxLengths.firstName, isName), city: next(maxLengths.city, isName) }
    const email = `${next(60, one % 2 ? isMailbox : undefined)}@candidate.example`
    await offer(registerCandidateEndpoint, { body: aRegistration(jobId, { ...named, email }) })
  }
  const { link: underWay } = await started(planter)
  const params = { token: underWay, index: 0 }
  await offer(interviews.saveAnswerEndpoint, { params, body: { text: filled(maxAnswerLength) } })
  const draft = { params: { ...params, index: 1 }, body: { text: filled(maxAnswerLength) } }
  await offer(interviews.saveDraftEndpoint, draft)
  const applicants: Applicant[] = []
  for (const one of applied) applicants.push({ ...one, id: await isAssessed(planter, one.email) })
  return { applicants, underWay }
}

type Started = Pick<Applicant, 'link' | 'own' | 'email'>

/** With payloads for a name, as many as the rules for names let through. */
async function started({ client, jobId, next, offer }: Planter): Promise<Started> {
  const { token: link, email } = await aLinkOver(client, jobId)
  const { links } = await client.mailTo(email, /^link:/)
  const own = tokenIn(links, /\/My-application\/([\w-]+)/)
  for (const fits of [undefined, undefined, isName]) {
    const names = { firstName: next(maxLengths.firstName, fits), lastName: next(maxLengths.lastName, fits) }
    const body = { ...names, phone: '22345678', city: next(maxLengths.city, fits) }
    await offer(correctContactEndpoint, { params: { token: own }, body })
  }
  return { link, own, email }
}

/** Goes through the interview; texts that run out begin again. The CV says the same. */
async function completed(
  { client, offer, filled, next }: Planter,
  { link, own, email }: Started,
  texts: readonly Packed[],
): Promise<Omit<Applicant, 'id'>> {
  const params = { token: link }
  const { questions } = await client.call(interviews.getInterviewEndpoint, { params })
  for (const index of questions.keys()) {
    const body = { text: texts[index % texts.length]?.text ?? '' }
    const saved = await offer(interviews.saveAnswerEndpoint, { params: { ...params, index }, body })
    if (!saved?.followUp) continue
    const followUp = { params: { ...params, index }, body: { text: filled(1000) } }
    await offer(interviews.saveFollowUpEndpoint, followUp)
  }
  const answers = texts.flatMap(({ payloads }) => payloads)
  const cv = answers.filter(isPrintable)
  const name = next(100, inFileName)
  const few = { lines: Array.from({ length: 40 }, () => next(80, inFileName)) }
  const file =
    cv.length > 0
      ? { name: `${name}.docx`, bytes: aDocx({ lines: cv }) }
      : {
          name: `${name}.pdf`,
          bytes: aPdf({ ...few, catalog: '/OpenAction << /S /JavaScript /JS (xss\\(0\\)) >>' }),
        }
  await client.call(interviews.saveCvEndpoint, { params, upload: { file } })
  await client.call(interviews.completeInterviewEndpoint, { upload: { fields: { interviewToken: link } } })
  return { link, own, email, answers, cv, notes: [] }
}

/** All payloads in notes; a report, a meeting, a rejection. The token of the invitation. */
export async function plantDecisions(planter: Planter, applicants: readonly Applicant[]): Promise<string> {
  const { client, employer: token, payloads, offer, next, filled } = planter
  const [rejected, ...others] = applicants
  const [met, invited] = others.slice(-2)
  if (!rejected || !met || !invited) throw new Error('Too few applied')
  for (const [at, { text, payloads: lines }] of packed(payloads, noteLimits.text).entries()) {
    const { id: candidateId, notes } = applicants[at % applicants.length] ?? rejected
    const noted = await offer(addNoteEndpoint, { token, params: { candidateId }, body: { text } })
    if (noted) notes.push(...lines)
  }
  for (const { id: candidateId } of [rejected, invited]) {
    await offer(generateReportEndpoint, { token, params: { candidateId } })
    const isDone = ({ reportStatus }: { reportStatus: string | null }) => reportStatus !== 'GENERATING'
    await client.until(getReportEndpoint, { token, params: { candidateId } }, isDone)
  }
  const meeting = { interviewDate: '2040-11-30T09:30:00', customMessage: filled(invitationLimits.message) }
  const inAddress = next(200, inFileName).replaceAll(' ', '')
  for (const [candidateId, interviewType, interviewPlace] of [
    [invited.id, 'ONLINE', next(invitationLimits.place)],
    [invited.id, 'ONLINE', `https://meet.example/${inAddress}`],
    [met.id, 'IN_PERSON', filled(invitationLimits.place)],
  ] as const)
    await offer(createInvitationEndpoint, {
      token,
      body: { candidateId, interviewType, interviewPlace, ...meeting },
    })
  const { links } = await client.mailTo(invited.email, /^invited:/)
  const link = tokenIn(links, /\/Invitation\/([\w-]+)/)
  const reply = {
    reply: 'another-time' as const,
    message: filled(invitationLimits.replyMessage),
    sequence: 0,
  }
  await offer(replyToInvitationEndpoint, { params: { token: link }, body: reply })
  const reason = filled(decisionLimits.reason)
  await offer(rejectCandidateEndpoint, { token, params: { candidateId: rejected.id }, body: { reason } })
  return link
}
