import { z } from 'zod'
import { linkToken, randomId, storable, typedText } from './common.ts'
import { EMAIL_CHARACTERS, NAME_CHARACTERS, PASSWORD_MAX_CHARACTERS, PASSWORD_MIN_CHARACTERS, PHONE_CHARACTERS } from './limits.ts'

/** What a person sees of their own account. Never a password field (S-327). */
export const user = z.object({ id: randomId, name: z.string(), email: z.string(), phone_number: z.string().nullable() }).meta({ id: 'User' })
export type User = z.infer<typeof user>

/** An address to write to. */
export const email = z.string().max(EMAIL_CHARACTERS).trim().pipe(z.email())
export const password = z
  .string()
  .min(PASSWORD_MIN_CHARACTERS)
  .max(PASSWORD_MAX_CHARACTERS)
  .refine(storable, { params: { rule: 'unstorable' } })
/** A password to be checked: no minimum, so that an old short one is simply wrong. */
export const givenPassword = z
  .string()
  .min(1)
  .max(PASSWORD_MAX_CHARACTERS)
  .refine(storable, { params: { rule: 'unstorable' } })
const phone = z
  .string()
  .trim()
  .max(PHONE_CHARACTERS)
  .regex(/^[\d\s+().-]*$/)

/** `login` is the e-mail (S-411). */
export const loginForm = z.object({ login: email, password: givenPassword }).meta({ id: 'LoginForm' })
export type LoginForm = z.infer<typeof loginForm>

export const registerForm = z.object({ email, password, name: typedText(NAME_CHARACTERS), phone_number: phone.nullish() }).meta({ id: 'RegisterForm' })
export type RegisterForm = z.infer<typeof registerForm>

export const passwordChange = z.object({ current_password: givenPassword, new_password: password }).meta({ id: 'PasswordChange' })
export type PasswordChange = z.infer<typeof passwordChange>

/** Asks for a link to a new password. */
export const forgottenPassword = z.object({ email }).meta({ id: 'ForgottenPassword' })

/** A new password by the link of a mail. */
export const passwordReset = z.object({ token: linkToken, new_password: password }).meta({ id: 'PasswordReset' })
export type PasswordReset = z.infer<typeof passwordReset>

/** What a person may change about themselves without more ado; the e-mail has a way of its own. */
export const profileChange = z.object({ name: typedText(NAME_CHARACTERS), phone_number: phone.nullish() }).meta({ id: 'ProfileChange' })
export type ProfileChange = z.infer<typeof profileChange>

/** Another address, which is the account's once its owner presses the button behind the link sent to it. */
export const emailChange = z.object({ email, password: givenPassword }).meta({ id: 'EmailChange' })
export type EmailChange = z.infer<typeof emailChange>

export const emailConfirmation = z.object({ token: linkToken }).meta({ id: 'EmailConfirmation' })

/** Whether the address of an account was confirmed by a link sent to it. */
export const emailState = z.object({ confirmed: z.boolean() }).meta({ id: 'EmailState' })

/** The address an account has now, and whether it had another before. */
export const emailConfirmed = z.object({ email: z.string(), moved: z.boolean() }).meta({ id: 'EmailConfirmed' })
export type EmailConfirmed = z.infer<typeof emailConfirmed>

/** Ends every sign-in of the account, that of the device that asks only when it says so. */
export const signOutForm = z.object({ this_device: z.boolean() }).meta({ id: 'SignOutForm' })

/** Deleting the account asks for the password once more. */
export const accountDeletion = z.object({ password: givenPassword }).meta({ id: 'AccountDeletion' })

/** Answer of login and register. The same token is also set as an HttpOnly cookie. */
export const signedIn = z.object({ data: z.object({ token: z.string(), user }) }).meta({ id: 'SignedIn' })
export type SignedIn = z.infer<typeof signedIn>
