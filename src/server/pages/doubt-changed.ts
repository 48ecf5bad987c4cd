import type { Answered } from '#platform/http/open-http.ts'
import type { DoubtPages } from './register-pages.ts'

const changers: readonly string[] = ['employer', 'operator']

/**
 * Has the public pages look again once an employer or the operator changed something, whatever it was: a job stands
 * on its own page and on its company's, and a banned company on none. Other processes see to it within a second.
 */
export function doubtChanged({ endpoint, status }: Answered, doubt: DoubtPages): void {
  if (status < 300 && endpoint.method !== 'GET' && changers.includes(endpoint.access.who)) doubt()
}
