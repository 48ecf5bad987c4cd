import { runScript } from './run-script.ts'
import type { TestServer } from './start-server.ts'

/** Makes an operator on the command line, beside a running server; answers with the link to set up a login. */
export async function createOperator(
  { dataDir, url }: Pick<TestServer, 'dataDir' | 'url'>,
  email: string,
  settings: Record<string, string> = {},
): Promise<string> {
  const own = { ...settings, DATA_DIR: dataDir, PUBLIC_URL: url }
  const { out, err } = await runScript('scripts/operator.ts', ['create', email], own)
  const link = /^ {2}(http\S+)$/m.exec(out)?.[1]
  if (!link) throw new Error(`The operator was not created. ${err}`)
  return link
}
