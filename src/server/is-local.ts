import { timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { Config } from '#platform/config/config.ts'

const loopback = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1'])
const ownNames = ['localhost', '127.0.0.1', '[::1]']

/**
 * Whether a person or program of this machine asks for this machine. Another name, though it leads here, is how a page of
 * a stranger would read what it must not (DNS rebinding); a forwarded address is somebody else.
 */
export function isLocal(request: FastifyRequest, { publicUrl }: Pick<Config, 'publicUrl'>): boolean {
  const host = (request.headers.host ?? '').replace(/:\d+$/, '').toLowerCase()
  return (
    loopback.has(request.socket.remoteAddress ?? '') &&
    request.headers['x-forwarded-for'] === undefined &&
    [...ownNames, new URL(publicUrl).hostname].includes(host)
  )
}

export function hasToken(request: FastifyRequest, token: string): boolean {
  const given = Buffer.from(request.headers.authorization ?? '')
  const wanted = Buffer.from(`Bearer ${token}`)
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}
