import type { Texts } from './language.ts'

interface ProofOfWorkTexts {
  /** While the browser works for what it wants to send. */
  checking: string
  giveUp: string
}

/** Said when many requests come at once and each has to cost its sender a little. */
export const proofTexts: Texts<ProofOfWorkTexts> = {
  ro: {
    checking: 'O clipă… Sunt multe cereri acum, așa că verificăm că nu le trimite un program. Durează câteva secunde, nu trebuie să faci nimic.',
    giveUp: 'Renunță',
  },
  en: {
    checking: 'One moment… There are many requests now, so we check that no program sends them. It takes a few seconds, there is nothing to do.',
    giveUp: 'Give up',
  },
}
