import { createServer, type Socket } from 'node:net'
import { SMTPServer } from 'smtp-server'

/** How a mail server treats us. */
type Manner =
  | 'takes'
  | 'refuses this address'
  | 'relays nothing for us'
  | 'refuses the sender'
  | 'refuses to log us in'
  | 'refuses the text'
  | 'is busy'
  | 'says nothing'
  | 'dies after the text'

/** A mail server of the tests' own. */
export interface MailServer {
  /** For SMTP_URL. */
  url: string
  /** The texts of the mails it took, decoded, oldest first. */
  taken: string[]
  /** The text of the next mail it takes. */
  next(): Promise<string>
  close(): Promise<void>
}

/** Starts a mail server on this machine that treats every mail in one manner. */
export async function startMailServer(manner: Manner): Promise<MailServer> {
  const taken: string[] = []
  let wake = Promise.withResolvers<string>()
  const take = (mail: string) => {
    taken.push(mail)
    wake.resolve(mail)
    wake = Promise.withResolvers<string>()
  }
  const { server, close } = manner === 'says nothing' || manner === 'dies after the text' ? broken(manner, take) : honest(manner, take)
  const port = await new Promise<number>((resolve) => {
    const listening = server.listen(0, '127.0.0.1', () => {
      const address = listening.address()
      resolve(typeof address === 'object' && address ? address.port : 0)
    })
  })
  const login = manner === 'refuses to log us in' ? 'bobita:parola@' : ''
  return { url: `smtp://${login}127.0.0.1:${port}`, taken, next: () => wake.promise, close }
}

function honest(manner: Manner, take: (mail: string) => void) {
  const refusal = (responseCode: number, message = 'no') => Object.assign(new Error(message), { responseCode })
  const recipientRefusals: Partial<Record<Manner, Error>> = {
    'refuses this address': refusal(550),
    'relays nothing for us': refusal(550, '5.7.1 relaying denied'),
    'is busy': refusal(451),
  }
  const logsIn = manner === 'refuses to log us in'
  const server = new SMTPServer({
    disabledCommands: logsIn ? ['STARTTLS'] : ['AUTH', 'STARTTLS'],
    allowInsecureAuth: true,
    onAuth: (_login, _session, done) => done(refusal(535)),
    onMailFrom: (_address, _session, done) => done(manner === 'refuses the sender' ? refusal(550) : null),
    logger: false,
    onRcptTo: (_address, _session, done) => done(recipientRefusals[manner] ?? null),
    onData: (stream, _session, done) => {
      const pieces: Buffer[] = []
      stream.on('data', (piece: Buffer) => pieces.push(piece))
      stream.once('end', () => {
        if (manner === 'refuses the text') return done(refusal(554))
        take(decoded(Buffer.concat(pieces).toString('latin1')))
        done()
      })
    },
  })
  return { server, close: () => new Promise<void>((resolve) => server.close(() => resolve())) }
}

/** What no honest library does: never greets, or takes a text and is gone before it says so. */
function broken(manner: Manner, take: (mail: string) => void) {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => undefined)
    if (manner === 'says nothing') return
    socket.write('220 here\r\n')
    let mail: string | null = null
    socket.on('data', (piece) => {
      const said = piece.toString()
      if (mail === null && !said.startsWith('DATA')) socket.write('250 yes\r\n')
      if (said.startsWith('DATA')) {
        mail = ''
        socket.write('354 go on\r\n')
      } else if (mail !== null) mail += said
      if (mail?.endsWith('\r\n.\r\n')) {
        take(decoded(mail))
        socket.destroy()
      }
    })
  })
  const close = () => {
    for (const socket of sockets) socket.destroy()
    return new Promise<void>((resolve) => server.close(() => resolve()))
  }
  return { server, close }
}

/** A mail as text: its body is quoted-printable, in its headers only what stands in an encoded word; `?token=BB…` of a link there is none. */
function decoded(mail: string): string {
  const end = mail.indexOf('\r\n\r\n')
  const [headers, body] = [mail.slice(0, end), mail.slice(end)]
  const bytes = headers.replaceAll(/=\?UTF-8\?Q\?.*?\?=/g, printed) + printed(body.replaceAll('=\r\n', ''))
  return Buffer.from(bytes, 'latin1').toString('utf8')
}

function printed(quoted: string): string {
  return quoted.replaceAll(/=([0-9A-F]{2})/g, (_match, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
}

/** The token of one of the links of a mail. @throws Error when it has none */
export function tokenIn(mail: string, page: 'petitions/confirm' | 'petitions/signed' | 'parola-noua' | 'confirma-email'): string {
  const token = new RegExp(`/${page}[?#]token=([\\w-]{43})`).exec(mail)?.[1]
  if (token === undefined) throw new Error('the mail has no such link')
  return token
}

/** Whom a mail is written to. */
export function recipientOf(mail: string): string {
  return /^To: (.+?)\r?$/m.exec(mail)?.[1] ?? ''
}
