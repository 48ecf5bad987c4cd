import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import type { Config } from '#platform/config/config.ts'
import { countedAddress } from './counted-address.ts'

/** Of one socket: requests that are worked on or whose answer its reader has not taken yet. */
const maxInFlight = 8
/** More that came before their turn end the socket: no browser sends them so. */
const maxPipelined = 64
/** An office behind one address; phones share addresses, and idle connections end after ten seconds. */
const maxPerAddress = 512

interface Line {
  inFlight: number
  waiting: (() => void)[]
}

/** Has each socket's next request wait until earlier answers were taken, so that answers cannot pile up in memory. */
export function boundRequestsInFlight(app: FastifyInstance): void {
  const lines = new WeakMap<Socket, Line>()
  app.addHook('onRequest', ({ raw }, reply, next) => {
    // Ended while the rest of what it had sent is still being parsed.
    if (raw.socket.destroyed) return
    const line = lines.get(raw.socket) ?? { inFlight: 0, waiting: [] }
    lines.set(raw.socket, line)
    const begin = () => {
      // Gone while it waited: whatever is opened for it now, nobody closes.
      if (raw.socket.destroyed) return
      line.inFlight++
      reply.raw.once('close', () => {
        line.inFlight--
        line.waiting.shift()?.()
      })
      next()
    }
    if (line.inFlight < maxInFlight) begin()
    else if (line.waiting.push(begin) > maxPipelined - maxInFlight) {
      line.waiting = []
      raw.socket.destroy()
    }
  })
}

/** Behind a proxy every connection is the proxy's own, and load tests come from one address. */
export function boundConnections(
  app: FastifyInstance,
  { TRUST_PROXY, RATE_LIMITS }: Pick<Config, 'TRUST_PROXY' | 'RATE_LIMITS'>,
): void {
  if (TRUST_PROXY || RATE_LIMITS === 'off') return
  const open = new Map<string, number>()
  app.server.on('connection', (socket: Socket) => {
    const address = countedAddress(socket.remoteAddress)
    const count = (open.get(address) ?? 0) + 1
    if (count > maxPerAddress) {
      socket.destroy()
      return
    }
    open.set(address, count)
    socket.once('close', () => {
      const left = (open.get(address) ?? 1) - 1
      if (left > 0) open.set(address, left)
      else open.delete(address)
    })
  })
}
