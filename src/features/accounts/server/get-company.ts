import type { CompanyId } from '#contract/ids.ts'
import type { Tx } from '#platform/database/database.ts'
import type { OnboardingStatus } from '../contract/account.ts'
import { selectCompany, selectCompanyBySlug } from './store.ts'

export interface Company {
  id: CompanyId
  /** The name people read: the full one, else the short one. */
  name: string
  shortName: string
  fullName: string | null
  /** The address of its public page. */
  slug: string
  phone: string
  address: string
  city: string
  timeZone: string
  onboardingStatus: OnboardingStatus
  /** When everything of it is erased; null for a company that stays. */
  deleteAt: Date | null
  /** Whether strangers find its jobs and its people new colleagues: not while it is leaving or banned. */
  openToPublic: boolean
}

/** null when it was erased, perhaps at this very moment. */
export async function findCompany(tx: Tx, companyId: CompanyId): Promise<Company | null> {
  const row = await selectCompany(tx, companyId)
  return row && known(row)
}

/** The company whose public page has this address, in whatever case; null when there is none. Needs `forSystem`. */
export async function findCompanyBySlug(tx: Tx, slug: string): Promise<Company | null> {
  // No address has it, and the database cannot be asked for it.
  if (slug.includes('\0')) return null
  const row = await selectCompanyBySlug(tx, slug.toLowerCase().normalize('NFC'))
  return row && known(row)
}

function known(row: NonNullable<Awaited<ReturnType<typeof selectCompany>>>): Company {
  const { createdAt: _createdAt, bannedAt, banReason: _reason, ...company } = row
  const { name: shortName, fullName } = company
  return {
    ...company,
    name: fullName ?? shortName,
    shortName,
    openToPublic: company.deleteAt === null && bannedAt === null,
  }
}

/** A company that is known to exist. */
export async function getCompany(tx: Tx, companyId: CompanyId): Promise<Company> {
  const company = await findCompany(tx, companyId)
  if (!company) throw new Error('There is no such company')
  return company
}
