import { connect, type Socket } from 'node:net'

/** A request as it goes over the wire. */
export interface LoadRequest {
  method: 'GET' | 'PUT' | 'POST'
  path: string
  token?: string | undefined
  body?: object | undefined
}

export interface Load {
  answers: number
  perSecond: number
  /** Milliseconds. */
  p50: number
  p99: number
}

const headEnd = Buffer.from('\r\n\r\n')

function bytesOf({ method, path, token, body }: LoadRequest): Buffer {
  const json = body === undefined ? '' : JSON.stringify(body)
  const lines = [`${method} ${path} HTTP/1.1`, 'host: 127.0.0.1']
  if (token !== undefined) lines.push(`authorization: Bearer ${token}`)
  if (body !== undefined)
    lines.push('content-type: application/json', `content-length: ${Buffer.byteLength(json)}`)
  return Buffer.from(`${lines.join('\r\n')}\r\n\r\n${json}`)
}

/**
 * Sends the requests in turn over a few connections, each the next as soon as the last is answered. Plain sockets, for
 * the machine is shared with what is measured. Throws at the first answer that is no success.
 */
export async function load(
  port: number,
  requests: readonly LoadRequest[],
  { seconds, connections = 16 }: { seconds: number; connections?: number },
): Promise<Load> {
  const bytes = requests.map(bytesOf)
  const latencies: number[] = []
  const began = performance.now()
  const until = began + seconds * 1000
  let sent = 0
  const next = () => bytes[sent++ % bytes.length] as Buffer
  await Promise.all(
    Array.from({ length: connections }, () => askUntil(port, until, next, (ms) => latencies.push(ms))),
  )
  const elapsed = (performance.now() - began) / 1000
  latencies.sort((a, b) => a - b)
  const at = (share: number) => latencies[Math.floor((latencies.length - 1) * share)] ?? 0
  return { answers: latencies.length, perSecond: latencies.length / elapsed, p50: at(0.5), p99: at(0.99) }
}

function askUntil(
  port: number,
  until: number,
  next: () => Buffer,
  answered: (milliseconds: number) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket: Socket = connect(port, '127.0.0.1')
    let head = Buffer.alloc(0)
    let missing: number | null = null
    let asked = 0
    const ask = () => {
      asked = performance.now()
      socket.write(next())
    }
    const finish = () => {
      head = Buffer.alloc(0)
      missing = null
      const now = performance.now()
      answered(now - asked)
      if (now < until) ask()
      else socket.end(resolve)
    }
    socket.setNoDelay(true)
    socket.on('connect', ask)
    socket.on('error', reject)
    socket.on('data', (chunk) => {
      if (missing === null) {
        head = head.length === 0 ? chunk : Buffer.concat([head, chunk])
        const end = head.indexOf(headEnd)
        if (end < 0) return
        try {
          missing = bodyLength(head.toString('latin1', 0, end)) - (head.length - end - headEnd.length)
        } catch (error) {
          socket.destroy(error as Error)
          return
        }
      } else missing -= chunk.length
      if (missing === 0) finish()
    })
  })
}

function bodyLength(head: string): number {
  const status = head.slice(9, 12)
  if (!status.startsWith('2')) throw new Error(`Answered ${head.split('\r\n')[0]}`)
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1]
  if (length === undefined) throw new Error('An answer without its length')
  return Number(length)
}
