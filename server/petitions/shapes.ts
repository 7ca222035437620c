import type { SignaturesTable } from './tables.ts'

type SignerShown = Pick<SignaturesTable, 'full_name' | 'email'>

/** A domain that so many of them share is a provider or the flood's own; one of fewer could be a person's. */
const SHARED = 10
const SHOWN = 5
/** Runs longer than this look alike. */
const LONGEST_RUN = 6

/** How names and addresses look, the most frequent first: letters and digits of them, never what they say. */
export function commonShapes(signers: readonly SignerShown[]): { shape: string; signatures: number }[] {
  const domains = Map.groupBy(signers, domainOf)
  const shapes = Map.groupBy(signers, (signer) => {
    const domain = domainOf(signer)
    const shared = (domains.get(domain)?.length ?? 0) >= SHARED
    return `${shapeOf(signer.full_name)} · ${shapeOf(signer.email.slice(0, signer.email.lastIndexOf('@')))}@${shared ? domain : '…'}`
  })
  return [...shapes]
    .map(([shape, { length }]) => ({ shape, signatures: length }))
    .toSorted((one, other) => other.signatures - one.signatures)
    .slice(0, SHOWN)
}

function domainOf({ email }: SignerShown): string {
  return email.slice(email.lastIndexOf('@') + 1).toLowerCase()
}

/** 'Ana-Maria 7' is 'Aaa-Aaaaa 9'. */
function shapeOf(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll(/\p{Lu}/gu, 'A')
    .replaceAll(/[\p{L}\p{M}]/gu, (letter) => (letter === 'A' ? 'A' : 'a'))
    .replaceAll(/\p{N}/gu, '9')
    .replaceAll(/[^Aa9 .\-_+']/g, '*')
    .replaceAll(/(.)\1{6,}/g, (run) => run.slice(0, LONGEST_RUN))
}
