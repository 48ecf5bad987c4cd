// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { aJobSummary } from '#testing/builders/a-listed-job.ts'
import { showPage } from '#testing/show-page.tsx'
import { JobCard } from './job-card.tsx'

afterEach(cleanup)

test.each([
  ['Full-time', 'bg-accent-soft'],
  ['Part-time', 'bg-notice-soft'],
  ['Contract', 'bg-sunken'],
  ['Remote', 'bg-accent-soft'],
  ['Freelance', 'bg-notice-soft'],
  ['Internship', 'bg-sunken'],
] as const)(
  '§1.2-27 §1.2-37 a badge in its style says that a job is %s, and whether it is closed',
  (type, style) => {
    const job = aJobSummary({ type, status: 'closed' })
    showPage(
      { '/': <JobCard job={job} numCandidates={3} numToDecide={2} applyLink="/Apply/1" canEdit={false} /> },
      '/',
    )
    expect(screen.getByText(type).parentElement?.className).toContain(style)
    expect(screen.getByText('Closed')).toBeTruthy()
    expect(screen.getByText('2 to decide')).toBeTruthy()
  },
)
