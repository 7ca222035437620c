import { count, type Texts } from '../language.ts'

interface InvitationTexts {
  title: string
  intro: (by: string, role: string) => string
  account: string
  you: string
  name: string
  nameMissing: string
  password: string
  passwordHint: string
  passwordMissing: string
  passwordShort: (characters: number) => string
  app: string
  appWhy: string
  appStep: string
  here: string
  openApp: string
  qr: string
  secret: string
  copySecret: string
  copied: string
  notCopied: string
  code: string
  codeHint: string
  codeMissing: string
  action: string
  working: string
  failed: string
  codesTitle: string
  codesIntro: string
  copyCodes: string
  print: string
  codesKept: string
  codesSheet: (email: string) => string
}

/** How somebody who was invited becomes an operator. */
export const invitationTexts = {
  ro: {
    title: 'Bine ai venit în echipă',
    intro: (by: string, role: string) => `${by} te invită ca operator al site-ului. Rol: ${role}.`,
    account: 'Contul tău',
    you: 'E-mail',
    name: 'Numele tău',
    nameMissing: 'Scrie numele tău.',
    password: 'Alege o parolă',
    passwordHint: 'Cel puțin 10 caractere. Trei cuvinte fără legătură sunt o parolă bună.',
    passwordMissing: 'Scrie o parolă.',
    passwordShort: (characters: number) =>
      count('ro', characters, {
        one: 'Parola are nevoie de cel puțin un caracter.',
        few: 'Parola are nevoie de cel puțin # caractere.',
        other: 'Parola are nevoie de cel puțin # de caractere.',
      }),
    app: 'Aplicația de autentificare',
    appWhy: 'La fiecare intrare vei scrie și un cod de pe telefon, ca nimeni să nu poată intra doar cu parola ta.',
    appStep: 'Scanează codul cu o aplicație de autentificare: Aegis, Google Authenticator, Microsoft Authenticator sau alta.',
    here: 'Ești pe telefon? Deschide aplicația de aici sau copiază cheia în ea.',
    openApp: 'Deschide aplicația',
    qr: 'Cod QR pentru aplicația de autentificare',
    secret: 'Cheia, ca text',
    copySecret: 'Copiază cheia',
    copied: 'Copiat',
    notCopied: 'Browserul nu a lăsat copierea. Selectează textul și copiază-l.',
    code: 'Codul pe care îl arată aplicația',
    codeHint: 'Șase cifre. Se schimbă la 30 de secunde.',
    codeMissing: 'Scrie codul din aplicație.',
    action: 'Deschide contul',
    working: 'Se deschide…',
    failed: 'Nu a mers. Încearcă din nou.',
    codesTitle: 'Păstrează codurile de rezervă',
    codesIntro: 'Dacă pierzi telefonul, fiecare cod te lasă să intri o dată. Le vezi doar acum: tipărește-le sau scrie-le pe hârtie.',
    copyCodes: 'Copiază',
    print: 'Tipărește',
    codesKept: 'Le-am păstrat, mergi mai departe',
    codesSheet: (email: string) => `Coduri de rezervă pentru ${email}`,
  },
  en: {
    title: 'Welcome to the team',
    intro: (by: string, role: string) => `${by} invites you as an operator of the site. Role: ${role}.`,
    account: 'Your account',
    you: 'E-mail',
    name: 'Your name',
    nameMissing: 'Write your name.',
    password: 'Choose a password',
    passwordHint: 'At least 10 characters. Three unrelated words make a good password.',
    passwordMissing: 'Write a password.',
    passwordShort: (characters: number) =>
      count('en', characters, { one: 'The password needs at least one character.', other: 'The password needs at least # characters.' }),
    app: 'The authenticator app',
    appWhy: 'Each time you sign in you also write a code from your phone, so that nobody gets in with your password alone.',
    appStep: 'Scan the code with an authenticator app: Aegis, Google Authenticator, Microsoft Authenticator or another.',
    here: 'On the phone right now? Open the app from here, or copy the key into it.',
    openApp: 'Open the app',
    qr: 'QR code for the authenticator app',
    secret: 'The key, as text',
    copySecret: 'Copy the key',
    copied: 'Copied',
    notCopied: 'The browser did not allow copying. Select the text and copy it.',
    code: 'The code the app shows',
    codeHint: 'Six digits. It changes every 30 seconds.',
    codeMissing: 'Write the code from the app.',
    action: 'Open the account',
    working: 'Opening…',
    failed: 'It did not work. Try again.',
    codesTitle: 'Keep your recovery codes',
    codesIntro: 'If you lose your phone, each code lets you in once. You see them only now: print them or write them down.',
    copyCodes: 'Copy',
    print: 'Print',
    codesKept: 'I have kept them, go on',
    codesSheet: (email: string) => `Recovery codes for ${email}`,
  },
} satisfies Texts<InvitationTexts>
