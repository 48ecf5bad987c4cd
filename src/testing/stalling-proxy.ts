import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { join } from 'node:path'
import type { OwnerConnection } from '#platform/database/connect-database.ts'

/** A database behind a wire that can be held: connections stay open, and nothing comes through. */
export async function startStallingProxy({ host = '', port = 5432 }: OwnerConnection) {
  const pairs = new Set<readonly [Socket, Socket]>()
  let held = false
  const server = createServer((client) => {
    const database = host.startsWith('/') ? connect(join(host, `.s.PGSQL.${port}`)) : connect(port, host)
    const pair = [client, database] as const
    pairs.add(pair)
    for (const [from, to] of [pair, [database, client] as const]) {
      from.on('data', (bytes) => to.write(bytes))
      from.on('error', () => to.destroy())
      from.on('close', () => {
        to.destroy()
        pairs.delete(pair)
      })
    }
    if (held) hold(pair)
  })
  const hold = (pair: readonly Socket[]) => {
    for (const socket of pair) socket.pause()
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    port: (server.address() as AddressInfo).port,
    connections: () => pairs.size,
    stall: () => {
      held = true
      for (const pair of pairs) hold(pair)
    },
    goOn: () => {
      held = false
      for (const socket of [...pairs].flat()) socket.resume()
    },
    close: () =>
      new Promise<void>((resolve) => {
        for (const socket of [...pairs].flat()) socket.destroy()
        server.close(() => resolve())
      }),
  }
}
