import type { InjectOptions } from 'fastify'
import type { CallOf, EndpointShape } from '#contract/endpoint.ts'
import { multipartBody, type UploadedFile } from './multipart-body.ts'

export type TestCall<E extends EndpointShape> = CallOf<E> & {
  token?: string
  headers?: Record<string, string>
  upload?: { file?: UploadedFile; fields?: Record<string, string> }
}

/** A typed call as the request that it is on the wire. */
export function requestOf(
  endpoint: EndpointShape,
  { params, query, body, token, headers, upload }: TestCall<EndpointShape>,
): InjectOptions {
  const path = endpoint.path.replace(/:(\w+)/g, (_all, name: string) =>
    encodeURIComponent(String((params as Record<string, unknown> | undefined)?.[name])),
  )
  const search =
    query === undefined
      ? ''
      : `?${new URLSearchParams(Object.entries(query as object).map(([key, value]) => [key, String(value)]))}`
  const form = upload && endpoint.upload ? multipartBody(endpoint.upload.file, upload) : null
  return {
    method: endpoint.method,
    url: path + search,
    headers: {
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(form ? { 'content-type': form.contentType } : {}),
      ...headers,
    },
    ...(form ? { payload: form.body } : body === undefined ? {} : { payload: body as object }),
  }
}
