import type { CompanyId } from '#contract/ids.ts'
import type { Tx } from '#platform/database/database.ts'
import type { OnboardingStatus } from '../contract.ts'
import { selectCompany } from './store.ts'

export interface Company {
  id: CompanyId
  name: string
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
  if (!row) return null
  const { createdAt: _createdAt, bannedAt, banReason: _reason, ...company } = row
  return { ...company, openToPublic: company.deleteAt === null && bannedAt === null }
}

/** A company that is known to exist. */
export async function getCompany(tx: Tx, companyId: CompanyId): Promise<Company> {
  const company = await findCompany(tx, companyId)
  if (!company) throw new Error('There is no such company')
  return company
}
