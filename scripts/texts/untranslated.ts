import { readFileSync } from 'node:fs'
import { join } from 'node:path'

// What is said to candidates, in the languages of interviews.
const ofInterviews = new Set(['greetingTexts', 'sharedTexts'])

/** Texts of pages, and the languages of employers that they are not in yet: `jobs: fr ar (src/…/texts.ts)`. */
export function findUntranslated(root: string, files: readonly string[]): string[] {
  const sources = files
    .filter((file) => /\.tsx?$/.test(file) && !/features\/admin|server\//.test(file))
    .map((file) => [file, readFileSync(join(root, file), 'utf8')] as const)
  const translated = new Set(
    sources.flatMap(([, source]) =>
      [...source.matchAll(/translateTexts\(\s*(\w+),\s*'(fr|ar)'/g)].map(
        ([, name, language]) => `${name} ${language}`,
      ),
    ),
  )
  return sources.flatMap(([file, source]) =>
    [...source.matchAll(/const (\w+) = defineTexts\(/g)].flatMap(([, name]) => {
      if (ofInterviews.has(name ?? '')) return []
      const missing = ['fr', 'ar'].filter((language) => !translated.has(`${name} ${language}`))
      return missing.length === 0 ? [] : [`${name}: ${missing.join(' ')} (${file})`]
    }),
  )
}
