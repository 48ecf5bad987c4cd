import type { CallOf, EndpointShape } from '#contract/endpoint.ts'
import { networkError, readError } from './api-error.ts'
import { bearerFor, noticeError } from './bearer.ts'
import { addressOf, type Route } from './route.ts'

/** Saves the file that an endpoint answers with; throws ApiError when it cannot be had, or not whole. */
export async function downloadFile<E extends EndpointShape>(
  endpoint: Route<E>,
  wanted: NoInfer<CallOf<E>>,
  fallbackName: string,
  onReceived: (bytes: number) => void = () => undefined,
): Promise<void> {
  const { params, query } = wanted as { params?: object; query?: object }
  const token = bearerFor(endpoint)
  const response = await fetch(addressOf(endpoint.path, params, query), {
    method: endpoint.method,
    headers: token === null ? {} : { authorization: `Bearer ${token}` },
  }).catch(() => {
    throw networkError()
  })
  if (!response.ok) {
    const error = readError(response.status, await response.text())
    noticeError(endpoint, error, token)
    throw error
  }
  save(
    await received(response, onReceived),
    nameIn(response.headers.get('content-disposition')) ?? fallbackName,
  )
}

async function received(response: Response, onReceived: (bytes: number) => void): Promise<Blob> {
  if (!response.body) return response.blob()
  let bytes = 0
  const counted = response.body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform: (chunk, controller) => {
        bytes += chunk.length
        onReceived(bytes)
        controller.enqueue(chunk)
      },
    }),
  )
  const { headers } = response
  return new Response(counted, { headers }).blob().catch(() => {
    throw networkError()
  })
}

/** The name in any script where there is one, otherwise the plain one. */
function nameIn(disposition: string | null): string | undefined {
  const encoded = disposition?.match(/filename\*=UTF-8''([^;]+)/i)?.[1]
  return encoded ? decodeURIComponent(encoded) : disposition?.match(/filename="([^"]+)"/)?.[1]
}

function save(file: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  // The download has taken the file by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
