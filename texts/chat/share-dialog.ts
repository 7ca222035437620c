import type { Texts } from '../language.ts'

interface ShareDialogTexts {
  title: string
  intro: string
  loading: string
  failed: string
  withQuestion: string
  personal: string
  question: string
  questionHint: string
  questionMissing: string
  preview: string
  terms: (signedIn: boolean) => string
  make: string
  making: string
  made: string
  link: string
  until: (date: string) => string
  send: string
  copy: string
  copied: string
  notCopied: string
  stop: string
  stopping: string
  stopped: string
  close: string
}

/** What somebody reads before an answer is sent on, and after. */
export const shareDialogTexts = {
  ro: {
    title: 'Trimite mai departe',
    intro: 'Mai jos este exact ce va vedea oricine are linkul. Numele tău, pozele și restul conversației nu sunt în copie.',
    loading: 'Se pregătește copia...',
    failed: 'Nu a mers. Încearcă din nou.',
    withQuestion: 'Pune și întrebarea mea',
    personal: 'Întrebarea pare să spună cine ești, unde locuiești sau cum te cheamă cineva, așa că am lăsat-o deoparte.',
    question: 'Întrebarea, cum va fi văzută',
    questionHint: 'O poți scurta. Numerele de telefon, e-mailurile și linkurile le scoatem noi; numele și adresele scoate-le tu.',
    questionMissing: 'Scrie întrebarea sau las-o deoparte.',
    preview: 'Ce se trimite',
    terms: (signedIn: boolean) =>
      `Linkul merge 30 de zile și rămâne chiar dacă ștergi conversația. Îl oprești oricând ${signedIn ? 'din Contul meu' : 'de pe acest dispozitiv, la Ce păstrăm în browser'}.`,
    make: 'Fă linkul',
    making: 'Se face...',
    made: 'Linkul este gata.',
    link: 'Linkul răspunsului',
    until: (date: string) => `Merge până la ${date}.`,
    send: 'Trimite',
    copy: 'Copiază linkul',
    copied: 'Copiat',
    notCopied: 'Nu s-a putut copia: ține apăsat pe link și copiază-l.',
    stop: 'Oprește linkul',
    stopping: 'Se oprește...',
    stopped: 'Linkul nu mai duce nicăieri, iar copia a fost ștearsă.',
    close: 'Închide',
  },
  en: {
    title: 'Send it on',
    intro: 'Below is exactly what anybody with the link will see. Your name, pictures and the rest of the conversation are not in the copy.',
    loading: 'Preparing the copy...',
    failed: 'That did not work. Try again.',
    withQuestion: 'Add my question',
    personal: 'The question seems to say who you are, where you live or somebody’s name, so we left it out.',
    question: 'The question, as it will be seen',
    questionHint: 'You can shorten it. We take out phone numbers, e-mail addresses and links; take out names and addresses yourself.',
    questionMissing: 'Write the question or leave it out.',
    preview: 'What is sent',
    terms: (signedIn: boolean) =>
      `The link works for 30 days and stays even when you delete the conversation. You can end it at any time ${signedIn ? 'in My account' : 'on this device, under What we keep in the browser'}.`,
    make: 'Make the link',
    making: 'Making it...',
    made: 'The link is ready.',
    link: 'The link of the answer',
    until: (date: string) => `It works until ${date}.`,
    send: 'Send',
    copy: 'Copy the link',
    copied: 'Copied',
    notCopied: 'It could not be copied: press and hold the link to copy it.',
    stop: 'End the link',
    stopping: 'Ending it...',
    stopped: 'The link no longer leads anywhere, and the copy was deleted.',
    close: 'Close',
  },
} satisfies Texts<ShareDialogTexts>
