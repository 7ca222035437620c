import type { Texts } from '../language.ts'

interface WithdrawalCodeTexts {
  heading: string
  once: string
  code: string
  copy: string
  copied: string
  copyFailed: string
  title: string
  intro: string
  field: string
  hint: string
  missing: string
  submit: string
  working: string
  failed: string
  done: string
  doneText: (title: string) => string
}

/** The code that takes a signature back where the site sends no mail. */
export const withdrawalCodeTexts = {
  ro: {
    heading: 'Păstrează codul acesta',
    once: 'Cu el îți poți retrage semnătura, oricând. Îl arătăm doar acum: copiază-l sau fotografiază ecranul.',
    code: 'Codul semnăturii tale',
    copy: 'Copiază codul',
    copied: 'Copiat!',
    copyFailed: 'Codul nu a putut fi copiat. Scrie-l de mână.',
    title: 'Retrage o semnătură',
    intro: 'Scrie codul pe care l-ai primit după ce ai semnat. Semnătura se șterge și nu mai este numărată.',
    field: 'Codul',
    hint: 'Patru grupuri de câte cinci litere și cifre. Merge și fără liniuțe. Dacă ai semnat din cont, o găsești și o retragi în „Contul meu”.',
    missing: 'Scrie codul.',
    submit: 'Retrage semnătura',
    working: 'Se retrage...',
    failed: 'Semnătura nu a putut fi retrasă acum. Încearcă din nou peste un minut.',
    done: 'Semnătura a fost retrasă.',
    doneText: (title: string) => `Semnătura ta la petiția „${title}” a fost ștearsă și nu mai este numărată.`,
  },
  en: {
    heading: 'Keep this code',
    once: 'With it you can withdraw your signature at any time. We show it only now: copy it or take a picture of the screen.',
    code: 'The code of your signature',
    copy: 'Copy the code',
    copied: 'Copied!',
    copyFailed: 'The code could not be copied. Write it down by hand.',
    title: 'Withdraw a signature',
    intro: 'Write the code you received after signing. The signature is deleted and no longer counted.',
    field: 'The code',
    hint: 'Four groups of five letters and digits. It works without the dashes too. If you signed from your account, you find and withdraw it in ‘My account’.',
    missing: 'Write the code.',
    submit: 'Withdraw the signature',
    working: 'Withdrawing...',
    failed: 'The signature could not be withdrawn now. Try again in a minute.',
    done: 'The signature has been withdrawn.',
    doneText: (title: string) => `Your signature on the petition “${title}” is deleted and no longer counted.`,
  },
} satisfies Texts<WithdrawalCodeTexts>
