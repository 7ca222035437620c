import { madeFor, type Language } from '#texts/language.ts'

const wholes = madeFor((locale) => new Intl.NumberFormat(locale))
const tenths = madeFor((locale) => new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }))

/** Thousands separated as the language does: 1.234 in Romanian, 1,234 in English (S-275). */
export function wholeNumber(value: number, language: Language): string {
  return wholes(language).format(value)
}

/** A percentage to one decimal, without the sign: 33,3 in Romanian, 33.3 in English (S-504). */
export function oneDecimal(percent: number, language: Language): string {
  return tenths(language).format(percent)
}

/** A size a person can read, in decimal units: 950 B, 1,2 MB. */
export function fileSize(size_bytes: number, language: Language): string {
  if (size_bytes < 1_000) return `${size_bytes} B`
  if (size_bytes < 1_000_000) return `${wholeNumber(Math.round(size_bytes / 1_000), language)} kB`
  return `${oneDecimal(size_bytes / 1_000_000, language)} MB`
}
