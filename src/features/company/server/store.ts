import { eq, sql } from 'drizzle-orm'
import type { CompanyId } from '#contract/ids.ts'
import type { Tx } from '#platform/database/database.ts'
import { companyProfiles } from './tables.ts'

type Profile = Omit<typeof companyProfiles.$inferSelect, 'companyId' | 'updatedAt'>

export async function upsertProfile(tx: Tx, companyId: CompanyId, profile: Profile): Promise<void> {
  await tx
    .insert(companyProfiles)
    .values({ companyId, ...profile })
    .onConflictDoUpdate({ target: companyProfiles.companyId, set: { ...profile, updatedAt: sql`now()` } })
}

export async function selectProfile(tx: Tx, companyId: CompanyId): Promise<Profile | null> {
  const rows = await tx
    .select({
      industry: companyProfiles.industry,
      description: companyProfiles.description,
      size: companyProfiles.size,
      values: companyProfiles.values,
    })
    .from(companyProfiles)
    .where(eq(companyProfiles.companyId, companyId))
  return rows[0] ?? null
}
