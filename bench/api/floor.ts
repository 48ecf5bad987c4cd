// The least a Node program can do for the same work, as a process of its own: `floor.ts SOCKET_FOLDER PORT`.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { availableParallelism } from 'node:os'
import pg from 'pg'

const [, , host, port] = process.argv
const pool = new pg.Pool({
  host: host ?? '',
  port: 5432,
  user: 'app',
  database: 'mindhire',
  max: Math.max(4, 2 * availableParallelism()),
})
const page = Buffer.from('<p>Twenty kilobytes of a page.</p>'.repeat(603))

/** Each one prepared statement. */
const statements = {
  candidates: `select id, first_name, last_name, email, phone, city, status, score, created_at, applied_at from candidates
    where job_id = $1 order by sort_date desc, id desc limit 20`,
  jobs: `select id, title, description, location, salary, type, status, created_at, candidates_count
    from jobs where company_id = $1 order by created_at desc, id desc limit 20`,
  job: 'select id, title, description, location, salary, type, created_at from jobs where id = $1',
  answer: 'insert into floor_answers (body) values ($1)',
}

type Name = keyof typeof statements

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const [, name = '', id = ''] = (request.url ?? '').split('/')
  if (name === 'page') return send(response, 'text/html', page)
  const value = name === 'answer' ? await bodyOf(request) : id
  const { rows } = await pool.query({ name, text: statements[name as Name], values: [value] })
  send(response, 'application/json', Buffer.from(JSON.stringify(rows)))
}

function send(response: ServerResponse, type: string, body: Buffer): void {
  response.writeHead(200, { 'content-type': type, 'content-length': body.length }).end(body)
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString()
}

createServer((request, response) => {
  answer(request, response).catch((error: unknown) => {
    response.writeHead(500).end(String(error))
  })
}).listen(Number(port), '127.0.0.1', () => console.log('ready'))
