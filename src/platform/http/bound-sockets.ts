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
/** Of an answer that waits for its reader, in `stalledLooks` looks: phones on the slowest of wires take more in one. */
const minTaken = 8 * 1024
const lookEveryMs = 10_000
const stalledLooks = 3

interface Line {
  inFlight: number
  waiting: (() => void)[]
  pace: NodeJS.Timeout | undefined
}

/**
 * Has each socket's next request wait until earlier answers were taken, so that answers cannot pile up in memory,
 * and ends those that take next to nothing of one. */
export function boundRequestsInFlight(app: FastifyInstance): void {
  const lines = new WeakMap<Socket, Line>()
  app.addHook('onRequest', ({ raw }, reply, next) => {
    // Ended while the rest of what it had sent is still being parsed.
    if (raw.socket.destroyed) return
    const line = lines.get(raw.socket) ?? { inFlight: 0, waiting: [], pace: undefined }
    lines.set(raw.socket, line)
    const begin = () => {
      // Gone while it waited: whatever is opened for it now, nobody closes.
      if (raw.socket.destroyed) return
      if (line.inFlight++ === 0) line.pace = endUnread(raw.socket)
      reply.raw.once('close', () => {
        if (--line.inFlight === 0) clearInterval(line.pace)
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

/** Looks at what its reader takes while answers are under way; one that only works on its answer is let be. */
function endUnread(socket: Socket): NodeJS.Timeout {
  let before = takenOf(socket)
  let looks = 0
  return setInterval(() => {
    const now = takenOf(socket)
    if (now.waiting === 0 || now.taken - before.taken >= minTaken) {
      before = now
      looks = 0
    } else if (++looks >= stalledLooks) socket.destroy()
  }, lookEveryMs).unref()
}

// One answer is one write, of which the socket itself says nothing until the end of it.
function takenOf(socket: Socket): { taken: number; waiting: number } {
  const { _handle: handle } = socket as { _handle?: { bytesWritten: number; writeQueueSize: number } | null }
  if (!handle) return { taken: 0, waiting: 0 }
  return { taken: handle.bytesWritten - handle.writeQueueSize, waiting: handle.writeQueueSize }
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
