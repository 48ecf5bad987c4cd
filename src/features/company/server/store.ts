import { eq, sql } from 'drizzle-orm'
import type { CompanyId } from '#contract/ids.ts'
import type { Tx } from '#platform/database/database.ts'
import type { OnboardingDraft } from '../contract/settings.ts'
import { companyDrafts, companyProfiles } from './tables.ts'

type Profile = Omit<typeof companyProfiles.$inferSelect, 'companyId' | 'updatedAt'>

export async function upsertProfile(tx: Tx, companyId: CompanyId, profile: Profile): Promise<void> {
  await tx
    .insert(companyProfiles)
    .values({ companyId, ...profile })
    .onConflictDoUpdate({ target: companyProfiles.companyId, set: { ...profile, updatedAt: sql`now()` } })
}

export async function selectProfile(tx: Tx, companyId: CompanyId) {
  const rows = await tx.select().from(companyProfiles).where(eq(companyProfiles.companyId, companyId))
  return rows[0] ?? null
}

/** Until the transaction ends nobody else keeps or removes this company's draft: none is left behind by a late save. */
export async function lockDraft(tx: Tx, companyId: CompanyId): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`company.draft ${companyId}`}, 0))`)
}

export async function upsertDraft(tx: Tx, companyId: CompanyId, draft: OnboardingDraft) {
  const { version, updatedAt: savedAt } = companyDrafts
  const rows = await tx
    .insert(companyDrafts)
    .values({ companyId, draft })
    .onConflictDoUpdate({
      target: companyDrafts.companyId,
      set: { draft, version: sql`${version} + 1`, updatedAt: sql`now()` },
    })
    .returning({ version, savedAt })
  if (!rows[0]) throw new Error('The draft was not written')
  return rows[0]
}

export async function selectDraft(tx: Tx, companyId: CompanyId) {
  const { draft, version, updatedAt: savedAt } = companyDrafts
  const rows = await tx
    .select({ draft, version, savedAt })
    .from(companyDrafts)
    .where(eq(companyDrafts.companyId, companyId))
  return rows[0] ?? null
}

export async function deleteDraft(tx: Tx, companyId: CompanyId): Promise<void> {
  await tx.delete(companyDrafts).where(eq(companyDrafts.companyId, companyId))
}
