import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

type Encoding = 'br' | 'gzip' | 'identity'

/** A page as it goes over the wire; each compression is made once, when first asked for. */
export interface PageBytes {
  /** 404 for a page that says why there is nothing to show. */
  status: 200 | 404
  etag: string
  /** The source of its own styles that the policy has to name; null where it has none. */
  styles: string | null
  encoded: (encoding: Encoding) => Promise<Buffer>
}

const encoders: Record<Encoding, (bytes: Buffer) => Promise<Buffer>> = {
  br: (bytes) => promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }),
  gzip: (bytes) => promisify(gzip)(bytes, { level: 6 }),
  identity: async (bytes) => bytes,
}

type Told = Partial<Pick<PageBytes, 'status' | 'styles'>>

export function pageBytes(html: string, { status = 200, styles = null }: Told = {}): PageBytes {
  const bytes = Buffer.from(html)
  const made = new Map<Encoding, Promise<Buffer>>()
  const encoded = (encoding: Encoding) => {
    const known = made.get(encoding) ?? encoders[encoding](bytes)
    made.set(encoding, known)
    return known
  }
  return {
    status,
    styles,
    etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 27)}"`,
    encoded,
  }
}

/** Sends a page, or says that the browser's copy is still right. */
export async function sendPage(
  { headers }: Pick<FastifyRequest, 'headers'>,
  reply: FastifyReply,
  { status, etag, styles, encoded }: PageBytes,
): Promise<FastifyReply> {
  const encoding = acceptedEncoding(headers['accept-encoding'])
  // One copy for each encoding: their bytes differ.
  const tag = `${etag.slice(0, -1)}-${encoding}"`
  const vary = [reply.getHeader('vary'), 'accept-encoding'].filter(Boolean).join(', ')
  reply.code(status).header('vary', vary).type('text/html; charset=utf-8')
  if (styles) allowStyles(reply, styles)
  if (!reply.hasHeader('cache-control')) {
    reply.header('cache-control', 'no-cache').header('etag', tag)
    if (status === 200 && headers['if-none-match']?.split(/\s*,\s*/).includes(tag))
      return reply.code(304).send()
  }
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply.send(await encoded(encoding))
}

function allowStyles(reply: FastifyReply, source: string): void {
  const policy = String(reply.getHeader('content-security-policy') ?? '')
  reply.header('content-security-policy', policy.replace("style-src 'self'", `style-src 'self' ${source}`))
}

/** The best encoding that a browser takes. */
export function acceptedEncoding(header = ''): Encoding {
  const taken = header
    .toLowerCase()
    .split(',')
    .filter((part) => !/;\s*q=0(\.0*)?\s*$/.test(part))
    .map((part) => part.replace(/;.*/, '').trim())
  if (taken.includes('br')) return 'br'
  return taken.includes('gzip') ? 'gzip' : 'identity'
}
