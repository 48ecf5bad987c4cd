import type { CompanyId } from '#contract/ids.ts'
import type { TestApp } from './start-app.ts'

/** Millionths of a dollar that the company's calls of a model cost in the month of the app's clock. */
export async function aiSpendingOf(
  { platform, clock }: Pick<TestApp, 'platform' | 'clock'>,
  companyId: CompanyId,
): Promise<number> {
  const month = `${clock.now().toISOString().slice(0, 7)}-01`
  const { rows } = await platform.db.forCompany(companyId, (tx) =>
    tx.$client.query<{ spent: string }>(
      'select spent from ai_spending where company_id = $1 and month = $2',
      [companyId, month],
    ),
  )
  return Number(rows[0]?.spent ?? 0)
}
