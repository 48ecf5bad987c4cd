import { existsSync, globSync } from 'node:fs'
import { join } from 'node:path'

/** The files below these folders, relative to the root, in order. */
export function listFiles(root: string, folders: string[]): string[] {
  return folders
    .filter((folder) => existsSync(join(root, folder)))
    .flatMap((folder) =>
      globSync(`${folder}/**/*.*`, { cwd: root, exclude: (name) => name.includes('node_modules') }),
    )
    .sort()
}
