import type pg from 'pg'

/**
 * Writes many candidates of one job by SQL, as the owner of the tables: half have completed, most of those have scores
 * spread over 0 to 100, one in a thousand is shortlisted, asked for a person, wrote instructions or has low confidence;
 * three are hired.
 */
export async function seedCandidates(
  client: pg.Client,
  { companyId, jobId, userId, count }: { companyId: string; jobId: string; userId: string; count: number },
): Promise<void> {
  // Rows that are not on the disk yet are all-visible to no index.
  await client.query('set synchronous_commit = on')
  // Indexes are sorted in memory.
  await client.query(`set maintenance_work_mem = '512MB'`)
  const indexes = await dropIndexes(client)
  // Foreign keys and the rule of who decides would look at each row; all name one job and one user.
  await client.query('alter table candidates disable trigger all')
  for (const trigger of ['count_added', 'remember_invitation'])
    await client.query(`alter table candidates enable trigger ${trigger}`)
  await client.query(
    `insert into candidates (company_id, job_id, number, first_name, last_name, email, phone, city, status, decided_by,
       decided_at, score, field_scores, ai_percentage, ai_band, has_instructions, has_shared_text, shortlisted,
       asked_for_person_at, confidence, confidence_reasons, assessment_id, engine, link_expires_at, created_at, applied_at)
     select $1, $2, n, 'Name ' || abs(hashint4(n + 1)::bigint) % 5000, 'Trabelsi', n || '@candidate.example', '22345678', 'Tunis',
       status, case when status in ('HIRED', 'REJECTED') then $3::uuid end,
       case when status in ('HIRED', 'REJECTED') then now() end,
       case when assessed and n % 20 <> 0 then points end,
       case when assessed then array[abs(hashint4(n)::bigint) % 101, 90 - points % 90, points, points, points, 50, 60, 70, 80, points]::smallint[] end,
       case when assessed then points end, case when assessed then case when n % 8 = 0 then 'some' else 'none' end end,
       n % 1000 = 4, n % 500 = 6, n % 1000 = 2, case when n % 1000 = 8 then now() end,
       case when assessed then case when n % 1000 = 14 then 'low' else 'high' end end,
       case when n % 1000 = 14 then array['answers-unlike-job'] else '{}' end,
       case when assessed then gen_random_uuid() end, case when assessed then 'builtin' end, now() + interval '14 days',
       now() - n * interval '1 minute', case when completed then now() - n * interval '1 minute' end
     from (select n, n % 2 = 0 as completed, n % 2 = 0 and n % 10 <> 0 as assessed, (n::bigint * 31) % 101 as points,
         case when n in (2, 102, 202) then 'HIRED' when n % 16 = 6 then 'REJECTED' when n % 100 = 1 then 'UNDER_REVIEW'
           else 'PENDING' end as status
       from generate_series(1, $4::int) n) made`,
    [companyId, jobId, userId, count],
  )
  await client.query('alter table candidates enable trigger all')
  // The foreign key would look for the job with each of several million words.
  await client.query('alter table candidate_words disable trigger all')
  await client.query(
    `insert into candidate_words (company_id, job_id, word, candidate_id)
     select company_id, job_id, word, id
     from candidates, string_to_table(trim(search_text), ' ') word where job_id = $1`,
    [jobId],
  )
  await client.query('alter table candidate_words enable trigger all')
  for (const index of indexes) await client.query(index)
  await client.query(
    'update jobs set candidates_count = $2, max_candidates = greatest(max_candidates, $2) where id = $1',
    [jobId, count],
  )
  // Pages that a checkpoint writes meanwhile are passed over by the vacuum.
  await client.query('checkpoint')
  await client.query('vacuum analyze candidates')
  await client.query('vacuum analyze job_candidate_counts')
  await client.query('vacuum analyze candidate_words')
}

/** A million rows are indexed in a minute afterwards, and in ten while they come. Returns what makes the indexes again. */
async function dropIndexes(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index
     where indrelid in ('candidates'::regclass, 'candidate_words'::regclass) and not indisunique`,
  )
  for (const { name } of rows) await client.query(`drop index ${name}`)
  return rows.map(({ definition }) => definition)
}
