import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { compileTexts } from './compile-texts.ts'

const root = join(import.meta.dirname, '..')
let folder: string

beforeAll(() => {
  mkdirSync(join(root, '.cache'), { recursive: true })
  folder = mkdtempSync(join(root, '.cache', 'texts-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

async function built(messages: string): Promise<string> {
  const entry = join(folder, 'entry.ts')
  const texts = join(root, 'src/contract/texts')
  writeFileSync(
    entry,
    `import { defineTexts } from '${texts}/define-texts.ts'
     import { translatorOf } from '${texts}/translator.ts'
     export const t = translatorOf(defineTexts('sample', ${messages}))`,
  )
  await build({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [compileTexts()],
    build: { outDir: folder, emptyOutDir: false, lib: { entry, formats: ['es'], fileName: 'built' } },
  })
  return join(folder, 'built.js')
}

test('the browser gets compiled messages and no parser of them', async () => {
  const file = await built(`{
    plain: 'It’s {name}',
    count: \`{n, plural, one {# job} other {# jobs}}\`,
    'a.b': "No argument, isn't it",
  }`)
  expect(statSync(file).size).toBeLessThan(12_000)
  const { t } = await import(pathToFileURL(file).href)
  expect(t('plain', { name: 'Amel' })).toBe('It’s Amel')
  expect(t('count', { n: 1 })).toBe('1 job')
  expect(t('count', { n: 2 })).toBe('2 jobs')
  expect(t('a.b')).toBe("No argument, isn't it")
})

test('a message that is no literal, or no ICU message, stops the build', async () => {
  await expect(built(`{ sum: 'a' + 'b' }`)).rejects.toThrow('each message is one string literal')
  await expect(built(`{ open: 'a {b' }`)).rejects.toThrow('is not ICU MessageFormat')
})
