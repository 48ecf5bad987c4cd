/** Thrown when a body is longer than allowed. */
export class TooLarge extends Error {}

/** A fetch that follows no redirects (they would send the key to another host) and stops reading after `maxBytes`. */
export function boundedFetch(maxBytes: number): typeof fetch {
  return async (input, init) => {
    const reply = await fetch(input, { ...init, redirect: 'error' })
    if (!reply.body) return reply
    let read = 0
    const counted = new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        read += chunk.byteLength
        if (read > maxBytes) controller.error(new TooLarge(`More than ${maxBytes} bytes`))
        else controller.enqueue(chunk)
      },
    })
    return new Response(reply.body.pipeThrough(counted), {
      status: reply.status,
      statusText: reply.statusText,
      headers: reply.headers,
    })
  }
}
