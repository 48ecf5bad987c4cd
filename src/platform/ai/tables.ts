import { bigint, date, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core'
import type { CompanyId } from '#contract/ids.ts'

export const aiSpending = pgTable(
  'ai_spending',
  {
    companyId: uuid('company_id').notNull().$type<CompanyId>(),
    month: date({ mode: 'string' }).notNull(),
    spent: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.month] })],
)
