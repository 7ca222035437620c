import type { Texts } from './language.ts'

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
