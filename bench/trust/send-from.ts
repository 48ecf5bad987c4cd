import { Agent, type IncomingMessage, request } from 'node:http'
import { text } from 'node:stream/consumers'

/** One request as an attacker writes it: the path is sent unchanged. */
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
  const send: Sender['send'] = async (origin, localAddress, call) => {
    try {
      return await answerOf(agent, origin, localAddress, call)
    } catch (error) {
      // The server closes a connection that was idle just when we take it up again.
      if ((error as NodeJS.ErrnoException).code !== 'ECONNRESET') throw error
      return answerOf(agent, origin, localAddress, call)
    }
  }
  return { send, close: () => agent.destroy() }
}

async function answerOf(
  agent: Agent,
  origin: string,
  localAddress: string,
  { method, path, body, headers = {} }: RawCall,
): Promise<number> {
  const { hostname, port } = new URL(origin)
  const payload = body === undefined ? '' : JSON.stringify(body)
  const fields = {
    ...(payload === '' ? {} : { 'content-type': 'application/json' }),
    'content-length': String(Buffer.byteLength(payload)),
    ...headers,
  }
  const reply = await new Promise<IncomingMessage>((resolve, reject) => {
    request({ agent, hostname, port, localAddress, method, path, timeout: 30_000, headers: fields })
      .on('response', resolve)
      .on('error', reject)
      .end(payload)
  })
  await text(reply)
  return reply.statusCode ?? 0
}
