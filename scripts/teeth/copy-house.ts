import { execFileSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, rmSync, symlinkSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'

/** A copy of the work tree as it is now, in which a defence can be taken away. */
export interface House {
  folder: string
  close(): Promise<void>
}

/** Copies what git tracks or would; the test database of the copy is its own, and stays up until `close`. */
export async function copyHouse(root: string, folder: string): Promise<House> {
  rmSync(folder, { recursive: true, force: true })
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 16 * 1024 * 1024,
  })
  for (const path of new Set(listed.split('\0').filter(Boolean))) {
    // Deleted, but not yet for git.
    if (!existsSync(join(root, path))) continue
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    copyFileSync(join(root, path), join(folder, path))
  }
  for (const path of ['node_modules', 'dist'])
    if (existsSync(join(root, path))) symlinkSync(join(root, path), join(folder, path))
  // Started once, not for each run.
  const module = pathToFileURL(join(folder, 'src/testing/test-cluster.ts')).href
  const { joinTestCluster } = (await import(module)) as typeof import('../../src/testing/test-cluster.ts')
  const cluster = await joinTestCluster()
  return {
    folder,
    close: async () => {
      await cluster.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
