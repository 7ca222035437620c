import { count, type Texts } from '../language.ts'

interface ConfirmTexts {
  title: string
  intro: string
  action: string
  working: string
  done: string
  doneText: (title: string) => string
  failed: string
  petitions: string
}

/** The page behind the link that confirms a signature. */
export const confirmTexts = {
  ro: {
    title: 'Confirmă semnătura',
    intro: 'Apasă pe buton ca să confirmi că ai semnat. Deschiderea linkului nu confirmă nimic.',
    action: 'Confirm semnătura mea',
    working: 'Se confirmă...',
    done: 'Semnătura ta este confirmată.',
    doneText: (title: string) => `Ai confirmat semnătura la petiția „${title}”. Mulțumim.`,
    failed: 'Nu am putut confirma acum. Încearcă din nou peste un minut.',
    petitions: 'Vezi petițiile',
  },
  en: {
    title: 'Confirm the signature',
    intro: 'Press the button to confirm that you signed. Opening the link confirms nothing.',
    action: 'Confirm my signature',
    working: 'Confirming...',
    done: 'Your signature is confirmed.',
    doneText: (title: string) => `You have confirmed your signature on the petition “${title}”. Thank you.`,
    failed: 'It could not be confirmed now. Try again in a minute.',
    petitions: 'See the petitions',
  },
} satisfies Texts<ConfirmTexts>

interface SignedTexts {
  title: string
  intro: string
  loading: string
  empty: string
  accountIntro: string
  /** Says nothing of what others, or the same person without the account, signed with the address. */
  accountEmpty: string
  signedOn: (date: string) => string
  verified: string
  /** Before what came of the petition. */
  result: string
  /** On a button that says whether it is pressed. */
  updates: string
  updatesOf: (title: string) => string
  updatesOn: string
  updatesOff: string
  updatesFailed: string
  withdraw: string
  withdrawFrom: (title: string) => string
  withdrawn: string
  failed: string
  verifiedCount: (verified: number) => string
}

/** What a mailbox or an account signed, and how it takes a signature back. */
export const signedTexts = {
  ro: {
    title: 'Semnăturile mele',
    intro: 'Petițiile semnate cu această adresă. O semnătură retrasă se șterge și nu mai este numărată.',
    loading: 'Se încarcă semnăturile...',
    empty: 'Nu mai există semnături date cu această adresă.',
    accountIntro: 'Petițiile semnate cât erai conectat la acest cont. O semnătură retrasă se șterge și nu mai este numărată.',
    accountEmpty:
      'Nu vedem semnături date din acest cont. Una dată fără cont se vede și se retrage prin linkul din e-mailul de confirmare, dacă ai primit unul.',
    signedOn: (date: string) => `Semnată la ${date}`,
    verified: 'confirmată prin e-mail',
    result: 'Ce a ieșit:',
    updates: 'Vești pe e-mail',
    updatesOf: (title: string) => `Vești pe e-mail despre „${title}”`,
    updatesOn: 'Îți scriem când apar vești despre petiție.',
    updatesOff: 'Nu îți mai scriem vești despre petiție. Semnătura rămâne.',
    updatesFailed: 'Alegerea nu a putut fi salvată. Încearcă din nou.',
    withdraw: 'Retrage',
    withdrawFrom: (title: string) => `Retrage semnătura de la „${title}”`,
    withdrawn: 'Semnătura a fost retrasă.',
    failed: 'Semnăturile nu au putut fi citite. Încearcă din nou.',
    verifiedCount: (verified: number) =>
      count('ro', verified, {
        one: '# semnătură confirmată prin e-mail',
        few: '# semnături confirmate prin e-mail',
        other: '# de semnături confirmate prin e-mail',
      }),
  },
  en: {
    title: 'My signatures',
    intro: 'The petitions signed with this address. A signature taken back is deleted and no longer counted.',
    loading: 'Loading the signatures...',
    empty: 'There are no signatures given with this address any more.',
    accountIntro: 'The petitions signed while you were signed in to this account. A signature taken back is deleted and no longer counted.',
    accountEmpty:
      'We see no signatures given from this account. One given without an account is seen and taken back through the link in the confirmation e-mail, if you received one.',
    signedOn: (date: string) => `Signed on ${date}`,
    verified: 'confirmed by e-mail',
    result: 'What came of it:',
    updates: 'News by e-mail',
    updatesOf: (title: string) => `News by e-mail of “${title}”`,
    updatesOn: 'We write to you when there is news of the petition.',
    updatesOff: 'We no longer write news of the petition to you. The signature stays.',
    updatesFailed: 'Your choice could not be saved. Try again.',
    withdraw: 'Withdraw',
    withdrawFrom: (title: string) => `Withdraw the signature from “${title}”`,
    withdrawn: 'The signature has been withdrawn.',
    failed: 'The signatures could not be read. Try again.',
    verifiedCount: (verified: number) => count('en', verified, { one: '# signature confirmed by e-mail', other: '# signatures confirmed by e-mail' }),
  },
} satisfies Texts<SignedTexts>
