import type { Texts } from '../language.ts'

interface UpdateMailTexts {
  subject: string
  hello: string
  about: (title: string) => string
  see: string
  why: string
  stop: string
}

/** The mail that tells a signer who asked for it what is new of a petition. */
export const updateMailTexts = {
  ro: {
    subject: 'Vești despre petiția pe care ai semnat-o',
    hello: 'Bună,',
    about: (title: string) => `Ai cerut vești despre petiția „${title}”:`,
    see: 'Vezi petiția',
    why: 'Ai primit acest mesaj pentru că ai semnat petiția cu această adresă și ai cerut vești despre ea. Poți opri veștile oricând, fără să îți retragi semnătura:',
    stop: 'Oprește veștile',
  },
  en: {
    subject: 'News of the petition you signed',
    hello: 'Hello,',
    about: (title: string) => `You asked for news of the petition “${title}”:`,
    see: 'See the petition',
    why: 'You received this message because you signed the petition with this address and asked for news of it. You can stop them at any time without withdrawing your signature:',
    stop: 'Stop the news',
  },
} satisfies Texts<UpdateMailTexts>
