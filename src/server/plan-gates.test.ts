import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { availableFeatures } from '#features/billing/contract/options.ts'
import { hasPlanFeature } from '#features/billing/server/require-plan-feature.ts'
import { aColleague } from '#testing/builders/a-colleague.ts'
import { type EveryEndpoint, everyEndpoint, fieldsOf, namedEndpoints } from '#testing/every-endpoint.ts'

let product: EveryEndpoint
beforeAll(async () => {
  product = await everyEndpoint({ BILLING: 'manual' })
})
afterAll(() => product.close())

/** Every endpoint that may answer PLAN_NEEDED: a new one is tested by being listed. */
const gated = namedEndpoints.filter(([, { refusals }]) => refusals && 'PLAN_NEEDED' in refusals)

/** A call that needs the feature, about these things of ours. */
function callOf(
  [name, endpoint]: (typeof gated)[number],
  { own, goodBodies, urlOf }: EveryEndpoint,
  values = own,
) {
  const body = goodBodies[name]
  const ids = fieldsOf(endpoint.body).filter((field) => field in values)
  const named = Object.fromEntries(ids.map((field) => [field, values[field]]))
  return {
    url: values === own ? urlOf(endpoint) : urlOf(endpoint, values),
    ...(body && { payload: { ...body, ...named } }),
  }
}

/** The company's only subscription: the row of a plan, free, or ended. */
async function hold(planId: string, { free = false, ended = false } = {}): Promise<void> {
  const { owner, ours } = product
  await owner.query('delete from subscriptions where company_id = $1', [ours.companyId])
  await owner.query(
    `insert into subscriptions (company_id, plan_id, status, price_usd, postings_left, candidates_per_job, features,
       free_offer, ends_at)
     select $1, id, 'ACTIVE', price_usd, postings, candidates_per_job,
       case when $3 then '{}' else features end, $3,
       case when $3 and not $4 then null else now() + make_interval(days => case when $4 then -1 else 20 end) end
     from plans where id = $2`,
    [ours.companyId, planId, free, ended],
  )
}

const held = (feature: (typeof availableFeatures)[number], BILLING = product.app.platform.config.BILLING) =>
  product.app.platform.db.forCompany(product.ours.companyId, (tx) =>
    hasPlanFeature(
      { config: { ...product.app.platform.config, BILLING } },
      tx,
      product.ours.companyId,
      feature,
    ),
  )

describe('plan features', () => {
  it.each([
    ['the free Starter', () => hold('starter', { free: true }), false],
    ['Starter', () => hold('starter'), false],
    ['Basic', () => hold('basic'), false],
    ['Enterprise', () => hold('enterprise'), true],
    ['Enterprise that has ended', () => hold('enterprise', { ended: true }), false],
    [
      'no plan',
      () => product.owner.query('delete from subscriptions where company_id = $1', [product.ours.companyId]),
      false,
    ],
  ])('with %s', async (_name, given, allowed) => {
    await given()
    const viewer = await aColleague(product.app, product.ours, 'VIEWER')
    for (const feature of availableFeatures) expect(await held(feature), feature).toBe(allowed)
    expect(gated.map(([name]) => name)).toContain('GET /api/chat/:candidateId')
    for (const [name, endpoint] of gated) {
      const reading = endpoint.access.who === 'employer' && endpoint.access.roles.includes('VIEWER')
      for (const { token } of reading ? [product.ours, viewer] : [product.ours]) {
        const { status, error } = await product.send(endpoint, {
          token,
          ...callOf([name, endpoint], product),
        })
        if (allowed) expect([200, 409], name).toContain(status)
        else {
          expect([status, error.code], name).toEqual([403, 'PLAN_NEEDED'])
          expect(error.message, name).toMatch(/ needs? the Enterprise plan\.$/)
        }
      }
    }
  })

  it("are not said of what is another company's: it is not there, whatever the plan", async () => {
    const missing = Object.fromEntries(Object.keys(product.own).map((key) => [key, randomUUID()]))
    for (const [name, endpoint] of gated) {
      const { token } = product.theirs
      const foreign = await product.send(endpoint, { token, ...callOf([name, endpoint], product) })
      const none = await product.send(endpoint, { token, ...callOf([name, endpoint], product, missing) })
      expect([foreign.status, foreign.text], name).toEqual([404, none.text])
    }
  })

  it('are all there where nothing is sold', async () => {
    await hold('starter', { free: true })
    for (const feature of availableFeatures) expect(await held(feature, 'off'), feature).toBe(true)
    const free = await everyEndpoint()
    try {
      for (const [name, endpoint] of gated)
        expect(
          (await free.send(endpoint, { token: free.ours.token, ...callOf([name, endpoint], free) })).status,
          name,
        ).toBe(200)
    } finally {
      await free.close()
    }
  })
})
