import * as z from 'zod/mini'
import { canView, endpoint, linkHolder } from '#contract/endpoint.ts'
import { candidateId, jobId } from '#contract/ids.ts'
import { wrongLinkLimits } from '#contract/wrong-links.ts'
import { planNeeded } from '#features/billing/contract/options.ts'

const ofCandidate = z.strictObject({ candidateId })

const transcriptFollowUp = z.object({
  question: z.string(),
  /** null: skipped, or left. */
  answer: z.nullable(z.string()),
})
export type TranscriptFollowUp = z.output<typeof transcriptFollowUp>

export const getTranscriptEndpoint = endpoint({
  method: 'GET',
  path: '/api/chat/:candidateId',
  summary:
    "A candidate's interview: the questions and the answers in order; both empty until it is completed.",
  access: canView,
  params: ofCandidate,
  reply: z.object({
    questions: z.array(z.string()),
    /** Each with the answer to its follow-up at its end. */
    answers: z.array(z.string()),
    /** One for each question, null where none was asked. */
    followUps: z.array(z.nullable(transcriptFollowUp)),
    /** "Candidate 12" while blind review hides the name. */
    candidateName: z.string(),
    job: z.object({ id: jobId, title: z.string() }),
    /** null until it is completed. */
    completedAt: z.nullable(z.string()),
  }),
  refusals: planNeeded,
})

/** The kinds of files that a CV may be. */
export const cvKinds = ['pdf', 'doc', 'docx', 'jpg', 'png', 'heic'] as const

export type CvKind = (typeof cvKinds)[number]

export const getCvEndpoint = endpoint({
  method: 'GET',
  path: '/api/candidates/:candidateId/cv',
  summary:
    "The candidate's CV: a link to the file that works for five minutes, and the text that was read from it.",
  access: canView,
  params: ofCandidate,
  reply: z.object({
    url: z.string(),
    kind: z.enum(cvKinds),
    /** null where none could be read, or not yet. */
    text: z.nullable(z.string()),
  }),
  refusals: {
    HIDDEN: { status: 403, message: 'Blind review hides the CV until you decide or reveal the candidate.' },
  },
})

export const askForPersonEndpoint = endpoint({
  method: 'POST',
  path: '/api/interviews/:token/ask-for-person',
  summary:
    'Marks the candidate as asking for a person and notifies the employer; asking again changes nothing.',
  access: linkHolder,
  params: z.object({ token: z.string().check(z.minLength(1)) }),
  reply: 'nothing',
  refusals: {
    EXPIRED_LINK: { status: 410, message: 'Interview Link Expired. Please contact HR for a new link.' },
  },
  limits: wrongLinkLimits('EXPIRED_LINK'),
})
