import type { Answered } from '#platform/http/open-http.ts'
import type { InvalidatePage } from './register-pages.ts'

/** Forgets the page of a job that its employer has just changed; other processes see to it within seconds. */
export function dropChanged({ endpoint, params, status }: Answered, drop: InvalidatePage): void {
  const { jobId } = params
  const changed = status < 300 && endpoint.method !== 'GET' && endpoint.access.who === 'employer'
  if (changed && jobId !== undefined) drop('apply', jobId)
}
