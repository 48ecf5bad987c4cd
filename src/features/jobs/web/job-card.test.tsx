// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { aJobSummary } from '#testing/builders/a-listed-job.ts'
import { showPage } from '#testing/show-page.tsx'
import { JobCard, type JobCardProps } from './job-card.tsx'

afterEach(cleanup)

const aCard = (change: Partial<JobCardProps>) => (
  <JobCard
    job={aJobSummary()}
    numCandidates={3}
    numToDecide={2}
    funnel={{ completed: 2, invited: 1, hired: 0 }}
    applyLink="/Apply/1"
    canEdit={false}
    {...change}
  />
)

test('a job draws how far its candidates went, in words too, and nothing before the first', () => {
  showPage({ '/': aCard({}) }, '/')
  const told = screen
    .getAllByRole('term')
    .map((term) => `${term.textContent} ${term.nextElementSibling?.textContent}`)
  expect(told).toEqual(expect.arrayContaining(['Registered 3', 'Completed 2', 'Invited 1', 'Hired 0']))
  cleanup()
  showPage({ '/': aCard({ numCandidates: 0 }) }, '/')
  expect(screen.queryByText('Registered')).toBeNull()
})

test.each([
  ['Full-time', 'border-solid'],
  ['Part-time', 'border-dashed'],
  ['Contract', 'border-solid'],
  ['Remote', 'border-dotted'],
  ['Freelance', 'border-dashed'],
  ['Internship', 'border-dotted'],
] as const)(
  '§1.2-27 §1.2-37 a badge in its style says that a job is %s, and whether it is closed',
  (type, style) => {
    const job = aJobSummary({ type, status: 'closed' })
    showPage({ '/': aCard({ job }) }, '/')
    expect(screen.getByText(type).parentElement?.className).toContain(style)
    expect(screen.getByText('Closed')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Copy interview link' })).toBeNull()
    expect(screen.getByText('2 to decide')).toBeTruthy()
  },
)
