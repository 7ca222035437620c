import type { Texts } from '../language.ts'

interface SignatureMailTexts {
  subject: string
  hello: string
  asked: (title: string) => string
  confirm: string
  confirmDays: string
  notYou: string
  withdraw: string
  from: string
}

/** The mail that asks a mailbox to confirm its signature. It never repeats what a signer typed: anybody can type another's address. */
export const signatureMailTexts = {
  ro: {
    subject: 'Confirmă semnătura ta',
    hello: 'Bună,',
    asked: (title: string) =>
      `Cu această adresă a fost semnată petiția „${title}”. Semnătura este numărată. Confirm-o, ca să se vadă că e a unui om care citește această adresă.`,
    confirm: 'Confirmă semnătura',
    confirmDays: 'Linkul este valabil 7 zile. Pe pagină mai apeși o dată pe buton.',
    notYou: 'Nu ai semnat tu? Retrage semnătura de aici. Tot aici vezi ce a mai semnat această adresă:',
    withdraw: 'Vezi și retrage semnături',
    from: 'Ai primit acest mesaj pentru că adresa ta a fost scrisă pe o petiție. Nu îți trimitem nimic altceva, afară de veștile despre petiție, dacă au fost cerute la semnare.',
  },
  en: {
    subject: 'Confirm your signature',
    hello: 'Hello,',
    asked: (title: string) =>
      `The petition “${title}” was signed with this address. The signature is counted. Confirm it, so that it is known to come from a person who reads this address.`,
    confirm: 'Confirm the signature',
    confirmDays: 'The link works for 7 days. On the page you press a button once more.',
    notYou: 'Was it not you? Withdraw the signature here. You also see here what else this address signed:',
    withdraw: 'See and withdraw signatures',
    from: 'You received this message because your address was written on a petition. We send nothing else but news of the petition, if it was asked for when signing.',
  },
} satisfies Texts<SignatureMailTexts>
