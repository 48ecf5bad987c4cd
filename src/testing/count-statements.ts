import type { Platform } from '#platform/platform.ts'

/** How many statements the work sends to the database under the system role. */
export async function countStatements(
  platform: Platform,
  work: (counted: Platform) => Promise<unknown>,
): Promise<number> {
  const { db } = platform
  let statements = 0
  await work({
    ...platform,
    db: {
      ...db,
      forSystem: <T>(inside: Parameters<typeof db.forSystem<T>>[0]) =>
        db.forSystem<T>((tx) => {
          const query = tx.$client.query.bind(tx.$client)
          Object.assign(tx.$client, {
            query: (...args: Parameters<typeof query>) => {
              statements++
              return query(...args)
            },
          })
          return inside(tx).finally(() => Object.assign(tx.$client, { query }))
        }),
    },
  })
  return statements
}
