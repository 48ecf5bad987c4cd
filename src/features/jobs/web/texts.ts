const count = new Intl.NumberFormat('en-US')
const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' })

export const jobsTexts = {
  title: 'Job offers',
  description: 'Share a job’s interview link and candidates interview when it suits them.',
  create: 'Create a job offer',
  search: 'Search by title or description',
  searchPlaceholder: 'Search by title or description...',
  clear: 'Clear search',
  found: (results: number, term: string) => `${count.format(results)} result(s) found for ${term}`,
  totalJobs: 'Total jobs',
  totalCandidates: 'Total candidates',
  loading: 'Loading job offers…',
  loadFailed: 'Failed to load jobs. Please try again later.',
  emptyTitle: 'No jobs found',
  nothingFound: (term: string) => `No results for ${term}. Try other keywords.`,
  noJobs: 'There are currently no job offers available.',
  showMore: 'Show more job offers',
  created: (at: string) => `Created ${day.format(new Date(at))}`,
  candidates: (candidates: number) =>
    candidates === 1 ? '1 candidate' : `${count.format(candidates)} candidates`,
  number: (figure: number) => count.format(figure),
  location: 'Location',
  salaryLabel: 'Salary',
  closed: 'Closed',
  preparing: 'Preparing interview…',
  copyLink: 'Copy interview link',
  copied: 'Link copied!',
  copyByHand: 'Copy this link:',
}
