import type { Platform } from '#platform/platform.ts'
import type { DomainEvent, Subscriber, Task } from './tasks.ts'

/** The payload as its schema has it; throws on one that does not fit, so that a wrong one is found when it is sent. */
export function checkedPayload<P>(
  { name, payload: schema }: Pick<Task<P> | DomainEvent<P>, 'name' | 'payload'>,
  payload: unknown,
): P {
  const parsed = schema.safeParse(payload)
  if (!parsed.success)
    throw new TypeError(
      `Wrong payload for ${name}: ${parsed.error.issues.map((issue) => issue.path.join('.')).join(', ')}`,
    )
  return parsed.data
}

/** What tasks are run with: nothing that runs by itself acts as a user or as a candidate. */
export function withoutPerson(platform: Platform): Platform {
  const refused = () => Promise.reject(new Error('A task does not act as a person'))
  return { ...platform, db: { ...platform.db, forPerson: refused, forCandidate: refused } }
}

/** The names of the tasks that each event starts, by the event's name. */
export function tasksByEvent(
  subscribers: readonly Subscriber[],
  tasks: readonly Pick<Task, 'name'>[],
): Map<string, string[]> {
  const known = new Set(tasks.map((task) => task.name))
  const started = new Map<string, string[]>()
  for (const { event, task } of subscribers) {
    if (!known.has(task)) throw new Error(`${task} subscribes to ${event} but is not in the list of tasks`)
    started.set(event, [...(started.get(event) ?? []), task])
  }
  return started
}
