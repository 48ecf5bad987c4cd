import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Reads files of JSON lines from a folder of open data that may not be there. */
export function openLinesIn(folder: string) {
  return <T>(file: string): T[] | null => {
    const path = join(folder, file)
    if (!existsSync(path)) return null
    return readFileSync(path, 'utf8')
      .split('\n')
      .filter((line) => line.trim() !== '')
      .map((line) => JSON.parse(line) as T)
  }
}
