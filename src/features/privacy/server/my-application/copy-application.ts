import { Readable } from 'node:stream'
import type { InterfaceLanguage } from '#contract/languages.ts'
import { Refusal } from '#contract/refusals.ts'
import { findCandidateOfApplication, getCandidate } from '#features/candidates/server/get-candidate.ts'
import { getTranscript } from '#features/interviews/server/get-transcript.ts'
import { FileMissing } from '#platform/files/files.ts'
import type { FileAnswer } from '#platform/http/route.ts'
import { renderPdf } from '#platform/pdf/render-pdf.ts'
import type { Platform } from '#platform/platform.ts'
import { copyDocument } from './copy-document.ts'
import { readCopy } from './read-copy.ts'

/** A copy of everything that the candidate of a link gave, and of what happened, to keep. */
export async function copyApplication(
  deps: Pick<Platform, 'clock' | 'config' | 'db' | 'links'>,
  token: string,
  { format, language }: { format: 'json' | 'pdf'; language?: InterfaceLanguage | undefined },
): Promise<FileAnswer> {
  const { companyId, id } = await findCandidateOfApplication(deps, token)
  const copy = await deps.db.forCompany(companyId, async (tx) =>
    readCopy(deps, tx, await getCandidate(tx, companyId, id)),
  )
  const bytes =
    format === 'pdf'
      ? await renderPdf(copyDocument(copy, language ?? copy.language))
      : Buffer.from(`${JSON.stringify(copy, null, 2)}\n`)
  return {
    stream: Readable.from([bytes]),
    size: bytes.length,
    contentType: format === 'pdf' ? 'application/pdf' : 'application/json; charset=utf-8',
    name: `my-application.${format}`,
    disposition: 'attachment',
  }
}

/** The file that the candidate sent; throws NOT_FOUND where there is none. */
export async function openOwnCv(
  deps: Pick<Platform, 'db' | 'files' | 'links'>,
  token: string,
): Promise<FileAnswer> {
  const { companyId, id } = await findCandidateOfApplication(deps, token)
  const { cv } = await deps.db.forCompany(companyId, (tx) => getTranscript(tx, companyId, id))
  if (!cv) throw new Refusal('NOT_FOUND')
  const { size, stream } = await deps.files.open(cv.fileKey).catch((error: unknown) => {
    throw error instanceof FileMissing ? new Refusal('NOT_FOUND') : error
  })
  return { stream, size, contentType: cv.contentType, name: cv.fileName, disposition: 'attachment' }
}
