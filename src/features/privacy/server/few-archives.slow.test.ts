import { afterAll, beforeAll, expect, test } from 'vitest'
import { FileMissing } from '#platform/files/files.ts'
import { aCompany } from '#testing/builders/a-company.ts'
import { startApp, type TestApp } from '#testing/start-app.ts'
import {
  listExportsEndpoint,
  maxArchives,
  openExportEndpoint,
  requestExportEndpoint,
} from '../contract/company-data.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

test('of many archives the latest are kept, of each company its own', async () => {
  const [{ token, companyId }, other] = [await aCompany(app), await aCompany(app)]
  const made: string[] = []
  const make = async (by: string) => {
    const { body } = await app.call(requestExportEndpoint, { token: by })
    await app.runTasks()
    return body.id
  }
  const others = await make(other.token)
  for (let one = 0; one < maxArchives + 2; one++) made.push(await make(token))

  const kept = made.slice(-maxArchives)
  const listed = (await app.call(listExportsEndpoint, { token })).body
  expect(listed.map(({ id, state }) => [id, state])).toEqual(kept.toReversed().map((id) => [id, 'ready']))
  for (const exportId of made) {
    const isKept = kept.includes(exportId)
    const { status } = await app.call(openExportEndpoint, { token, params: { exportId: exportId as never } })
    expect(status).toBe(isKept ? 200 : 404)
    const opening = app.platform.files.open(`${companyId}/exports/${exportId}`)
    if (isKept) (await opening).stream.destroy()
    else await expect(opening).rejects.toThrow(FileMissing)
  }
  expect((await app.call(listExportsEndpoint, { token: other.token })).body.map(({ id }) => id)).toEqual([
    others,
  ])
})
