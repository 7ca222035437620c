import { domainToASCII, domainToUnicode } from 'node:url'
import { withoutLookAlikes } from './look-alikes.ts'

/** How a provider reads the part before the @, and the one name of its domains. Each as its own help pages say. */
interface Provider {
  domain: string
  mailbox(written: string): string
}

const gmail: Provider = { domain: 'gmail.com', mailbox: (written) => written.replaceAll('.', '') }
/** Proton ignores dots, hyphens and underscores, and one account has all its domains. */
const proton: Provider = { domain: 'proton.me', mailbox: (written) => written.replaceAll(/[._-]/g, '') }

const PROVIDERS = new Map([
  ['gmail.com', gmail],
  ['googlemail.com', gmail],
  ['proton.me', proton],
  ['protonmail.com', proton],
  ['protonmail.ch', proton],
  ['pm.me', proton],
])

/** No name of Yahoo has a hyphen: what follows one is the keyword of a disposable address. */
const YAHOO = /^(?:yahoo\.[a-z.]+|ymail\.com|rocketmail\.com|myyahoo\.com)$/
/** Whatever is written to a subdomain goes to the mailbox of that name. */
const FASTMAIL_SUBDOMAIN = /^([^.]+)\.(fastmail\.[a-z.]+)$/

/**
 * The one form of all spellings of a mailbox (D-018): NFKC, lower case, IDNA, look-alike letters as Latin ones,
 * and what its provider ignores left out. It decides who has signed; mail goes to the address as typed.
 */
export function canonicalEmail(email: string): string {
  const plain = email.trim().normalize('NFKC').toLowerCase().normalize('NFKC')
  const at = plain.lastIndexOf('@')
  const domain = canonicalDomain(plain.slice(at + 1))
  const written = withoutLookAlikes(plain.slice(0, at))
  const [, owner, host] = FASTMAIL_SUBDOMAIN.exec(domain) ?? []
  if (owner !== undefined && host !== undefined) return `${owner}@${host}`
  const mailbox = withoutTag(written, YAHOO.test(domain) ? /[+-]/ : /\+/)
  const provider = PROVIDERS.get(domain)
  return provider === undefined ? `${mailbox}@${domain}` : `${provider.mailbox(mailbox)}@${provider.domain}`
}

/** In Punycode a look-alike would not be seen. */
function canonicalDomain(domain: string): string {
  const shown = domainToUnicode(domain) || domain
  return domainToASCII(withoutLookAlikes(shown)) || domain
}

/** An address that begins with the sign has no tag: what follows is its name. */
function withoutTag(mailbox: string, sign: RegExp): string {
  const at = mailbox.search(sign)
  return at > 0 ? mailbox.slice(0, at) : mailbox
}
