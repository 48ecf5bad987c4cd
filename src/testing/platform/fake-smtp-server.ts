import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer, type SMTPServerSession } from 'smtp-server'

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
  const take = async (bytes: Buffer, session: SMTPServerSession, callback: (error: Error | null) => void) => {
    const addresses = session.envelope.rcptTo.map(({ address }) => address)
    const code = answers.shift() ?? 250
    if (code >= 400) return callback(Object.assign(new Error(`No, ${addresses[0]}`), { responseCode: code }))
    received.push(await PostalMime.parse(bytes))
    recipients.push(addresses)
    if (code === 0) cutConnections()
    else callback(null)
  }
  const cutConnections = () => {
    for (const connection of server.connections) connection._socket?.destroy()
  }
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    disableReverseLookup: true,
    closeTimeout: 100,
    onData: (stream, session, callback) => {
      buffer(stream).then((bytes) => take(bytes, session, callback), callback)
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
