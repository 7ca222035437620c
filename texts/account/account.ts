import type { Texts } from '../language.ts'

interface AccountTexts {
  title: string
  name: string
  email: string
  phone: string
  changePassword: string
  currentPassword: string
  newPassword: string
  savePassword: string
  passwordChanged: string
  changeProfile: string
  saveProfile: string
  profileChanged: string
  changeEmail: string
  changeEmailText: string
  newEmail: string
  emailPassword: string
  saveEmail: string
  emailSent: (email: string) => string
  emailNoMail: string
  emailUnconfirmed: string
  confirmEmail: string
  confirmationSent: (email: string) => string
  signOutTitle: string
  signOutText: string
  signOutOthers: string
  signOutAll: string
  signedOut: string
  exportTitle: string
  exportText: string
  exportAction: string
  exportFile: string
  deleteTitle: string
  deleteText: string
  deletePassword: string
  deleteAction: string
}

/** What a signed-in person can do with their own account. */
export const accountTexts = {
  ro: {
    title: 'Contul meu',
    name: 'Nume',
    email: 'E-mail',
    phone: 'Telefon',
    changePassword: 'Schimbă parola',
    currentPassword: 'Parola actuală',
    newPassword: 'Parola nouă',
    savePassword: 'Salvează parola',
    passwordChanged: 'Parola a fost schimbată. Pe celelalte dispozitive trebuie să te conectezi din nou.',
    changeProfile: 'Schimbă numele și telefonul',
    saveProfile: 'Salvează',
    profileChanged: 'Am salvat.',
    changeEmail: 'Schimbă adresa de e-mail',
    changeEmailText: 'Îți trimitem un link la adresa nouă. Până nu îl folosești, contul rămâne pe adresa de acum.',
    newEmail: 'Adresa nouă',
    emailPassword: 'Parola',
    saveEmail: 'Trimite linkul',
    emailSent: (email: string) => `Am trimis un link la ${email}. Este valabil 24 de ore.`,
    emailNoMail:
      'Acest site nu trimite e-mailuri, așa că nu poate verifica o adresă nouă și adresa nu se poate schimba aici. Datele de contact ale celor care îl administrează sunt în josul paginii.',
    emailUnconfirmed: 'Adresa nu este confirmată. Contul merge și așa; confirm-o ca să fii sigur că o parolă nouă ajunge la tine.',
    confirmEmail: 'Trimite din nou linkul',
    confirmationSent: (email: string) => `Am trimis un link de confirmare la ${email}. Este valabil 24 de ore.`,
    signOutTitle: 'Deconectează-mă de peste tot',
    signOutText: 'Dacă ai pierdut un telefon sau ai rămas conectat undeva. Vrei să rămâi conectat aici?',
    signOutOthers: 'Rămân doar aici',
    signOutAll: 'Deconectează-mă și aici',
    signedOut: 'Celelalte dispozitive au fost deconectate.',
    exportTitle: 'Datele mele',
    exportText: 'Descarcă tot ce păstrăm despre tine, într-un fișier JSON.',
    exportAction: 'Descarcă datele',
    exportFile: 'bobita-datele-mele.json',
    deleteTitle: 'Șterge contul',
    deleteText: 'Contul, conversațiile și plângerile tale se șterg imediat și nu mai pot fi recuperate. Scrie parola ca să confirmi.',
    deletePassword: 'Parola',
    deleteAction: 'Șterge contul definitiv',
  },
  en: {
    title: 'My account',
    name: 'Name',
    email: 'E-mail',
    phone: 'Phone',
    changePassword: 'Change the password',
    currentPassword: 'Current password',
    newPassword: 'New password',
    savePassword: 'Save the password',
    passwordChanged: 'The password has been changed. You need to log in again on your other devices.',
    changeProfile: 'Change the name and phone',
    saveProfile: 'Save',
    profileChanged: 'Saved.',
    changeEmail: 'Change the e-mail address',
    changeEmailText: 'We send a link to the new address. Until you use it, the account stays with the present one.',
    newEmail: 'New address',
    emailPassword: 'Password',
    saveEmail: 'Send the link',
    emailSent: (email: string) => `We have sent a link to ${email}. It works for 24 hours.`,
    emailNoMail:
      'This site sends no e-mail, so it cannot check a new address and the address cannot be changed here. How to reach those who run the site stands at the foot of the page.',
    emailUnconfirmed: 'The address is not confirmed. The account works all the same; confirm it to be sure that a new password reaches you.',
    confirmEmail: 'Send the link again',
    confirmationSent: (email: string) => `We have sent a confirmation link to ${email}. It works for 24 hours.`,
    signOutTitle: 'Sign me out everywhere',
    signOutText: 'If you lost a phone or stayed logged in somewhere. Do you want to stay logged in here?',
    signOutOthers: 'Stay only here',
    signOutAll: 'Sign me out here too',
    signedOut: 'The other devices have been signed out.',
    exportTitle: 'My data',
    exportText: 'Download everything we keep about you, in a JSON file.',
    exportAction: 'Download the data',
    exportFile: 'bobita-my-data.json',
    deleteTitle: 'Delete the account',
    deleteText: 'Your account, conversations and complaints are deleted at once and cannot be recovered. Write the password to confirm.',
    deletePassword: 'Password',
    deleteAction: 'Delete the account for good',
  },
} satisfies Texts<AccountTexts>
