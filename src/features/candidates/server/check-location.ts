import type { KnownJob } from '#features/jobs/server/get-job.ts'
import type { LocationReason } from '../contract/candidates.ts'
import { findCity, kilometresApart } from './cities/find-city.ts'

// Not \b, which knows ASCII letters only and finds no word boundary before an à.
const remoteWords =
  /(?<!\p{L})(remote|t[ée]l[ée]travail|[àa] distance|homeoffice|home office|remoto)(?!\p{L})|عن بعد/iu

/**
 * Why a city does not suit a job; null when it does. Every city suits a remote or freelance job, and a job whose
 * location is not in the gazetteer.
 */
export function checkLocation(
  job: Pick<KnownJob, 'type' | 'location'>,
  city: string,
  radiusKm: number,
): LocationReason | null {
  if (suitsEveryCity(job)) return null
  const wanted = findCity(job.location)
  if (wanted.points.length === 0) return null
  const given = findCity(city)
  if (given.names.some((name) => wanted.names.includes(name))) return null
  if (given.points.length === 0) return 'unknown-city'
  return kilometresApart(given.points, wanted.points) <= radiusKm ? null : 'too-far'
}

/** Whether distances to the job can be measured, or need not be. */
export const isPlaceKnown = (job: Pick<KnownJob, 'type' | 'location'>): boolean =>
  suitsEveryCity(job) || findCity(job.location).points.length > 0

const suitsEveryCity = ({ type, location }: Pick<KnownJob, 'type' | 'location'>): boolean =>
  type === 'Remote' || type === 'Freelance' || remoteWords.test(location)

/** Kilometres between two cities, rounded up; null when one is not in the gazetteer. */
export function distanceBetween(one: string, other: string): number | null {
  const km = kilometresApart(findCity(one).points, findCity(other).points)
  return Number.isFinite(km) ? Math.ceil(km) : null
}
