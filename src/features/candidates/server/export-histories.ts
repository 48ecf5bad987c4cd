import type { CandidateId, CompanyId } from '#contract/ids.ts'
import type { Tx } from '#platform/database/database.ts'
import { selectEvents } from './decisions/store.ts'
import { selectNotes } from './notes/store.ts'

/** What happened to these candidates and the notes on them, with all stored fields. */
export async function exportHistories(tx: Tx, companyId: CompanyId, ids: readonly CandidateId[]) {
  const events = Map.groupBy(await selectEvents(tx, companyId, ids), ({ candidateId }) => candidateId)
  const notes = Map.groupBy(await selectNotes(tx, companyId, ids), ({ candidateId }) => candidateId)
  return (id: CandidateId) => ({ events: events.get(id) ?? [], notes: notes.get(id) ?? [] })
}
