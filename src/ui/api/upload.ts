import type { AnswerOf, CallOf, EndpointShape } from '#contract/endpoint.ts'
import { networkError, readError } from './api-error.ts'
import { bearerFor, noticeError } from './bearer.ts'
import { addressOf, type Callable, type Route } from './route.ts'

type Upload<E extends EndpointShape> = Pick<CallOf<E>, 'params'> & {
  /** Optional where the call works without one. */
  file?: File
  fields?: Readonly<Record<string, string>>
  /** From 0 to 1, as bytes really leave. */
  onProgress?: (share: number) => void
  signal?: AbortSignal
}

/** Sends a file with its text fields; throws ApiError when it did not succeed, and AbortError when `signal` ended it. */
export async function upload<E extends EndpointShape>(
  endpoint: E | Route<E>,
  { params, file, fields = {}, onProgress, signal }: NoInfer<Upload<E>>,
): Promise<AnswerOf<E>> {
  const to: Callable = endpoint
  if (!to.upload) throw new Error(`${to.path} takes no file`)
  const form = new FormData()
  // Fields first: the server reads them before the file's bytes come.
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  if (file) form.append(to.upload.file, file, file.name)
  const token = bearerFor(to)
  const { status, text } = await send(to.method, addressOf(to.path, params ?? {}), form, {
    token,
    onProgress,
    signal,
  })
  if (status < 200 || status > 299) {
    const error = readError(status, text)
    noticeError(to, error, token)
    throw error
  }
  return (text === '' ? undefined : JSON.parse(text)) as AnswerOf<E>
}

type Sending = {
  token: string | null
  onProgress: ((share: number) => void) | undefined
  signal: AbortSignal | undefined
}

// Unlike fetch, XMLHttpRequest reports upload progress.
function send(method: string, address: string, form: FormData, { token, onProgress, signal }: Sending) {
  return new Promise<{ status: number; text: string }>((resolve, reject) => {
    signal?.throwIfAborted()
    const request = new XMLHttpRequest()
    const stop = () => request.abort()
    request.open(method, address)
    request.setRequestHeader('accept', 'application/json')
    if (token !== null) request.setRequestHeader('authorization', `Bearer ${token}`)
    request.upload.onprogress = (event) => {
      if (event.lengthComputable && event.total > 0) onProgress?.(event.loaded / event.total)
    }
    request.onload = () => resolve({ status: request.status, text: request.responseText })
    request.onerror = () => reject(networkError())
    request.onabort = () => reject(new DOMException('The upload was stopped.', 'AbortError'))
    request.onloadend = () => signal?.removeEventListener('abort', stop)
    signal?.addEventListener('abort', stop)
    request.send(form)
  })
}
