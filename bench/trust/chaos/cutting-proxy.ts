import { type AddressInfo, createServer, type Socket } from 'node:net'

/** A wire that can be cut: what was under way is lost. What comes next goes through, but while it is down. */
export interface CuttingProxy {
  port: number
  cut(): void
  goDown(): void
  goUp(): void
  close(): Promise<void>
}

/** `connect` opens the other end for each connection that comes. */
export async function startCuttingProxy(connect: () => Socket): Promise<CuttingProxy> {
  const sockets = new Set<Socket>()
  let isDown = false
  const server = createServer((near) => {
    if (isDown) return near.resetAndDestroy()
    const far = connect()
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from)
      from.pipe(to)
      from.on('error', () => to.destroy())
      from.on('close', () => {
        sockets.delete(from)
        to.destroy()
      })
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const cut = () => {
    for (const socket of sockets) socket.destroy()
  }
  return {
    port: (server.address() as AddressInfo).port,
    cut,
    goDown: () => {
      isDown = true
      cut()
    },
    goUp: () => {
      isDown = false
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        cut()
      }),
  }
}
