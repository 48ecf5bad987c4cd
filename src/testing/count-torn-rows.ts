type Ask = (query: string) => Promise<Record<string, number>[]>

/** What a crash may tear, double or leave behind: each count is zero in a sound installation at rest. */
export async function countTornRows(ask: Ask): Promise<Record<string, number>> {
  const [counted = {}] = await ask(
    `select
      (select count(*)::int from candidates c join interviews i on i.candidate_id = c.id
        where (c.applied_at is null) <> (i.completed_at is null)) torn,
      (select count(*)::int from interviews where completed_at is not null and published_at is null) unpublished,
      (select count(*)::int from interviews i where completed_at is not null
        and not exists (select from assessments a where a.candidate_id = i.candidate_id)) unassessed,
      (select count(*)::int from assessments where score not between 0 and 100) unsound,
      (select count(*)::int from reports where state = 'waiting') making,
      (select count(*)::int from candidates c where status = 'ACCEPTED'
        and (select count(*) from invitations i where i.candidate_id = c.id) <> 1) invited,
      (select count(*)::int from purchases p where state = 'confirmed'
        and not exists (select from invoices i where i.purchase_id = p.id)) unbilled,
      (select count(*)::int from (select company_id from subscriptions
        where status = 'ACTIVE' and not free_offer group by 1 having count(*) > 1) s) doubled_plans,
      (select count(*)::int from (select job_id, lower(email) from candidates
        group by 1, 2 having count(*) > 1) c) doubled_candidates,
      (select count(*)::int from (select kind, subject_id, version from mails
        group by 1, 2, 3 having count(*) > 1) m) doubled_mails,
      (select count(*)::int from mails where status = 'dead') dead_mails,
      (select count(*)::int from (select previous_hash, lag(hash) over (order by seq) before, seq from audit_log) a
        where seq > 1 and previous_hash <> before) broken_chain,
      (select count(*)::int from pgboss.job where name = 'dead-letters') dead_letters`,
  )
  return counted
}
