import type { IncomingMessage } from 'node:http'
import { finished } from 'node:stream/promises'
import type { FastifyRequest } from 'fastify'
import type { UploadShape } from '#contract/endpoint.ts'
import { Refusal } from '#contract/refusals.ts'
import type { Files } from '#platform/files/files.ts'
import type { Upload, UploadSender } from './route.ts'

const maxFields = 8
const dropWithinMs = 10_000
const maxFieldBytes = 512 * 1024

interface Receiving {
  shape: UploadShape
  files: Pick<Files, 'stage' | 'discard'>
  sender: UploadSender
}

export interface ReceivedForm {
  upload: Upload | null
  fields: Record<string, string>
}

/**
 * Reads a multipart form with at most one file, which is streamed to the disk. Fields and files that the endpoint
 * does not name are refused, and whatever had been staged by then is discarded.
 */
export async function receiveForm(
  request: FastifyRequest,
  { shape, files, sender }: Receiving,
): Promise<ReceivedForm> {
  if (!request.isMultipart()) throw new Refusal('UNSUPPORTED_TYPE')
  const fields: Record<string, string> = {}
  let upload: Upload | null = null
  try {
    const parts = request.parts({
      limits: {
        files: 1,
        fields: maxFields,
        parts: maxFields + 1,
        fieldSize: maxFieldBytes,
        fileSize: shape.maxBytes + 1,
      },
    })
    for await (const part of parts) {
      if (part.type === 'file') {
        if (part.fieldname !== shape.file)
          throw new Refusal('BAD_INPUT', { message: `Unknown file: ${part.fieldname}` })
        const file = await files.stage(part.file, { maxBytes: shape.maxBytes })
        upload = { file, fileName: part.filename ?? '', fields, sender }
      } else {
        if (!shape.fields.includes(part.fieldname))
          throw new Refusal('BAD_INPUT', { message: `Unknown field: ${part.fieldname}` })
        if (part.valueTruncated) throw new Refusal('TOO_LARGE')
        fields[part.fieldname] = String(part.value)
      }
    }
  } catch (error) {
    if (upload) await files.discard(upload.file)
    await drop(request.raw)
    throw isBrokenForm(error) ? new Refusal('BAD_INPUT', { message: 'The form could not be read.' }) : error
  }
  return { upload, fields }
}

// The parser has no codes for these, only words.
const brokenForm = /unexpected end of multipart data|boundary not found/i

function isBrokenForm(error: unknown): boolean {
  return error instanceof Error && brokenForm.test(error.message)
}

/** Reads and drops the rest: otherwise the sender sees a broken connection in place of the answer. */
async function drop(rest: IncomingMessage): Promise<void> {
  rest.unpipe()
  rest.resume()
  await finished(rest, { writable: false, signal: AbortSignal.timeout(dropWithinMs) }).catch(() => undefined)
}
