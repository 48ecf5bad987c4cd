import { joinTestCluster } from './test-cluster.ts'

/** Keeps the test server up from before the first test file until after the last; vitest calls what is returned. */
export async function setup(): Promise<() => Promise<void>> {
  const cluster = await joinTestCluster()
  return () => cluster.stop()
}
