import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

/** A real mail server on a free loopback port that keeps what it takes. */
export interface FakeSmtpServer {
  url: string
  received: Email[]
  recipients: string[][]
  /** Answers the next messages with these codes; 0 cuts the connection after the message was taken. */
  answerNext(...codes: number[]): void
  close(): Promise<void>
}

export async function fakeSmtpServer(): Promise<FakeSmtpServer> {
  const received: Email[] = []
  const recipients: string[][] = []
  const answers: number[] = []
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    disableReverseLookup: true,
    closeTimeout: 100,
    onData: async (stream, session, callback) => {
      const bytes = await buffer(stream)
      const code = answers.shift() ?? 250
      const refused = Object.assign(new Error(`No, ${session.envelope.rcptTo[0]?.address}`), {
        responseCode: code,
      })
      if (code >= 400) return callback(refused)
      received.push(await PostalMime.parse(bytes))
      recipients.push(session.envelope.rcptTo.map(({ address }) => address))
      if (code === 0)
        server.connections.forEach(
          (connection: { _socket?: { destroy(): void } }) => void connection._socket?.destroy(),
        )
      else callback(null)
    },
  })
  server.on('error', () => {})
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    recipients,
    answerNext: (...codes) => void answers.push(...codes),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
