/** What reaches somebody: e-mail addresses, links, and numbers long enough to be a phone number, an account or an identity. */
const CONTACTS = /(?<![\w.+-])[\w.+-]{1,64}@[\w-]+\.[\w.]+|(?:\+|00)?\d[\d\s().-]{7,40}\d|https?:\/\/\S+/g

/** Words beside which people write who they are or where they live, in Romanian and English, with diacritics or without. */
const TELLING =
  /(?<!\p{L})(?:m[ăa] numesc|numele meu|m[ăa] cheam[ăa]|my name|str|strada|bd|bulevardul|b-dul|aleea|[șşs]oseaua|bl|sc|ap|apartamentul|street|nr)(?!\p{L})/iu

/** A capital letter where no sentence begins: a person, an animal, a town. */
const NAME = /[\p{Ll}\d,;)] +\p{Lu}\p{Ll}/u

/** The text with what reaches somebody blanked. */
export function withoutContacts(text: string): string {
  return text.replace(CONTACTS, '…')
}

/** What in a text reaches somebody, as it stands there. */
export function contactsIn(text: string): string[] {
  return text.match(CONTACTS) ?? []
}

/** Whether a text may say who somebody is or where they live; it says yes too often rather than too seldom. */
export function mayBePersonal(text: string): boolean {
  return contactsIn(text).length > 0 || TELLING.test(text) || NAME.test(text)
}
