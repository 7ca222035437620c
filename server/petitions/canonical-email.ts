import { domainToASCII } from 'node:url'

/** Providers that ignore dots before the @; the second is another name of the first. */
const DOTLESS = new Map([
  ['gmail.com', 'gmail.com'],
  ['googlemail.com', 'gmail.com'],
])

/**
 * The one form of all spellings of a mailbox (design.md §9): NFKC, lower case, IDNA, without a +tag,
 * without dots where the provider ignores them. It decides who has signed; mail goes to the address as typed.
 */
export function canonicalEmail(email: string): string {
  const plain = email.trim().normalize('NFKC').toLowerCase().normalize('NFKC')
  const at = plain.lastIndexOf('@')
  const domain = domainToASCII(plain.slice(at + 1)) || plain.slice(at + 1)
  const mailbox = withoutTag(plain.slice(0, at))
  const provider = DOTLESS.get(domain)
  return provider === undefined ? `${mailbox}@${domain}` : `${mailbox.replaceAll('.', '')}@${provider}`
}

/** An address that begins with a plus has no tag: what follows is its name. */
function withoutTag(mailbox: string): string {
  const plus = mailbox.indexOf('+')
  return plus > 0 ? mailbox.slice(0, plus) : mailbox
}
