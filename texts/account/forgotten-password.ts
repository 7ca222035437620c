import type { Texts } from '../language.ts'

interface ForgottenTexts {
  title: string
  intro: string
  action: string
  sent: string
  sentText: string
  noMailTitle: string
  noMailText: string
}

/** The page where a new password is asked for. */
export const forgottenTexts = {
  ro: {
    title: 'Ai uitat parola?',
    intro: 'Scrie adresa cu care ți-ai făcut contul. Îți trimitem un link cu care alegi o parolă nouă.',
    action: 'Trimite linkul',
    sent: 'Uită-te în e-mail',
    sentText: 'Dacă există un cont cu această adresă, linkul e pe drum și este valabil o oră. Dacă nu ajunge în câteva minute, caută-l și în spam.',
    noMailTitle: 'Acest site nu trimite e-mailuri',
    noMailText:
      'Parola poate fi schimbată doar cu ajutorul celor care îl administrează. Scrie-le sau sună-i: după ce se conving că este contul tău, îți dau un link cu care alegi o parolă nouă.',
  },
  en: {
    title: 'Forgot your password?',
    intro: 'Write the address you made your account with. We send you a link to choose a new password.',
    action: 'Send the link',
    sent: 'Look into your e-mail',
    sentText:
      'If there is an account with this address, the link is on its way and works for one hour. If it does not arrive within a few minutes, look among the spam too.',
    noMailTitle: 'This site sends no e-mail',
    noMailText:
      'The password can be changed only with the help of those who run the site. Write to them or call them: once they are sure that the account is yours, they give you a link to choose a new password.',
  },
} satisfies Texts<ForgottenTexts>

interface NewPasswordTexts {
  title: string
  intro: string
  password: string
  action: string
  done: string
  doneText: (email: string) => string
  onward: string
  askAgain: string
}

/** The page behind the link that leads to a new password. */
export const newPasswordTexts = {
  ro: {
    title: 'Alege o parolă nouă',
    intro: 'După ce o salvezi, ești conectat aici, iar celelalte dispozitive sunt deconectate.',
    password: 'Parola nouă',
    action: 'Salvează parola',
    done: 'Parola nouă este salvată.',
    doneText: (email: string) => `Te-ai conectat în contul ${email}. Pe celelalte dispozitive te conectezi din nou.`,
    onward: 'Mergi mai departe',
    askAgain: 'Cere alt link',
  },
  en: {
    title: 'Choose a new password',
    intro: 'Once you save it, you are logged in here and your other devices are signed out.',
    password: 'New password',
    action: 'Save the password',
    done: 'The new password is saved.',
    doneText: (email: string) => `You are logged in to the account ${email}. On your other devices you log in again.`,
    onward: 'Go on',
    askAgain: 'Ask for another link',
  },
} satisfies Texts<NewPasswordTexts>

interface ConfirmEmailTexts {
  title: string
  intro: string
  action: string
  done: string
  /** The address was the account's already. */
  ownText: (email: string) => string
  doneText: (email: string) => string
  onward: string
}

/** The page behind the link that confirms another address. */
export const confirmEmailTexts = {
  ro: {
    title: 'Confirmă adresa de e-mail',
    intro: 'Apasă pe buton ca să confirmi că această adresă este a ta. Deschiderea linkului nu schimbă nimic.',
    action: 'Confirm adresa',
    done: 'Adresa este confirmată.',
    ownText: (email: string) => `${email} este adresa contului tău. Dacă uiți parola, aici primești linkul pentru una nouă.`,
    doneText: (email: string) => `De acum te conectezi cu ${email}. Am scris și la adresa veche; de acolo schimbarea poate fi anulată 7 zile.`,
    onward: 'Mergi mai departe',
  },
  en: {
    title: 'Confirm the e-mail address',
    intro: 'Press the button to confirm that this address is yours. Opening the link changes nothing.',
    action: 'Confirm the address',
    done: 'The address is confirmed.',
    ownText: (email: string) => `${email} is the address of your account. If you forget the password, the link to a new one comes here.`,
    doneText: (email: string) => `From now on you log in with ${email}. We wrote to the old address too; from there the change can be undone for 7 days.`,
    onward: 'Go on',
  },
} satisfies Texts<ConfirmEmailTexts>
