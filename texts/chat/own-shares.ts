import type { Texts } from '../language.ts'

interface OwnSharesTexts {
  title: string
  accountIntro: string
  deviceIntro: string
  loading: string
  none: string
  failed: string
  until: (date: string) => string
  stop: string
  stopOf: (title: string) => string
  stopped: string
}

/** The answers somebody sent on, in the account and on a guest's device. */
export const ownSharesTexts = {
  ro: {
    title: 'Răspunsuri trimise mai departe',
    accountIntro: 'Oricine are linkul le poate citi, până la data de lângă fiecare sau până le oprești.',
    deviceIntro:
      'Cele trimise fără cont de pe acest dispozitiv, care păstrează cheia cu care le oprești. Când nu mai este niciunul, cheia se șterge. Dacă ștergi cheia din browser, linkurile merg mai departe până la data lor.',
    loading: 'Se încarcă...',
    none: 'Niciun răspuns trimis mai departe.',
    failed: 'Nu a mers. Verifică legătura la internet și încearcă din nou.',
    until: (date: string) => `Merge până la ${date}`,
    stop: 'Oprește',
    stopOf: (title: string) => `Oprește linkul: ${title}`,
    stopped: 'Linkul nu mai duce nicăieri, iar copia a fost ștearsă.',
  },
  en: {
    title: 'Answers you sent on',
    accountIntro: 'Anybody with the link can read them, until the date beside each or until you end them.',
    deviceIntro:
      'Those sent without an account from this device, which keeps the key that ends them. When none is left, the key is deleted. If you delete the key from the browser, the links go on until their date.',
    loading: 'Loading...',
    none: 'No answer sent on.',
    failed: 'That did not work. Check your internet connection and try again.',
    until: (date: string) => `Works until ${date}`,
    stop: 'End',
    stopOf: (title: string) => `End the link: ${title}`,
    stopped: 'The link no longer leads anywhere, and the copy was deleted.',
  },
} satisfies Texts<OwnSharesTexts>
