/** The two languages of the site. Romanian is the default whatever the browser says (S-002). */
export const languages = ['ro', 'en'] as const
export type Language = (typeof languages)[number]
export const DEFAULT_LANGUAGE: Language = 'ro'
export const LANGUAGE_COOKIE = 'lang'
/** A year. */
export const LANGUAGE_COOKIE_SECONDS = 365 * 24 * 60 * 60
/** Dates are rendered with one zone on server and client, or hydration would differ. */
export const TIME_ZONE = 'Europe/Bucharest'

export const locales = { ro: 'ro-RO', en: 'en-GB' } as const satisfies Record<Language, string>

/** Texts of one noun: the same keys in both languages, or it does not compile. */
export type Texts<Shape> = Record<Language, Shape>

export function isLanguage(value: unknown): value is Language {
  return value === 'ro' || value === 'en'
}

interface CountForms {
  one: string
  few?: string
  other: string
}

/** What a language needs, made when it is first asked for: each Intl object costs a phone some milliseconds before the page answers. */
export function madeFor<Made>(make: (locale: string) => Made): (language: Language) => Made {
  const made: Partial<Record<Language, Made>> = {}
  return (language) => (made[language] ??= make(locales[language]))
}

const plurals = madeFor((locale) => new Intl.PluralRules(locale))
const integers = madeFor((locale) => new Intl.NumberFormat(locale))

/**
 * A sentence with a number: `#` stands for the number in the language's own digits.
 * Romanian needs three forms (1 zi, 2 zile, 20 de zile); `few` defaults to `other`.
 */
export function count(language: Language, number: number, forms: CountForms): string {
  const rule = plurals(language).select(number)
  const form = rule === 'one' ? forms.one : rule === 'few' ? (forms.few ?? forms.other) : forms.other
  return form.replace('#', integers(language).format(number))
}
