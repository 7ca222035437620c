/** A mail of ours: plain text, and the same in simple HTML without anything that is loaded from elsewhere. */
export interface Mail {
  to: string
  subject: string
  text: string
  html: string
  /** BCP 47, for those who have it read aloud. */
  language: string
}

/**
 * What became of a mail: accepted; refused for good; not accepted, so that it may be tried again;
 * or unknown, because a server that had answered went silent.
 */
export type Delivery = 'delivered' | 'rejected' | 'failed' | 'unknown'

export interface Mailer {
  /** Never throws, and answers within about half a minute. */
  send(mail: Mail): Promise<Delivery>
}

const CONNECT_MS = 10_000
const SILENT_MS = 15_000

/** Opens the way to a mail server; the library is loaded only when one is set. A connection is made for each mail. */
export async function openMailer({ smtpUrl, from }: { smtpUrl: string; from: string }, silentMs = SILENT_MS): Promise<Mailer> {
  const { createTransport } = await import('nodemailer')
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: Math.min(CONNECT_MS, silentMs),
    greetingTimeout: Math.min(CONNECT_MS, silentMs),
    socketTimeout: silentMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    async send({ to, subject, text, html, language }) {
      try {
        // As an object the address is never read as a list of several.
        await transport.sendMail({
          from,
          to: { name: '', address: to },
          subject,
          text,
          html,
          headers: { 'Content-Language': language, 'Auto-Submitted': 'auto-generated' },
        })
        return 'delivered'
      } catch (error) {
        return deliveryOf(error)
      }
    },
  }
}

const PERMANENT = 500

/** The message of such an error may quote the address: only its codes are read. */
function deliveryOf(error: unknown): Delivery {
  if (!(error instanceof Error)) return 'unknown'
  const code = 'code' in error ? error.code : undefined
  const status = 'responseCode' in error && typeof error.responseCode === 'number' ? error.responseCode : null
  // Only what the server says of this address or this text is about the mail; the rest is about the server.
  if (status !== null) return status >= PERMANENT && (code === 'EENVELOPE' || code === 'EMESSAGE') ? 'rejected' : 'failed'
  const timeout = 'timeoutType' in error ? error.timeoutType : undefined
  const syscall = 'syscall' in error ? error.syscall : undefined
  const neverMet = code === 'EDNS' || syscall === 'connect' || timeout === 'CONNECT_TIMEOUT' || timeout === 'GREETING_TIMEOUT'
  return neverMet ? 'failed' : 'unknown'
}
