import { BlockList, isIP } from 'node:net'
import type { Recipient, Site } from '#contract/site.ts'
import type { Config } from '../config.ts'

const ANTHROPIC = 'https://api.anthropic.com'
/** Names that no public server has: of one word, or below these (RFC 6762, RFC 8375, and what networks of their own use). */
const OWN_NAME = /^[^.]+$|\.(?:localhost|local|internal|lan|home\.arpa)$/

/** Networks of one's own (RFC 1918, RFC 4193, RFC 6598) and the machine itself. */
const ownNetworks = new BlockList()
ownNetworks.addSubnet('127.0.0.0', 8)
ownNetworks.addSubnet('10.0.0.0', 8)
ownNetworks.addSubnet('172.16.0.0', 12)
ownNetworks.addSubnet('192.168.0.0', 16)
ownNetworks.addSubnet('100.64.0.0', 10)
ownNetworks.addAddress('::1', 'ipv6')
ownNetworks.addSubnet('fc00::', 7, 'ipv6')

/** Who beside this server gets something of people, as far as the settings tell (GDPR art. 13(1)(e)). */
export function recipientsOf({ model, embeddings, mail, bucket }: Pick<Config, 'model' | 'embeddings' | 'mail' | 'bucket'>): Site['recipients'] {
  return {
    model: model && recipient(model.baseUrl ?? ANTHROPIC),
    embeddings: embeddings && recipient(embeddings.baseUrl),
    mail: mail && recipient(mail.smtpUrl),
    files: bucket && { ...recipient(bucket.publicEndpoint ?? bucket.endpoint), direct: bucket.publicEndpoint !== undefined },
  }
}

/** The host of an address; what stands on the operator's own machines is nobody's business by name. */
function recipient(address: string): NonNullable<Recipient> {
  const host = new URL(address).hostname.replace(/^\[(.*)\]$/, '$1')
  return { host: isOwn(host) ? null : host }
}

function isOwn(host: string): boolean {
  const version = isIP(host)
  return version === 0 ? OWN_NAME.test(host) : ownNetworks.check(host, version === 6 ? 'ipv6' : 'ipv4')
}
