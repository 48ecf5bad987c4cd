import { startServer, type TestServer } from '#testing/start-server.ts'

/** Two processes of one installation: the same data, database and key. */
export interface TwoServers {
  urls: readonly [string, string]
  first: TestServer
  stop(): Promise<void>
}

export async function startTwoServers(settings: Record<string, string> = {}): Promise<TwoServers> {
  const first = await startServer({
    RATE_LIMITS: 'on',
    ARGON2_MEMORY_KIB: '19456',
    LOG_LEVEL: 'warn',
    ...settings,
  })
  try {
    const shared = { DATA_DIR: first.dataDir, PUBLIC_URL: first.url }
    const second = await startServer({
      RATE_LIMITS: 'on',
      ARGON2_MEMORY_KIB: '19456',
      LOG_LEVEL: 'warn',
      ...settings,
      ...shared,
    })
    return {
      urls: [first.url, second.url],
      first,
      stop: async () => {
        await second.stop()
        await first.stop()
      },
    }
  } catch (error) {
    await first.stop()
    throw error
  }
}
