import { Agent, type IncomingMessage, request } from 'node:http'
import { text } from 'node:stream/consumers'

/** One request as an attacker writes it: the path goes over the wire as it stands. */
export interface RawCall {
  method: string
  path: string
  body?: unknown
  headers?: Record<string, string>
}

/** Calls from addresses of this machine's loopback network. */
export interface Sender {
  send(origin: string, localAddress: string, call: RawCall): Promise<number>
  close(): void
}

export function openSender(): Sender {
  const agent = new Agent({ keepAlive: true, maxFreeSockets: 512 })
  return {
    send: async (origin, localAddress, { method, path, body, headers = {} }) => {
      const { hostname, port } = new URL(origin)
      const payload = body === undefined ? '' : JSON.stringify(body)
      const type = payload === '' ? {} : { 'content-type': 'application/json' }
      const reply = await new Promise<IncomingMessage>((resolve, reject) => {
        request({
          agent,
          hostname,
          port,
          localAddress,
          method,
          path,
          timeout: 30_000,
          headers: { ...type, 'content-length': String(Buffer.byteLength(payload)), ...headers },
        })
          .once('response', resolve)
          .once('error', reject)
          .end(payload)
      })
      await text(reply)
      return reply.statusCode ?? 0
    },
    close: () => agent.destroy(),
  }
}
