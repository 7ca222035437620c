import { z } from 'zod'

/** A mail of ours: plain text, and the same in simple HTML without anything that is loaded from elsewhere. */
export interface Mail {
  to: string
  subject: string
  text: string
  html: string
  /** BCP 47, for those who have it read aloud. */
  language: string
  /** Where whoever gets it ends such mails (RFC 2369). */
  unsubscribe?: string
}

/**
 * What became of a mail: accepted; its address refused for good; not accepted now, so that it may be tried again;
 * away, because the server was not reached or takes nothing from us, whoever it is for; or unknown, because a server
 * that had answered went silent.
 */
export type Delivery = 'delivered' | 'rejected' | 'failed' | 'away' | 'unknown'

export interface Mailer {
  /** Never throws, and answers within about half a minute. */
  send(mail: Mail): Promise<Delivery>
}

const CONNECT_MS = 10_000
const SILENT_MS = 15_000

/**
 * Opens the way to a mail server; the library is loaded only when one is set. A connection is made for each mail.
 *
 * @param onOutcome told what became of each mail, with the fault when it was not delivered
 */
export async function createMailer(
  { smtpUrl, from }: { smtpUrl: string; from: string },
  silentMs = SILENT_MS,
  onOutcome?: (delivery: Delivery, fault: unknown) => void,
): Promise<Mailer> {
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
    async send({ to, subject, text, html, language, unsubscribe }) {
      try {
        // As an object the address is never read as a list of several.
        await transport.sendMail({
          from,
          to: { name: '', address: to },
          subject,
          text,
          html,
          headers: { 'Content-Language': language, 'Auto-Submitted': 'auto-generated', ...(unsubscribe && { 'List-Unsubscribe': `<${unsubscribe}>` }) },
        })
        onOutcome?.('delivered', null)
        return 'delivered'
      } catch (error) {
        const delivery = deliveryOf(error)
        onOutcome?.(delivery, error)
        return delivery
      }
    },
  }
}

/** Codes of nodemailer, and the answer of the server where there was one. */
const fault = z.object({
  code: z.string().optional(),
  command: z.string().optional(),
  responseCode: z.number().optional(),
  response: z.string().optional(),
  syscall: z.string().optional(),
  timeoutType: z.string().optional(),
})
const PERMANENT = 500
/** RFC 3463: 5.7 is a rule of the server, such as no relaying for us; RFC 4954: 530 wants us to log in. Neither is about the address. */
const ABOUT_US = /^530|^5\d\d[ -]5\.7\./

/** The message of such an error may quote the address: only its codes are read. */
function deliveryOf(error: unknown): Delivery {
  const { code, command, responseCode, response = '', syscall, timeoutType } = fault.catch({}).parse(error)
  if (responseCode !== undefined) {
    if (command === 'RCPT TO') return responseCode >= PERMANENT && !ABOUT_US.test(response) ? 'rejected' : 'failed'
    return command === 'DATA' ? 'failed' : 'away'
  }
  const neverMet = syscall === 'connect' || timeoutType === 'CONNECT_TIMEOUT' || timeoutType === 'GREETING_TIMEOUT'
  return neverMet || code === 'EDNS' || code === 'ETLS' || code === 'EAUTH' ? 'away' : 'unknown'
}
