import { EMAIL_CHARACTERS, NAME_CHARACTERS, PASSWORD_MAX_CHARACTERS, PASSWORD_MIN_CHARACTERS, PHONE_CHARACTERS } from '#contract/limits.ts'
import type { authTexts } from '#texts/auth.ts'
import type { Language } from '#texts/language.ts'

export type SignMode = 'login' | 'register'
export type SignField = 'name' | 'email' | 'phone_number' | 'password'
export type SignValues = Record<SignField, string>
export type SignErrors = Partial<Record<SignField, string>>
type Texts = (typeof authTexts)[Language]

/** The order in which the form shows its fields, and in which a person meets their errors. */
export const signFields = ['name', 'email', 'phone_number', 'password'] as const satisfies SignField[]

export const signLengths = { name: NAME_CHARACTERS, email: EMAIL_CHARACTERS, phone_number: PHONE_CHARACTERS, password: PASSWORD_MAX_CHARACTERS }

/** What the form holds; a field its mode does not show reads as ''. */
export function readSignValues(form: FormData): SignValues {
  const value = (field: SignField) => {
    const typed = form.get(field)
    return typeof typed === 'string' ? typed : ''
  }
  return { name: value('name').trim(), email: value('email').trim(), phone_number: value('phone_number').trim(), password: value('password') }
}

/** Spec §5: name (at registration), e-mail and password are required, the password has 6 characters or more, the phone is optional. */
export function checkSignValues({ name, email, password }: SignValues, mode: SignMode, texts: Texts): SignErrors {
  const errors: SignErrors = {}
  if (mode === 'register' && name === '') errors.name = texts.nameMissing
  if (email === '') errors.email = texts.emailMissing
  else if (!looksLikeEmail(email)) errors.email = texts.emailWrong
  if (password === '') errors.password = texts.passwordMissing
  else if (password.length < PASSWORD_MIN_CHARACTERS) errors.password = texts.passwordShort(PASSWORD_MIN_CHARACTERS)
  return errors
}

/** One @ with something on both sides; the server decides the rest. */
function looksLikeEmail(email: string): boolean {
  return /^[^\s@]+@[^\s@]+$/.test(email)
}

/** The server's field problems under the form's own names; login calls the e-mail `login` (spec §7). */
export function serverErrors(problems: { field: string; message: string }[]): SignErrors {
  const errors: SignErrors = {}
  for (const { field, message } of problems) {
    const name = field === 'login' ? 'email' : signFields.find((known) => known === field)
    if (name) errors[name] = message
  }
  return errors
}
