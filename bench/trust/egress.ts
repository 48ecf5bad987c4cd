import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { CandidateId } from '#contract/ids.ts'
import { completeInterviewEndpoint, getInterviewEndpoint } from '#features/interviews/contract/interviews.ts'
import { createInvitationEndpoint } from '#features/invitations/contract/invitations.ts'
import { listExportsEndpoint, requestExportEndpoint } from '#features/privacy/contract/company-data.ts'
import { listJobCandidatesEndpoint } from '#features/review/contract/candidates.ts'
import { startAiStub } from '#testing/ai-stub/start-ai-stub.ts'
import { judgementOf } from '#testing/ai-stub/stub-judge.ts'
import { aJobOver, aLinkOver, signedUpOver } from '#testing/hire-over-http.ts'
import { type Hiring, isReported } from '#testing/hire-through-faults.ts'
import { persistentClient } from '#testing/persistent-client.ts'
import { startServer } from '#testing/start-server.ts'
import type { CvFile } from '../corpus/made-files.ts'
import { type ConnectTrap, trapConnections } from './connect-trap.ts'
import { luringFiles } from './luring-files.ts'
import type { Finding, Trial } from './trial.ts'

/** S19: nothing that strangers send has the installation ask anybody for anything. */
export const egress: Trial = {
  name: 'S19',
  what: 'Outgoing connections of server, readers and database while files and texts lure them elsewhere',
  run: async () => {
    const stub = await startAiStub()
    // Questions are written by the built-in engine then.
    stub.play((request) =>
      request.prompt.includes('"answers"') ? { say: judgementOf(request, 3) } : { status: 400 },
    )
    const lure = await openLure()
    const server = await startServer({
      BILLING: 'off',
      LOG_LEVEL: 'warn',
      AI_PROVIDER: 'openai-compatible',
      AI_BASE_URL: stub.url,
      AI_MODEL: 'stub',
      AI_PRICE_INPUT: '0',
      AI_PRICE_OUTPUT: '0',
    })
    const trap = await trapConnections(server.pid())
    try {
      const client = persistentClient(server)
      const employer = await signedUpOver(client)
      const jobId = await aJobOver(client, employer)
      const hiring = { client, employer, operator: '', jobId }
      // A name that has to be asked for, and one that listens here.
      const addresses = [lure.address, 'http://lure.invalid/picture.png']
      const sent = await applyWith(hiring, luringFiles(addresses), lure.address)
      await goOn(hiring, sent.taken, lure.address)
      return findings({ sent, trap, asked: lure.asked(), modelPort: Number(new URL(stub.url).port) })
    } finally {
      await trap.close()
      await server.stop()
      await stub.close()
      await lure.close()
    }
  },
}

interface Seen {
  sent: { taken: number; refused: number }
  trap: ConnectTrap
  /** Requests that came to the lure. */
  asked: number
  modelPort: number
}

function findings({ sent, trap, asked, modelPort }: Seen): Finding[] {
  const reached = trap.reached()
  const toModel = reached.filter(({ port }) => port === modelPort)
  const elsewhere = reached.filter(({ port }) => port !== modelPort)
  const { processes, readers } = trap.watched()
  const places = elsewhere.map(({ address, port }) => `${address}:${port}`)
  return [
    {
      what: 'files that lure: taken and read, refused',
      found: `${sent.taken}, ${sent.refused}`,
      wanted: 'some of each',
      passed: sent.taken > 0 && sent.refused > 0,
    },
    {
      what: 'calls to anybody but the model that is set',
      found: [elsewhere.length, ...new Set(places)].slice(0, 6).join(' '),
      wanted: '0',
      passed: elsewhere.length === 0,
    },
    { what: 'requests at the lure', found: String(asked), wanted: '0', passed: asked === 0 },
    {
      what: 'what the trap saw: processes, readers among them, connections to the model',
      found: `${processes}, ${readers}, ${toModel.length}`,
      wanted: 'some of each',
      passed: processes > 1 && readers > 0 && toModel.length > 0,
    },
  ]
}

async function openLure() {
  let asked = 0
  const server = createServer((_request, response) => {
    asked++
    response.end()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    address: `http://127.0.0.1:${port}/picture.png`,
    asked: () => asked,
    close: async () => {
      server.close()
      await once(server, 'close')
    },
  }
}

/** An application with each of them. */
async function applyWith({ client, jobId }: Hiring, files: readonly CvFile[], address: string) {
  const sent = { taken: 0, refused: 0 }
  for (const file of files) {
    const { token } = await aLinkOver(client, jobId)
    const { questions } = await client.call(getInterviewEndpoint, { params: { token } })
    const answer = `I repaired the pumps in 2021, see ${address} and <img src="${address}"> ![it](${address})`
    const fields = { interviewToken: token, answers: JSON.stringify(questions.map(() => answer)) }
    await client.call(completeInterviewEndpoint, { upload: { fields, file } }).then(
      () => sent.taken++,
      () => sent.refused++,
    )
  }
  return sent
}

/** Each is read and assessed, one reported and invited, and all are exported. */
async function goOn(hiring: Hiring, taken: number, address: string): Promise<void> {
  const { client, employer: token, jobId } = hiring
  const list = { token, params: { jobId }, query: { size: 100 } }
  const { content } = await client.until(
    listJobCandidatesEndpoint,
    list,
    ({ content }) => content.filter(({ evaluation }) => evaluation !== null).length >= taken,
  )
  const candidateId = content.find(({ evaluation }) => evaluation !== null)?.id as CandidateId
  await isReported(hiring, candidateId)
  const body = {
    candidateId,
    interviewType: 'ONLINE' as const,
    interviewPlace: address.replace('http:', 'https:'),
    interviewDate: '2040-11-30T09:30:00',
    customMessage: `See ${address}`,
  }
  await client.call(createInvitationEndpoint, { token, body })
  await client.call(requestExportEndpoint, { token })
  await client.until(listExportsEndpoint, { token }, (all) => all.some(({ state }) => state === 'ready'))
}
