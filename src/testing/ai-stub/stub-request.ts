/** A request for one reply, in either wire format. */
export interface StubRequest {
  wire: 'openai' | 'anthropic'
  system: string
  prompt: string
  /** Whether the reply goes into a tool call, as Anthropic models give their JSON. */
  asTool: boolean
  headers: Record<string, unknown>
  /** The whole body, as text: to look for what must not be in it. */
  body: string
}

type Part = string | readonly { text?: string }[] | undefined

/** Reads a request body of `POST /chat/completions` or `POST /messages`. */
export function readStubRequest(path: string, headers: Record<string, unknown>, body: string): StubRequest {
  const said = JSON.parse(body) as {
    system?: Part
    messages: { role: string; content: Part }[]
    tools?: unknown[]
  }
  const wire = path.endsWith('/messages') ? 'anthropic' : 'openai'
  const of = (role: string) =>
    said.messages
      .filter((message) => message.role === role)
      .map(({ content }) => textOf(content))
      .join('\n')
  return {
    wire,
    system: wire === 'anthropic' ? textOf(said.system) : of('system'),
    prompt: of('user'),
    asTool: (said.tools?.length ?? 0) > 0,
    headers,
    body,
  }
}

function textOf(part: Part): string {
  if (typeof part === 'string') return part
  return (part ?? []).map(({ text }) => text ?? '').join('\n')
}

/** The data between the fences of a prompt. */
export function dataOf<T>({ prompt }: StubRequest): T {
  const [fence = ''] = prompt.split('\n', 1)
  const from = fence.length + 1
  return JSON.parse(prompt.slice(from, prompt.indexOf(`\n${fence}`, from))) as T
}
