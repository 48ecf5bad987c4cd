import type { EndpointShape } from '#contract/endpoint.ts'
import { listInvoicesEndpoint, openInvoiceEndpoint } from '#features/billing/contract/purchases.ts'
import { getCvEndpoint } from '#features/interviews/contract/transcript.ts'
import { downloadInvitationEndpoint } from '#features/invitations/contract/reply.ts'
import { copyApplicationEndpoint, copyFormats } from '#features/privacy/contract/my-application.ts'
import { openReportEndpoint } from '#features/reports/contract/candidate-report.ts'
import { candidateEvidenceEndpoint } from '#features/reports/contract/evidence.ts'
import { getJobReportEndpoint, jobReportFormats } from '#features/reports/contract/job-reports.ts'
import { exportCandidatesEndpoint } from '#features/review/contract/candidates.ts'
import { requestOf, type TestCall } from '#testing/request-of.ts'
import type { TestServer } from '#testing/start-server.ts'
import type { Planted } from './plant-scripts.ts'

const asking = <E extends EndpointShape>(endpoint: E, call: TestCall<E>) =>
  requestOf(endpoint, call as TestCall<EndpointShape>)

export interface Files {
  seen: number
  wrong: string[]
}

/** Reports, tables, copies, invoices and CVs, as they are handed out. */
export async function lookAtFiles(
  { url }: TestServer,
  { hiring, applicants, invitation }: Planted,
): Promise<Files> {
  const { client, employer: token, jobId } = hiring
  const invited = applicants.at(-1)
  if (!invited) throw new Error('Nobody applied')
  const ofCandidate = { token, params: { candidateId: invited.id } }
  const asked = [
    ...jobReportFormats.map((format) =>
      asking(getJobReportEndpoint, { token, params: { jobId }, query: { format } }),
    ),
    ...copyFormats.map((format) =>
      asking(copyApplicationEndpoint, { params: { token: invited.own }, query: { format } }),
    ),
    asking(candidateEvidenceEndpoint, ofCandidate),
    asking(exportCandidatesEndpoint, { token, params: { jobId } }),
    asking(downloadInvitationEndpoint, { params: { token: invitation } }),
  ]
  const [invoice] = await client.call(listInvoicesEndpoint, { token })
  const links = [
    (await client.call(openReportEndpoint, ofCandidate)).viewUrl,
    ...(invoice
      ? [(await client.call(openInvoiceEndpoint, { token, params: { invoiceId: invoice.id } })).url]
      : []),
  ]
  const sent = (await client.call(getCvEndpoint, ofCandidate)).url
  const files = [
    ...asked.map((one) => ({ path: String(one.url), headers: one.headers as Record<string, string> })),
    ...[...links, sent].map((path) => ({ path, headers: {} })),
  ]
  const wrong: string[] = []
  for (const { path, headers } of files) {
    const reply = await fetch(new URL(path, url), { headers })
    const bytes = Buffer.from(await reply.arrayBuffer())
    // A CV is handed out as it came.
    const found = wrongWithFile(reply, path === sent ? Buffer.alloc(0) : bytes)
    if (found) wrong.push(`${path.slice(0, 60)}: ${found}`)
  }
  return { seen: files.length, wrong }
}

const shownAsPage = /^(text\/(html|xml|javascript)|image\/svg|application\/(xml|xhtml|javascript))/
const activeParts =
  /\/(JavaScript|JS|OpenAction|AA|Launch|SubmitForm|ImportData|RichMedia|EmbeddedFile|ObjStm)\b/

function wrongWithFile({ status, headers }: Response, bytes: Buffer): string | null {
  const type = headers.get('content-type') ?? ''
  if (status !== 200) return `answered ${status}`
  if (shownAsPage.test(type)) return `shown as ${type}`
  if (headers.get('x-content-type-options') !== 'nosniff') return 'may be taken for another type'
  if (!headers.get('content-security-policy')?.includes('sandbox')) return 'has no sandbox'
  if (!type.startsWith('application/pdf')) return null
  const objects = bytes.toString('latin1').replace(/stream\r?\n[\s\S]*?endstream/g, '')
  const [, active] = activeParts.exec(objects) ?? []
  const strange = [...objects.matchAll(/\/URI \((?!https?:)(.{0,40})/g)].map(([, address]) => address)
  return active ?? strange[0] ?? null
}
