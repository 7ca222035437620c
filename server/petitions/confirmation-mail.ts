import type { Language } from '#texts/language.ts'
import { signatureMailTexts } from '#texts/signature-mail.ts'
import type { Mail } from '../platform/mail.ts'

interface Links {
  confirm: string
  withdraw: string
}

/** The mail in the language the signer read the site in. */
export function confirmationMail(to: string, title: string, language: Language, { confirm, withdraw }: Links): Mail {
  const texts = signatureMailTexts[language]
  const asked = texts.asked(title)
  return {
    to,
    subject: texts.subject,
    language,
    text: [texts.hello, asked, `${texts.confirm}:\n${confirm}`, texts.confirmDays, `${texts.notYou}\n${withdraw}`, texts.from].join('\n\n'),
    html: `<!doctype html><html lang="${language}"><body>${[
      paragraph(texts.hello),
      paragraph(asked),
      link(texts.confirm, confirm),
      paragraph(texts.confirmDays),
      paragraph(texts.notYou),
      link(texts.withdraw, withdraw),
      paragraph(texts.from),
    ].join('')}</body></html>`,
  }
}

function paragraph(text: string): string {
  return `<p>${escaped(text)}</p>`
}

function link(text: string, address: string): string {
  return `<p><a href="${escaped(address)}">${escaped(text)}</a></p>`
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
