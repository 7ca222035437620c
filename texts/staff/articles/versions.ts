import type { Texts } from '../../language.ts'

interface VersionsTexts {
  title: string
  back: string
  none: string
  choose: string
  by: (writer: string, publisher: string) => string
  same: string
  before: string
  now: string
  writeAgain: string
}

/** The texts an article was published with. */
export const versionsTexts = {
  ro: {
    title: 'Variantele articolului',
    back: 'La articol',
    none: 'Nicio variantă păstrată: articolul nu a fost încă schimbat aici.',
    choose: 'Varianta publicată la',
    by: (writer: string, publisher: string) => `Scrisă de ${writer}, publicată de ${publisher}.`,
    same: 'Este la fel cu ce scrie acum.',
    before: 'Atunci',
    now: 'Acum',
    writeAgain: 'Fă o ciornă din varianta de atunci',
  },
  en: {
    title: 'Versions of the article',
    back: 'To the article',
    none: 'No version is kept: the article was not changed here yet.',
    choose: 'The version published on',
    by: (writer: string, publisher: string) => `Written by ${writer}, published by ${publisher}.`,
    same: 'It is the same as what it says now.',
    before: 'Then',
    now: 'Now',
    writeAgain: 'Make a draft of the version of then',
  },
} satisfies Texts<VersionsTexts>
