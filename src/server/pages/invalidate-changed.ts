import type { Answered } from '#platform/http/open-http.ts'
import type { InvalidatePages } from './register-pages.ts'

const changers: readonly string[] = ['employer', 'operator']

/**
 * Invalidates the public pages once an employer or an operator changed anything: a job is shown on its own page and on its
 * company's, and a banned company on none. Other processes notice within a second.
 */
export function invalidateChanged({ endpoint, status }: Answered, invalidate: InvalidatePages): void {
  if (status < 300 && endpoint.method !== 'GET' && changers.includes(endpoint.access.who)) invalidate()
}
