import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CandidateId, JobId } from '#contract/ids.ts'
import { confirmPurchaseEndpoint } from '#features/admin/contract/console.ts'
import { buyPlanEndpoint } from '#features/billing/contract/purchases.ts'
import { rejectCandidateEndpoint } from '#features/candidates/contract/decisions.ts'
import {
  completeInterviewEndpoint,
  getInterviewEndpoint,
  saveAnswerEndpoint,
  saveCvEndpoint,
} from '#features/interviews/contract/interviews.ts'
import { createInvitationEndpoint } from '#features/invitations/contract/invitations.ts'
import {
  eraseApplicationEndpoint,
  getMyApplicationEndpoint,
} from '#features/privacy/contract/my-application.ts'
import { generateReportEndpoint, getReportEndpoint } from '#features/reports/contract/candidate-report.ts'
import { listJobCandidatesEndpoint } from '#features/review/contract/candidates.ts'
import { anAnswerInFrench } from '#testing/builders/an-answer-in-french.ts'
import { someDetails } from '#testing/builders/an-invitation.ts'
import { cvFixtures } from '#testing/documents/cv-fixtures.ts'
import { aJobOver, aLinkOver, anOperatorOver, signedUpOver, tokenIn } from '#testing/hire-over-http.ts'
import { type PersistentClient, persistentClient } from '#testing/persistent-client.ts'
import { readInstallation } from '#testing/read-installation.ts'
import { settledMails } from '#testing/settled-mails.ts'
import { databasePids, startServer, type TestServer } from '#testing/start-server.ts'

const minutes = 60_000
/** Longer than it takes; steps that were not reached by then kill no more. */
const sweepMs = 5 * minutes
