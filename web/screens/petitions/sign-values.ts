import { EMAIL_CHARACTERS, NAME_CHARACTERS, PHONE_CHARACTERS } from '#contract/limits.ts'
import type { SignatureForm } from '#contract/petitions.ts'
import type { Language } from '#texts/language.ts'
import type { signTexts } from '#texts/petitions.ts'

export type SignField = 'full_name' | 'email' | 'phone_number'
export type SignErrors = Partial<Record<SignField, string>>
type Texts = (typeof signTexts)[Language]

/** The order in which the form shows its fields, and in which a person meets their errors. */
export const signFields = ['full_name', 'email', 'phone_number'] as const satisfies SignField[]
export const signLengths = { full_name: NAME_CHARACTERS, email: EMAIL_CHARACTERS, phone_number: PHONE_CHARACTERS }

/** What the form holds, as it is sent: what is empty and optional is left out. */
export function readSignature(form: FormData): SignatureForm {
  const value = (name: keyof SignatureForm) => {
    const typed = form.get(name)
    return typeof typed === 'string' ? typed.trim() : ''
  }
  const [phone_number, comment] = [value('phone_number'), value('comment')]
  return { full_name: value('full_name'), email: value('email'), ...(phone_number && { phone_number }), ...(comment && { comment }) }
}

/** Spec §5: name and e-mail are required, the phone is optional; the server decides the rest. */
export function checkSignature({ full_name, email, phone_number }: SignatureForm, texts: Texts): SignErrors {
  const errors: SignErrors = {}
  if (full_name === '') errors.full_name = texts.nameMissing
  if (email === '') errors.email = texts.emailMissing
  else if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) errors.email = texts.emailWrong
  if (phone_number && !/^[\d\s+().-]*$/.test(phone_number)) errors.phone_number = texts.phoneWrong
  return errors
}

/** The server's field problems under the form's own names. */
export function serverErrors(problems: { field: string; message: string }[]): SignErrors {
  const errors: SignErrors = {}
  for (const { field, message } of problems) {
    const name = signFields.find((known) => known === field)
    if (name) errors[name] = message
  }
  return errors
}
