import { randomBytes } from 'node:crypto'
import { connect } from 'node:net'
import { join } from 'node:path'
import { anOperatorOver } from '#testing/hire-over-http.ts'
import { type PersistentClient, persistentClient } from '#testing/persistent-client.ts'
import { type FakeSmtpServer, fakeSmtpServer } from '#testing/platform/fake-smtp-server.ts'
import { startServer, type TestServer } from '#testing/start-server.ts'
import { mailTo } from '../mail-to.ts'
import { type CuttingProxy, startCuttingProxy } from './cutting-proxy.ts'
import { type RealPostgres, startRealPostgres } from './real-postgres.ts'

const patience = 10 * 60_000

/** Two processes on one PostgreSQL, which they reach by a wire; people reach them by another one. */
export interface ChaosScene {
  /** Of the wire that people come by. */
  url: string
  servers: readonly [TestServer, TestServer]
  postgres: RealPostgres
  /** Between processes and database, and between people and processes. */
  wires: { database: CuttingProxy; people: CuttingProxy }
  smtp: FakeSmtpServer
  client: PersistentClient
  operator: string
  stop(): Promise<void>
}

export async function openChaosScene(): Promise<ChaosScene> {
  const postgres = await startRealPostgres()
  const smtp = await fakeSmtpServer()
  const database = await startCuttingProxy(() =>
    connect(join(postgres.owner.host ?? '', `.s.PGSQL.${postgres.owner.port}`)),
  )
  let ports: number[] = []
  const people = await startCuttingProxy(() =>
    connect(ports[Math.floor(Math.random() * ports.length)] ?? 0, '127.0.0.1'),
  )
  const url = `http://127.0.0.1:${people.port}`
  const settings = {
    DATABASE_URL: `postgres://mindhire@127.0.0.1:${database.port}/mindhire`,
    SECRET_KEY: randomBytes(48).toString('base64'),
    PUBLIC_URL: url,
    SMTP_URL: smtp.url,
    LOG_LEVEL: 'warn',
    DEMO: 'off',
  }
  const first = await startServer(settings)
  const second = await startServer({ ...settings, DATA_DIR: first.dataDir })
  ports = [first, second].map((server) => Number(new URL(server.url).port))
  const place = { url, dataDir: first.dataDir }
  return {
    url,
    servers: [first, second],
    postgres,
    wires: { database, people },
    smtp,
    client: {
      ...persistentClient(place, patience),
      mailTo: (to, subject) => mailTo(smtp, to, subject, patience),
    },
    operator: await anOperatorOver(place, settings),
    stop: async () => {
      await second.stop()
      await first.stop()
      await people.close()
      await database.close()
      await smtp.close()
      postgres.stop()
    },
  }
}
