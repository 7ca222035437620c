import type { SignedIn } from '#contract/auth.ts'
import { PASSWORD_MIN_CHARACTERS } from '#contract/limits.ts'
import type { authTexts } from '#texts/account/auth.ts'
import type { Language } from '#texts/language.ts'
import { login, register } from '#web/api/auth.ts'
import { browserApi, type CallOptions } from '#web/api/client.ts'
import type { FieldErrors } from '#web/features/forms/use-call.ts'
import { formText, typedText } from '#web/features/forms/use-form.ts'

export type CredentialsMode = 'login' | 'register'
export type Credentials = Record<'name' | 'email' | 'phone_number' | 'password', string>

/** What the form holds; a field its mode does not show reads as ''. The spaces of a password are part of it. */
export function readCredentials(form: FormData): Credentials {
  const [name, email, phone_number] = [formText(form, 'name'), formText(form, 'email'), formText(form, 'phone_number')]
  return { name, email, phone_number, password: typedText(form, 'password') }
}

/** Name (at registration), e-mail and password are required, the password has 6 characters or more, the phone is optional (S-071 to S-075). */
export function checkCredentials(
  { name, email, password }: Credentials,
  mode: CredentialsMode,
  texts: (typeof authTexts)[Language],
): FieldErrors<keyof Credentials> {
  const errors: FieldErrors<keyof Credentials> = {}
  if (mode === 'register' && name === '') errors.name = texts.nameMissing
  if (email === '') errors.email = texts.emailMissing
  else if (!looksLikeEmail(email)) errors.email = texts.emailWrong
  if (password === '') errors.password = texts.passwordMissing
  else if (password.length < PASSWORD_MIN_CHARACTERS) errors.password = texts.passwordShort(PASSWORD_MIN_CHARACTERS)
  return errors
}

/** Sends them: logs in, or registers and is logged in. */
export function enter(mode: CredentialsMode, { name, email, phone_number, password }: Credentials, options: CallOptions): Promise<SignedIn['data']> {
  if (mode === 'login') return login({ login: email, password }, browserApi, options)
  return register({ email, password, name, ...(phone_number !== '' && { phone_number }) }, browserApi, options)
}

/** One @ with something on both sides; the server decides the rest. */
function looksLikeEmail(email: string): boolean {
  return /^[^\s@]+@[^\s@]+$/.test(email)
}
