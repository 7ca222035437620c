import { z } from 'zod'
import { randomId, storable, typedText } from './common.ts'
import { EMAIL_CHARACTERS, NAME_CHARACTERS, PASSWORD_MAX_CHARACTERS, PASSWORD_MIN_CHARACTERS, PHONE_CHARACTERS } from './limits.ts'

/** Spec §3 User: what a person sees of their own account. Never a password field. */
export const user = z.object({ id: randomId, name: z.string(), email: z.string(), phone_number: z.string().nullable() }).meta({ id: 'User' })
export type User = z.infer<typeof user>

const email = z.string().max(EMAIL_CHARACTERS).trim().pipe(z.email())
const password = z
  .string()
  .min(PASSWORD_MIN_CHARACTERS)
  .max(PASSWORD_MAX_CHARACTERS)
  .refine(storable, { params: { rule: 'unstorable' } })
/** A password to be checked: no minimum, so that an old short one is simply wrong. */
const givenPassword = z
  .string()
  .min(1)
  .max(PASSWORD_MAX_CHARACTERS)
  .refine(storable, { params: { rule: 'unstorable' } })
const phone = z
  .string()
  .trim()
  .max(PHONE_CHARACTERS)
  .regex(/^[\d\s+().-]*$/)

/** Spec §7: `login` is the e-mail. */
export const loginForm = z.object({ login: email, password: givenPassword }).meta({ id: 'LoginForm' })
export type LoginForm = z.infer<typeof loginForm>

export const registerForm = z.object({ email, password, name: typedText(NAME_CHARACTERS), phone_number: phone.nullish() }).meta({ id: 'RegisterForm' })
export type RegisterForm = z.infer<typeof registerForm>

export const passwordChange = z.object({ current_password: givenPassword, new_password: password }).meta({ id: 'PasswordChange' })
export type PasswordChange = z.infer<typeof passwordChange>

/** Deleting the account asks for the password once more. */
export const accountDeletion = z.object({ password: givenPassword }).meta({ id: 'AccountDeletion' })

/** Answer of login and register. The same token is also set as an HttpOnly cookie (design.md §5). */
export const signedIn = z.object({ data: z.object({ token: z.string(), user }) }).meta({ id: 'SignedIn' })
export type SignedIn = z.infer<typeof signedIn>
