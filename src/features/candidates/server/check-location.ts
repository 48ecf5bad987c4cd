import type { KnownJob } from '#features/jobs/server/get-job.ts'
import type { LocationReason } from '../contract.ts'
import { findPlace, kilometresApart } from './places/find-place.ts'

// \b knows ASCII letters alone: it finds no edge before an à.
const anywhere =
  /(?<!\p{L})(remote|t[ée]l[ée]travail|[àa] distance|homeoffice|home office|remoto)(?!\p{L})|عن بعد/iu

/**
 * Why a city does not suit a job; null when it does. Remote and freelance jobs suit every city, and so does a job
 * whose place nobody knows.
 */
export function checkLocation(
  job: Pick<KnownJob, 'type' | 'location'>,
  city: string,
  radiusKm: number,
): LocationReason | null {
  if (job.type === 'Remote' || job.type === 'Freelance' || anywhere.test(job.location)) return null
  const wanted = findPlace(job.location)
  if (wanted.points.length === 0) return null
  const given = findPlace(city)
  if (given.names.some((name) => wanted.names.includes(name))) return null
  if (given.points.length === 0) return 'unknown-city'
  return kilometresApart(given.points, wanted.points) <= radiusKm ? null : 'too-far'
}
