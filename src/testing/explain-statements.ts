import type { Platform } from '#platform/platform.ts'

export interface ExplainedStatement {
  text: string
  /** Pages of the database that it read, whether or not they were in memory. */
  buffers: number
  milliseconds: number
}

interface Plan {
  'Shared Hit Blocks': number
  'Shared Read Blocks': number
}

/** What the statements that the work sends for a company cost; each is run once more to find out, so it may only read. */
export async function explainStatements(
  platform: Platform,
  work: (explained: Platform) => Promise<unknown>,
): Promise<ExplainedStatement[]> {
  const { db } = platform
  const found: ExplainedStatement[] = []
  await work({
    ...platform,
    db: {
      ...db,
      forCompany: <T>(...[company, inside]: Parameters<typeof db.forCompany<T>>) =>
        db.forCompany<T>(company, (tx) => {
          const query = tx.$client.query.bind(tx.$client)
          Object.assign(tx.$client, {
            query: async ({ text, ...rest }: { text: string }, values: unknown[]) => {
              const explain = `explain (analyze, buffers, format json) ${text}`
              const { rows } = await query(explain, values)
              const [{ Plan: plan, 'Execution Time': milliseconds }] = rows[0]['QUERY PLAN'] as [
                { Plan: Plan; 'Execution Time': number },
              ]
              found.push({
                text,
                buffers: plan['Shared Hit Blocks'] + plan['Shared Read Blocks'],
                milliseconds,
              })
              return query({ text, ...rest }, values)
            },
          })
          return inside(tx).finally(() => Object.assign(tx.$client, { query }))
        }),
    },
  })
  return found
}
