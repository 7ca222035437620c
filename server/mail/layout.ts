import type { Language } from '#texts/language.ts'
import type { Mail } from '../platform/mail/mail.ts'

/** A sentence, or words that lead to an address. */
export type MailPart = string | { words: string; address: string }

/** A mail of paragraphs, in both forms mail programs show. */
export function mailOf(to: string, subject: string, language: Language, parts: readonly MailPart[]): Mail {
  return {
    to,
    subject,
    language,
    text: parts.map((part) => (typeof part === 'string' ? part : `${part.words}:\n${part.address}`)).join('\n\n'),
    html: `<!doctype html><html lang="${language}"><body>${parts.map(paragraph).join('')}</body></html>`,
  }
}

function paragraph(part: MailPart): string {
  if (typeof part === 'string') return `<p>${escaped(part)}</p>`
  return `<p><a href="${escaped(part.address)}">${escaped(part.words)}</a></p>`
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
