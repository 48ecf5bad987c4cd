import type { Fact, Listener, Task } from './tasks.ts'

/** The payload as its schema has it; throws on one that does not fit, so that a wrong one is found when it is sent. */
export function checkedPayload<P>(
  { name, payload: schema }: Pick<Task<P> | Fact<P>, 'name' | 'payload'>,
  payload: unknown,
): P {
  const parsed = schema.safeParse(payload)
  if (!parsed.success)
    throw new TypeError(
      `Wrong payload for ${name}: ${parsed.error.issues.map((issue) => issue.path.join('.')).join(', ')}`,
    )
  return parsed.data
}

/** The tasks that each fact sets going, by the fact's name. */
export function listenersOf(
  listeners: readonly Listener[],
  tasks: readonly Pick<Task, 'name'>[],
): Map<string, string[]> {
  const known = new Set(tasks.map((task) => task.name))
  const reactions = new Map<string, string[]>()
  for (const { fact, task } of listeners) {
    if (!known.has(task)) throw new Error(`${task} listens to ${fact} but is not in the list of tasks`)
    reactions.set(fact, [...(reactions.get(fact) ?? []), task])
  }
  return reactions
}
