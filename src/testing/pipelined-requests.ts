import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { connect, type Socket } from 'node:net'

export interface Pipelined {
  connections: number
  requests: number
  path: string
}

/** Sends many requests on each of a few connections and reads none of the answers. The sockets stay open. */
export async function pipeline(url: string, { connections, requests, path }: Pipelined): Promise<Socket[]> {
  const { hostname, port } = new URL(url)
  const text = `GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`.repeat(requests)
  return Promise.all(
    Array.from({ length: connections }, async () => {
      const socket = connect(Number(port), hostname).on('error', () => undefined)
      socket.pause()
      await once(socket, 'connect')
      socket.write(text)
      return socket
    }),
  )
}

/** Resident memory of a process of this machine, in megabytes. Linux only. */
export function residentMb(pid: number): number {
  const pages = Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1])
  return Math.round((pages * 4096) / 1024 ** 2)
}
