import type { EndpointShape, UploadShape } from '#contract/endpoint.ts'

/** The parts of an endpoint that a call needs at run time. */
export type Callable = Pick<EndpointShape, 'method' | 'path'> &
  Partial<Pick<EndpointShape, 'access'>> & {
    upload?: Pick<UploadShape, 'file'> | undefined
  }

/** An endpoint without its schemas, for pages that must not carry them: see `routeOf`. */
export type Route<E extends EndpointShape> = Pick<E, 'method' | 'path'> &
  /** Given where the call carries the signed-in user's token. */
  Partial<Pick<E, 'access'>> &
  (E['upload'] extends UploadShape ? { upload: Pick<E['upload'], 'file'> } : { upload?: undefined }) & {
    /** Never there: it carries the type. */
    readonly of?: E
  }

/**
 * Names an endpoint by its address alone, held to the contract by the compiler:
 * `routeOf<typeof applyToJob>({ method: 'POST', path: '/api/candidates' })` with `import type`.
 */
export const routeOf = <E extends EndpointShape>(route: Route<E>): Route<E> => route

/** Fills `:name` segments, encoded, and adds the query; what is undefined or null is left out. */
export function addressOf(path: string, params: object = {}, query: object = {}): string {
  const given = new Map(Object.entries(params))
  const filled = path.replace(/:(\w+)/g, (_, name: string) => {
    const value: unknown = given.get(name)
    if (value === undefined || value === null || value === '') throw new Error(`${path} needs ${name}`)
    return encodeURIComponent(String(value))
  })
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null) search.append(name, String(value))
  }
  const text = search.toString()
  return text === '' ? filled : `${filled}?${text}`
}
