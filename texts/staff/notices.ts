import type { Notices } from '#contract/staff.ts'
import type { Texts } from '../language.ts'

interface NoticesTexts {
  title: string
  choices: Record<Notices, { name: string; told: string }>
  save: string
  saved: string
  noMail: string
  failed: string
}

/** What an operator is told by mail. */
export const noticesTexts = {
  ro: {
    title: 'Mesaje pe e-mail',
    choices: {
      urgent: {
        name: 'Zilnic și când e urgent',
        told: 'Dimineața, ce te așteaptă; pe loc, o propunere nouă, o raportare care nu mai poate aștepta, un val de semnături sau ceva stricat la server. Cel mult unul urgent pe oră.',
      },
      daily: { name: 'O dată pe zi', told: 'Dimineața după ora 8, numai dacă așteaptă ceva pentru rolul tău.' },
      off: { name: 'Niciunul', told: 'Afli ce așteaptă când deschizi această zonă.' },
    },
    save: 'Păstrează',
    saved: 'Am ținut minte.',
    noMail: 'Site-ul nu trimite e-mailuri, așa că nu ai ce alege.',
    failed: 'Nu s-a putut păstra. Încearcă din nou.',
  },
  en: {
    title: 'Messages by e-mail',
    choices: {
      urgent: {
        name: 'Daily, and when it is urgent',
        told: 'In the morning, what waits for you; at once, a new suggestion, a report that cannot wait, a surge of signatures or a fault of the server. One urgent message an hour at most.',
      },
      daily: { name: 'Once a day', told: 'In the morning after eight, only when something waits for your role.' },
      off: { name: 'None', told: 'You see what waits when you open this area.' },
    },
    save: 'Keep',
    saved: 'Kept.',
    noMail: 'The site sends no e-mails, so there is nothing to choose.',
    failed: 'It could not be kept. Try again.',
  },
} satisfies Texts<NoticesTexts>

interface NoticeMailTexts {
  hello: string
  daily: { subject: string; intro: string; why: string }
  urgent: { subject: string; intro: string; why: string }
  since: (age: string) => string
  settings: string
}

/** The mails that tell operators what waits. */
export const noticeMailTexts = {
  ro: {
    hello: 'Bună,',
    daily: {
      subject: 'Ce așteaptă azi pe Bobita',
      intro: 'Pentru rolul tău așteaptă, cele mai vechi întâi:',
      why: 'Primești acest mesaj cel mult o dată pe zi, numai când așteaptă ceva.',
    },
    urgent: {
      subject: 'Ceva urgent pe Bobita',
      intro: 'E bine să te uiți cât mai repede la:',
      why: 'Primești acest mesaj numai când apare ceva urgent, cel mult o dată pe oră.',
    },
    since: (age: string) => `cea mai veche: ${age}`,
    settings: 'Alege ce mesaje primești sau oprește-le',
  },
  en: {
    hello: 'Hello,',
    daily: {
      subject: 'What waits on Bobita today',
      intro: 'This waits for your role, the oldest first:',
      why: 'You receive this message once a day at most, only when something waits.',
    },
    urgent: {
      subject: 'Something urgent on Bobita',
      intro: 'Please look soon at:',
      why: 'You receive this message only when something urgent comes up, once an hour at most.',
    },
    since: (age: string) => `the oldest: ${age}`,
    settings: 'Choose which messages you receive, or stop them',
  },
} satisfies Texts<NoticeMailTexts>
