import { readdirSync, readlinkSync } from 'node:fs'
import type { Socket } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { pipeline } from '#testing/pipelined-requests.ts'
import { openSampleHttp, type SampleHttp } from '#testing/platform/sample-http.ts'

let sample: SampleHttp
beforeAll(async () => {
  sample = await openSampleHttp()
})
afterAll(() => sample.app.close())

/** Of a file of this process; nothing once it is closed. Linux only. */
function linkOf(fd: string): string {
  try {
    return readlinkSync(`/proc/self/fd/${fd}`)
  } catch {
    return ''
  }
}

it('the files of the page of the docs are answered by their names', async () => {
  const typeOf = async (name: string) => {
    const { statusCode, headers } = await sample.app.inject(`/api/docs/static/${name}`)
    return [statusCode, headers['content-type']]
  }
  expect(await typeOf('swagger-ui-bundle.js?v=1')).toEqual([200, 'text/javascript; charset=utf-8'])
  expect(await typeOf('swagger-ui.css')).toEqual([200, 'text/css; charset=utf-8'])
  expect(await typeOf('favicon-32x32.png')).toEqual([200, 'image/png'])
  for (const name of ['csp.json', '..%2Fpackage.json', 'nothing.js'])
    expect((await typeOf(name))[0]).toBe(404)
})

it('D1 files of the page of the docs are not held open for those who do not read them', async () => {
  const { app } = await openSampleHttp()
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  const sockets: Socket[] = []
  for (const name of ['swagger-ui-bundle.js', '%73wagger-ui-bundle.js'])
    sockets.push(...(await pipeline(url, { connections: 4, requests: 8, path: `/api/docs/static/${name}` })))
  expect((await fetch(`${url}/api/docs/static/swagger-ui-bundle.js`)).status).toBe(200)
  const held = readdirSync('/proc/self/fd').filter((fd) => linkOf(fd).includes('swagger-ui'))
  for (const socket of sockets) socket.destroy()
  await app.close()
  expect(held).toEqual([])
})

it.each(['json', 'yaml'])('D1 /api/docs/%s, which is made for each request, is not there', async (name) => {
  expect((await sample.app.inject(`/api/docs/${name}`)).statusCode).toBe(404)
})
