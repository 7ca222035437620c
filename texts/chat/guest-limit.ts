import type { Texts } from '../language.ts'

interface GuestLimitTexts {
  account: string
  login: string
}

/** Under the refusal of a question that guests alone are refused: an account has a count of its own. */
export const guestLimitTexts = {
  ro: {
    account: 'Ne bucurăm că întrebi. Cu un cont, care nu costă nimic, ai întrebări numai ale tale și poți întreba mai departe.',
    login: 'Conectează-te sau fă-ți cont',
  },
  en: {
    account: 'We are glad that you ask. With an account, which costs nothing, you have questions of your own and can go on asking.',
    login: 'Sign in or make an account',
  },
} satisfies Texts<GuestLimitTexts>
