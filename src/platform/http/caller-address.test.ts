import type { FastifyInstance } from 'fastify'
import { afterEach, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { anyone, endpoint } from '#contract/endpoint.ts'
import { fakeLog } from '#platform/log/fake-log.ts'
import type { Platform } from '#platform/platform.ts'
import { openHttp } from './open-http.ts'
import { route } from './route.ts'

const whoAmI = endpoint({
  method: 'GET',
  path: '/api/who',
  summary: 'The address of the caller',
  access: anyone,
  reply: z.object({ address: z.string() }),
})
let app: FastifyInstance | undefined

afterEach(() => app?.close())

async function seenFrom(
  TRUST_PROXY: string | undefined,
  remoteAddress: string,
  headers: Record<string, string>,
): Promise<string> {
  const platform = {
    config: { publicUrl: 'http://localhost:3000', TRUST_PROXY },
    log: fakeLog(),
  } as unknown as Platform
  const routes = [route(whoAmI, async ({ caller }) => ({ address: caller.address }))]
  app = await openHttp({ platform, routes, identify: async () => null, identifyOperator: async () => null })
  return (await app.inject({ url: '/api/who', remoteAddress, headers })).json<{ address: string }>().address
}

const forged = {
  forwarded: 'for=6.6.6.6',
  'x-real-ip': '6.6.6.6',
  'x-client-ip': '6.6.6.6',
  'true-client-ip': '6.6.6.6',
  'cf-connecting-ip': '6.6.6.6',
}
const via = (chain: string) => ({ ...forged, 'x-forwarded-for': chain })

it.each([
  ['nobody is trusted', undefined, '192.0.2.7', via('6.6.6.6'), '192.0.2.7'],
  ['one hop, no header', '1', '10.0.0.1', forged, '10.0.0.1'],
  ['one hop', '1', '10.0.0.1', via('192.0.2.7'), '192.0.2.7'],
  ['one hop, forged on the left', '1', '10.0.0.1', via('6.6.6.6, 5.5.5.5, 192.0.2.7'), '192.0.2.7'],
  ['two hops', '2', '10.0.0.1', via('6.6.6.6, 192.0.2.7, 10.0.0.2'), '192.0.2.7'],
  ['two hops, one came', '2', '10.0.0.1', via('192.0.2.7'), '192.0.2.7'],
  ['a network', '10.0.0.0/8', '10.0.0.1', via('6.6.6.6, 192.0.2.7, 10.9.9.9'), '192.0.2.7'],
  ['a network, a stranger past it', '10.0.0.0/8', '192.0.2.7', via('6.6.6.6'), '192.0.2.7'],
  ['a network, one of it forged', '10.0.0.0/8', '10.0.0.1', via('10.6.6.6, 192.0.2.7'), '192.0.2.7'],
  ['an address of IPv6 form', '10.0.0.0/8', '::ffff:10.0.0.1', via('192.0.2.7'), '192.0.2.7'],
])('%s', async (_what, setting, peer, headers, seen) => {
  expect(await seenFrom(setting, peer, headers)).toBe(seen)
})
