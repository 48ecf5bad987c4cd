import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { StubAct } from './stub-act.ts'
import { readStubRequest, type StubRequest } from './stub-request.ts'

export interface AiStub {
  /** The address for AI_BASE_URL. */
  url: string
  requests: StubRequest[]
  /** How the next requests are answered, by their number from 0. */
  play(answer: (request: StubRequest, at: number) => StubAct): void
  close(): Promise<void>
}

/** A server on loopback that speaks the wire formats of OpenAI's chat completions and Anthropic's messages. */
export async function startAiStub(): Promise<AiStub> {
  let answer: (request: StubRequest, at: number) => StubAct = () => ({ status: 500 })
  const requests: StubRequest[] = []
  const server = createServer((request, response) => {
    void bodyOf(request).then((body) => {
      const asked = readStubRequest(request.url ?? '', request.headers, body)
      requests.push(asked)
      perform(answer(asked, requests.length - 1), asked, request, response)
    })
  })
  // A test that was busy for long finds its connections open: else its next call is lost, and made twice.
  server.keepAliveTimeout = 0
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/v1`,
    requests,
    play: (next) => {
      answer = next
    },
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString('utf8')
}

function perform(act: StubAct, asked: StubRequest, request: IncomingMessage, response: ServerResponse): void {
  if (act === 'hang') return
  if (act === 'reset') {
    request.socket.resetAndDestroy()
    return
  }
  if (act === 'stall') {
    response
      .writeHead(200, { 'content-type': 'application/json', 'content-length': '5000' })
      .write('{"id":"x"')
    return
  }
  if (act === 'nothing') {
    response.writeHead(200, { 'content-type': 'application/json' }).end()
    return
  }
  if (act === 'flood') {
    response
      .writeHead(200, { 'content-type': 'application/json' })
      .end(replyBody(asked, 'x'.repeat(5_000_000)))
    return
  }
  if ('status' in act) {
    const headers = {
      ...(act.retryAfter !== undefined && { 'retry-after': act.retryAfter }),
      ...(act.location !== undefined && { location: act.location }),
    }
    response.writeHead(act.status, { 'content-type': 'application/json', ...headers })
    response.end(act.body ?? JSON.stringify({ error: { type: 'error', message: `status ${act.status}` } }))
    return
  }
  response.writeHead(200, { 'content-type': 'application/json' })
  response.end(replyBody(asked, act.say, act.usage, act.finish))
}

function replyBody(
  asked: StubRequest,
  said: unknown,
  usage: { input: number; output: number } | null = { input: 1_500, output: 300 },
  finish?: 'length' | 'content-filter',
): string {
  const text = typeof said === 'string' ? said : JSON.stringify(said)
  return JSON.stringify(
    asked.wire === 'anthropic'
      ? anthropicReply(asked, said, text, usage, finish)
      : openAiReply(text, usage, finish),
  )
}

type Usage = { input: number; output: number } | null

function openAiReply(text: string, usage: Usage, finish?: 'length' | 'content-filter') {
  return {
    id: 'chatcmpl-1',
    object: 'chat.completion',
    created: 1_760_000_000,
    model: 'stub',
    choices: [
      {
        index: 0,
        message: { role: 'assistant', content: text },
        finish_reason: finish === 'content-filter' ? 'content_filter' : (finish ?? 'stop'),
      },
    ],
    ...(usage && {
      usage: {
        prompt_tokens: usage.input,
        completion_tokens: usage.output,
        total_tokens: usage.input + usage.output,
      },
    }),
  }
}

function anthropicReply(
  { asTool }: StubRequest,
  said: unknown,
  text: string,
  usage: Usage,
  finish?: 'length' | 'content-filter',
) {
  const inTool = asTool && typeof said === 'object' && finish === undefined
  const reasons = { length: 'max_tokens', 'content-filter': 'refusal' } as const
  return {
    id: 'msg_1',
    type: 'message',
    role: 'assistant',
    model: 'stub',
    content: inTool
      ? [{ type: 'tool_use', id: 'toolu_1', name: 'json', input: said }]
      : [{ type: 'text', text }],
    stop_reason: finish ? reasons[finish] : inTool ? 'tool_use' : 'end_turn',
    stop_sequence: null,
    usage: { input_tokens: usage?.input ?? 0, output_tokens: usage?.output ?? 0 },
  }
}
