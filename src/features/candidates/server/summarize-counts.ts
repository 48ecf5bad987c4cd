import type { CandidateCounts } from '#features/jobs/server/get-job-with-counts.ts'

/** The figures of all candidates of a job. Pure. */
export function summarizeCounts(counts: CandidateCounts) {
  const groups = {
    'to-decide': counts.toDecide,
    'under-review': counts.underReview,
    'not-completed': counts.notCompleted,
    invited: counts.invited,
    hired: counts.hired,
    rejected: counts.rejected,
    withdrawn: counts.withdrawn,
  }
  const total = sum(Object.values(groups))
  const byTotal = counts.totals.slice(0, 101)
  const scored = sum(byTotal)
  const points = sum(byTotal.map((count, score) => count * score))
  const high = sum(byTotal.slice(85))
  const { completed, started } = counts
  return {
    total,
    completed,
    averageScore: scored === 0 ? null : Math.round((10 * points) / scored) / 10,
    highPotential: high,
    groups,
    shortlisted: counts.shortlisted,
    bands: { high, medium: sum(byTotal.slice(70, 85)), low: sum(byTotal.slice(0, 70)) },
    distribution: Array.from({ length: 10 }, (_, at) =>
      sum(byTotal.slice(10 * at, at === 9 ? 101 : 10 * at + 10)),
    ),
    funnel: { registered: total, started, completed, invited: counts.everInvited, hired: counts.hired },
  }
}

const sum = (counts: readonly number[]): number => counts.reduce((all, one) => all + one, 0)
