interface Searchable {
  title: string
  description: string
}

/** Without case, accents and surplus spaces. */
const plain = (text: string): string =>
  text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replace(/\s+/g, ' ').trim()

/** Those whose title or description holds the term. */
export function filterJobs<T extends { job: Searchable }>(jobs: readonly T[], term: string): readonly T[] {
  const wanted = plain(term)
  if (wanted === '') return jobs
  return jobs.filter(
    ({ job }) => plain(job.title).includes(wanted) || plain(job.description).includes(wanted),
  )
}
