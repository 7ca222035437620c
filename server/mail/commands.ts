import { z } from 'zod'
import { command, type Operator } from '../operators/command.ts'
import { called } from '../operators/options.ts'
import { createMailer, type Delivery } from '../platform/mail/mail.ts'
import { causeOf } from '../platform/process/cause.ts'

const MEANING: Record<Exclude<Delivery, 'delivered'>, string> = {
  rejected: 'the server refuses this address for good',
  failed: 'the server did not take this mail now',
  away: 'the server was not reached, or takes nothing from us: see SMTP_URL and MAIL_FROM',
  unknown: 'the server went silent: the mail may arrive',
}
const TEXT = 'This is a test: the site can send mails.'

/** @throws Error with what the server said, when it did not take the mail */
async function mailTest({ settings: { mail } }: Operator, to: string): Promise<string> {
  if (mail === null) throw new Error('no mail server is set: see SMTP_URL, MAIL_FROM and PUBLIC_URL')
  let fault: unknown = null
  const mailer = await createMailer(mail, undefined, (_delivery, error) => (fault = error))
  const delivery = await mailer.send({ to, subject: 'Bobita: test', text: TEXT, html: `<p>${TEXT}</p>`, language: 'en' })
  const server = new URL(mail.smtpUrl).host
  if (delivery === 'delivered') return `${server} took the mail; look whether it arrived, and not among spam`
  const said = z.object({ response: z.string() }).safeParse(fault)
  throw new Error(`${MEANING[delivery]} (${causeOf(fault)})${said.success ? `\n${server} said: ${said.data.response}` : ''}`)
}

/** Whether mails can be sent. */
export const mailTestCommand = command(
  'mail-test',
  { to: called('ana@exemplu.ro', z.email()) },
  (operator, { to }) => mailTest(operator, to),
  'sends one mail and tells what the server said',
)
