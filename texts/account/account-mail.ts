import { count, type Texts } from '../language.ts'

interface AccountMailTexts {
  hello: string
  forgottenSubject: string
  forgotten: string
  choosePassword: string
  chooseWithin: (hours: number) => string
  forgottenNotYou: string
  changedSubject: string
  changed: string
  changedNotYou: string
  askPassword: string
  confirmSubject: string
  confirm: string
  /** The address the account was opened with. */
  confirmOwn: string
  confirmOwnNotYou: string
  confirmAction: string
  confirmWithin: (hours: number) => string
  confirmNotYou: string
  movedSubject: string
  moved: string
  movedNotYou: string
  undo: string
  undoWithin: (days: number) => string
}

/** The mails about an account; how long each link works is told by who makes it (server/auth/account-links.ts). */
export const accountMailTexts = {
  ro: {
    hello: 'Bună,',
    forgottenSubject: 'O parolă nouă pentru contul tău Bobita',
    forgotten: 'Cineva, cel mai probabil tu, a cerut o parolă nouă pentru contul Bobita cu această adresă.',
    choosePassword: 'Alege o parolă nouă',
    chooseWithin: (hours) =>
      `Linkul este valabil ${count('ro', hours, { one: 'o oră', few: '# ore', other: '# de ore' })} și o singură dată. După ce alegi parola, celelalte dispozitive sunt deconectate.`,
    forgottenNotYou: 'Nu ai cerut tu? Nu trebuie să faci nimic: parola rămâne cea de acum.',
    changedSubject: 'Parola contului tău Bobita a fost schimbată',
    changed: 'Parola contului tău Bobita tocmai a fost schimbată și toate celelalte dispozitive au fost deconectate.',
    changedNotYou: 'Dacă ai schimbat-o tu, nu mai e nimic de făcut. Dacă nu, cere chiar acum o parolă nouă, de aici.',
    askPassword: 'Cere o parolă nouă',
    confirmSubject: 'Confirmă adresa pentru contul tău Bobita',
    confirm: 'Această adresă a fost scrisă ca adresă nouă a unui cont Bobita. Devine a contului abia după ce o confirmi.',
    confirmOwn: 'Cu această adresă s-a deschis un cont Bobita. Confirm-o, ca să știm că este a ta și că îți poți recupera contul dacă uiți parola.',
    confirmOwnNotYou: 'Nu ai deschis tu contul? Nu confirma adresa: rămâne neconfirmată și nu mai primești nimic fără să ceară cineva.',
    confirmAction: 'Confirmă adresa',
    confirmWithin: (hours) =>
      `Linkul este valabil ${count('ro', hours, { one: 'o oră', few: '# ore', other: '# de ore' })}. Pe pagină mai apeși o dată pe buton.`,
    confirmNotYou: 'Nu ai cerut tu? Nu trebuie să faci nimic: fără confirmare adresa nu este folosită.',
    movedSubject: 'Contul tău Bobita are altă adresă de e-mail',
    moved: 'Contul tău Bobita nu mai folosește această adresă: cineva care îi știe parola a trecut contul pe alta.',
    movedNotYou:
      'Dacă ai schimbat-o tu, nu mai e nimic de făcut. Dacă nu, pune adresa înapoi de aici și alege o parolă nouă; toate dispozitivele sunt deconectate.',
    undo: 'Pune adresa înapoi',
    undoWithin: (days) => `Linkul este valabil ${count('ro', days, { one: 'o zi', few: '# zile', other: '# de zile' })} de la schimbare.`,
  },
  en: {
    hello: 'Hello,',
    forgottenSubject: 'A new password for your Bobita account',
    forgotten: 'Somebody, most likely you, asked for a new password for the Bobita account with this address.',
    choosePassword: 'Choose a new password',
    chooseWithin: (hours) =>
      `The link works for ${count('en', hours, { one: 'one hour', other: '# hours' })} and only once. When you have chosen the password, your other devices are signed out.`,
    forgottenNotYou: 'Was it not you? There is nothing to do: the password stays what it is.',
    changedSubject: 'The password of your Bobita account was changed',
    changed: 'The password of your Bobita account has just been changed and all other devices have been signed out.',
    changedNotYou: 'If it was you, there is nothing else to do. If not, ask for a new password right now, here.',
    askPassword: 'Ask for a new password',
    confirmSubject: 'Confirm the address for your Bobita account',
    confirm: 'This address was given as the new address of a Bobita account. It becomes the account’s only once you confirm it.',
    confirmOwn:
      'A Bobita account was opened with this address. Confirm it, so that we know it is yours and that you can get back into the account if you forget the password.',
    confirmOwnNotYou: 'Did you not open the account? Do not confirm the address: it stays unconfirmed, and you get nothing more unless somebody asks for it.',
    confirmAction: 'Confirm the address',
    confirmWithin: (hours) => `The link works for ${count('en', hours, { one: 'one hour', other: '# hours' })}. On the page you press a button once more.`,
    confirmNotYou: 'Was it not you? There is nothing to do: without a confirmation the address is not used.',
    movedSubject: 'Your Bobita account has another e-mail address',
    moved: 'Your Bobita account no longer uses this address: somebody who knows its password moved it to another one.',
    movedNotYou: 'If it was you, there is nothing else to do. If not, put the address back here and choose a new password; all devices are signed out.',
    undo: 'Put the address back',
    undoWithin: (days) => `The link works for ${count('en', days, { one: 'one day', other: '# days' })} from the change.`,
  },
} satisfies Texts<AccountMailTexts>
