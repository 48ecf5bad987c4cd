import type { CompanyId } from '#contract/ids.ts'
import type { Config } from '#platform/config/config.ts'
import type { Tx } from '#platform/database/database.ts'
import { selectCompany, selectCompanyBySlug } from './store.ts'

/** `slug` is the address of its public page; `deleteAt` is null for a company that stays. */
export type Company = ReturnType<typeof companyOf>

/** null when it was erased, perhaps at this very moment. */
export async function findCompany(tx: Tx, companyId: CompanyId): Promise<Company | null> {
  const row = await selectCompany(tx, companyId)
  return row && companyOf(row)
}

/** The company whose public page has this address, in whatever case; null when there is none. Needs `forSystem`. */
export async function findCompanyBySlug(tx: Tx, slug: string): Promise<Company | null> {
  // No address has it, and the database cannot be asked for it.
  if (slug.includes('\0')) return null
  const row = await selectCompanyBySlug(tx, slug.toLowerCase().normalize('NFC'))
  return row && companyOf(row)
}

function companyOf(row: NonNullable<Awaited<ReturnType<typeof selectCompany>>>) {
  const { createdAt: _createdAt, bannedAt, banReason: _reason, demo, ...company } = row
  return {
    ...company,
    /** The name people read: the full one, else the short one. */
    name: company.fullName ?? company.name,
    shortName: company.name,
    isBanned: bannedAt !== null,
    isDemo: demo !== null,
    /** Whether strangers find its jobs and its people new colleagues: not while it is leaving or banned, nor in a demo. */
    openToPublic: company.deleteAt === null && bannedAt === null && demo !== 'open',
  }
}

/** A company that is known to exist. */
export async function getCompany(tx: Tx, companyId: CompanyId): Promise<Company> {
  const company = await findCompany(tx, companyId)
  if (!company) throw new Error('There is no such company')
  return company
}

/** For how many months a company's candidates are kept: the installation's period, or a shorter one of the company. */
export const retentionOf = (
  { RETENTION_MONTHS }: Pick<Config, 'RETENTION_MONTHS'>,
  { retentionMonths }: Pick<Company, 'retentionMonths'>,
): number => Math.min(retentionMonths ?? RETENTION_MONTHS, RETENTION_MONTHS)
