import type { FastifyReply } from 'fastify'
import type { FileAnswer } from './route.ts'

/** Answers with bytes that strangers wrote: never sniffed, never run, named safely. */
export function sendFile(file: FileAnswer, reply: FastifyReply): FastifyReply {
  // A name that was cut may end in half a character, which cannot be encoded.
  const name = file.name.toWellFormed()
  if (file.size !== null) reply.header('content-length', String(file.size))
  if (file.maxAgeSeconds) reply.header('cache-control', `private, max-age=${file.maxAgeSeconds}`)
  return reply
    .header('content-type', file.contentType)
    .header(
      'content-disposition',
      `${file.disposition}; filename="${asciiName(name)}"; filename*=UTF-8''${encodeURIComponent(name)}`,
    )
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('x-robots-tag', 'noindex')
    .send(file.stream)
}

function asciiName(name: string): string {
  return name.replace(/[^\w.() -]/g, '_')
}
