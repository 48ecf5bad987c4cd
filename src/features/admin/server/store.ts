import { and, asc, eq, gt, isNotNull, isNull, lt, lte, sql } from 'drizzle-orm'
import type { OperatorId } from '#contract/ids.ts'
import type { Tx } from '#platform/database/database.ts'
import { type OperatorRow, operatorSessions, operators } from './tables.ts'

export async function findOperatorByEmail(tx: Tx, email: string): Promise<OperatorRow | null> {
  const rows = await tx.select().from(operators).where(eq(operators.email, email))
  return rows[0] ?? null
}

export async function findOperator(tx: Tx, id: string): Promise<OperatorRow | null> {
  const rows = await tx
    .select()
    .from(operators)
    .where(eq(operators.id, id as OperatorId))
  return rows[0] ?? null
}

export async function selectOperators(tx: Tx): Promise<OperatorRow[]> {
  return tx.select().from(operators).orderBy(asc(operators.createdAt), asc(operators.id))
}

/** The operator's new link: a first one makes the operator, a later one takes all they had to log in with. */
export async function issueSetup(tx: Tx, email: string, at: Date): Promise<OperatorRow> {
  const [row] = await tx
    .insert(operators)
    .values({ email, setupSentAt: at, createdAt: at })
    .onConflictDoUpdate({
      target: operators.email,
      set: {
        passwordHash: null,
        totpSecret: null,
        setupIssue: sql`${operators.setupIssue} + 1`,
        setupSentAt: at,
      },
    })
    .returning()
  if (!row) throw new Error('The operator was not written')
  return row
}

export async function keepSecret(tx: Tx, id: OperatorId, totpSecret: string): Promise<void> {
  await tx.update(operators).set({ totpSecret }).where(eq(operators.id, id))
}

/** Ends the link. Of several calls with it the first answers true. */
export async function completeSetup(
  tx: Tx,
  { id, setupIssue }: Pick<OperatorRow, 'id' | 'setupIssue'>,
  { passwordHash, totpStep }: { passwordHash: string; totpStep: number },
): Promise<boolean> {
  const rows = await tx
    .update(operators)
    .set({ passwordHash, totpStep, setupSentAt: null, setupIssue: sql`${operators.setupIssue} + 1` })
    .where(and(eq(operators.id, id), eq(operators.setupIssue, setupIssue), isNotNull(operators.setupSentAt)))
    .returning({ id: operators.id })
  return rows.length > 0
}

/** Takes the code of that time step, of which and of earlier ones none is taken again; false when it was. */
export async function takeStep(
  tx: Tx,
  { id, setupIssue }: Pick<OperatorRow, 'id' | 'setupIssue'>,
  step: number,
): Promise<boolean> {
  const rows = await tx
    .update(operators)
    .set({ totpStep: step })
    .where(
      and(
        eq(operators.id, id),
        // Another link may have come between: the password that was checked is then no longer the right one.
        eq(operators.setupIssue, setupIssue),
        isNull(operators.setupSentAt),
        lt(operators.totpStep, step),
      ),
    )
    .returning({ id: operators.id })
  return rows.length > 0
}

/** With all sessions; answers with the operator's id, null when there is none. */
export async function deleteOperator(tx: Tx, email: string): Promise<OperatorId | null> {
  const rows = await tx.delete(operators).where(eq(operators.email, email)).returning({ id: operators.id })
  return rows[0]?.id ?? null
}

export async function insertSession(tx: Tx, session: typeof operatorSessions.$inferInsert): Promise<void> {
  await tx.insert(operatorSessions).values(session)
}

/** The owner of a session that has not expired. */
export async function findSession(tx: Tx, tokenHash: string, now: Date): Promise<OperatorId | null> {
  const rows = await tx
    .select({ operatorId: operatorSessions.operatorId })
    .from(operatorSessions)
    .where(and(eq(operatorSessions.tokenHash, tokenHash), gt(operatorSessions.expiresAt, now)))
  return rows[0]?.operatorId ?? null
}

export async function deleteSession(tx: Tx, tokenHash: string): Promise<void> {
  await tx.delete(operatorSessions).where(eq(operatorSessions.tokenHash, tokenHash))
}

export async function deleteSessionsOf(tx: Tx, operatorId: OperatorId): Promise<void> {
  await tx.delete(operatorSessions).where(eq(operatorSessions.operatorId, operatorId))
}

export async function deleteExpiredSessions(tx: Tx, now: Date): Promise<void> {
  await tx.delete(operatorSessions).where(lte(operatorSessions.expiresAt, now))
}
