import { randomUUID } from 'node:crypto'

export interface UploadedFile {
  name: string
  bytes: Buffer
  contentType?: string
}

/** A form as a browser sends it: its text fields, then its file. */
export function multipartBody(
  fileField: string,
  { file, fields = {} }: { file?: UploadedFile; fields?: Record<string, string> },
): { body: Buffer; contentType: string } {
  const boundary = `----${randomUUID()}`
  const part = (head: string, content: Buffer | string) =>
    Buffer.concat([
      Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; ${head}\r\n\r\n`),
      Buffer.from(content),
      Buffer.from('\r\n'),
    ])
  const parts = Object.entries(fields).map(([name, value]) => part(`name="${name}"`, value))
  if (file)
    parts.push(
      part(
        `name="${fileField}"; filename="${file.name}"\r\nContent-Type: ${file.contentType ?? 'application/octet-stream'}`,
        file.bytes,
      ),
    )
  return {
    body: Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)]),
    contentType: `multipart/form-data; boundary=${boundary}`,
  }
}
