import { count, type Texts } from '../language.ts'

interface AuthTexts {
  login: string
  register: string
  toRegister: string
  toLogin: string
  name: string
  email: string
  phone: string
  password: string
  passwordPlaceholder: string
  forgotten: string
  showPassword: string
  hidePassword: string
  working: string
  failed: string
  checkFields: string
  nameMissing: string
  emailMissing: string
  emailWrong: string
  passwordMissing: string
  passwordShort: (characters: number) => string
}

/** The login/register modal (S-062 to S-081). */
export const authTexts = {
  ro: {
    login: 'Conectează-te',
    register: 'Înregistrează-te',
    toRegister: 'Nu ai cont?',
    toLogin: 'Ai deja cont?',
    name: 'Nume complet',
    email: 'E-mail',
    phone: 'Telefon',
    password: 'Parolă',
    passwordPlaceholder: 'Minim 6 caractere',
    forgotten: 'Ai uitat parola?',
    showPassword: 'Arată parola',
    hidePassword: 'Ascunde parola',
    working: 'Se procesează...',
    failed: 'A apărut o eroare',
    checkFields: 'Mai este ceva de completat.',
    nameMissing: 'Scrie numele tău.',
    emailMissing: 'Scrie adresa ta de e-mail.',
    emailWrong: 'Adresa de e-mail nu pare corectă.',
    passwordMissing: 'Scrie parola.',
    passwordShort: (characters: number) =>
      count('ro', characters, {
        one: 'Parola are nevoie de cel puțin un caracter.',
        few: 'Parola are nevoie de cel puțin # caractere.',
        other: 'Parola are nevoie de cel puțin # de caractere.',
      }),
  },
  en: {
    login: 'Log in',
    register: 'Register',
    toRegister: 'No account yet?',
    toLogin: 'Already have an account?',
    name: 'Full name',
    email: 'E-mail',
    phone: 'Phone',
    password: 'Password',
    passwordPlaceholder: 'At least 6 characters',
    forgotten: 'Forgot your password?',
    showPassword: 'Show the password',
    hidePassword: 'Hide the password',
    working: 'Working...',
    failed: 'An error occurred',
    checkFields: 'Something is still missing.',
    nameMissing: 'Write your name.',
    emailMissing: 'Write your e-mail address.',
    emailWrong: 'The e-mail address does not look right.',
    passwordMissing: 'Write the password.',
    passwordShort: (characters: number) =>
      count('en', characters, { one: 'The password needs at least one character.', other: 'The password needs at least # characters.' }),
  },
} satisfies Texts<AuthTexts>
