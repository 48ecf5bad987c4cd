import { existsSync } from 'node:fs'
import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { sweepFiles } from '#platform/files/sweep-files.ts'
import { aCanaryCompany } from '#testing/builders/a-canary-company.ts'
import { startApp } from '#testing/start-app.ts'

test('files that no row names are removed within a day; CVs, reports, screenshots, invoices and exports stay', async () => {
  const app = await startApp()
  const { companyId } = await aCanaryCompany(app)
  const { files } = app.platform
  const { kept } = files as unknown as { kept: ReadonlyMap<string, Buffer> }
  const before = [...kept.keys()].sort()
  expect([...new Set(before.map((key) => key.split('/')[1]))].sort()).toEqual([
    'cv',
    'exports',
    'invoices',
    'reports',
    'screenshots',
  ])
  const stray = `${companyId}/cv/of-a-crash`
  await files.put(stray, Buffer.from('x'))
  const sweepAt = async (hours: number) => {
    app.clock.set(new Date(Date.now() + hours * 3_600_000))
    await app.runEvery(sweepFiles)
    return [...kept.keys()].sort()
  }
  const staged = await files.stage(Readable.from(['x']), { maxBytes: 9 })
  expect(await sweepAt(0.4)).toEqual([...before, stray].sort())
  expect(existsSync(staged.path)).toBe(true)
  await sweepAt(0.6)
  expect(existsSync(staged.path)).toBe(false)
  expect(await sweepAt(21)).toEqual([...before, stray].sort())
  expect(await sweepAt(22.1)).toEqual(before)
  await app.close()
})
