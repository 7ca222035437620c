import type { EmailChange, EmailConfirmed, LoginForm, PasswordChange, PasswordReset, ProfileChange, RegisterForm, SignedIn, User } from '#contract/auth.ts'
import * as endpoints from '#contract/endpoints.ts'
import { ApiError, browserApi, type Api, type CallOptions } from './client.ts'

/** Signs in with an e-mail (`login`) and a password. @throws Error 'Login failed' when the server gave no sentence (S-461) */
export function login(form: LoginForm, api: Api = browserApi, options: CallOptions = {}): Promise<SignedIn['data']> {
  return entered(api.call(endpoints.login, { ...options, body: form }), 'Login failed')
}

/** Opens an account and signs in at once. @throws Error 'Registration failed' when the server gave no sentence (S-462) */
export function register(form: RegisterForm, api: Api = browserApi, options: CallOptions = {}): Promise<SignedIn['data']> {
  return entered(api.call(endpoints.register, { ...options, body: form }), 'Registration failed')
}

/** Ends the session on the server. */
export async function endSession(api: Api = browserApi): Promise<void> {
  await api.call(endpoints.logout, { auth: true, keepalive: true })
}

/** The signed-in person, as the server knows them now. @throws ApiError 401 when the token is no longer good */
export function readProfile(api: Api = browserApi): Promise<User> {
  return api.call(endpoints.readProfile, { auth: true })
}

/**
 * Changes the password; every other session ends, this one continues with the token in the answer.
 *
 * @throws ApiError auth.password_wrong, auth.password_common
 */
export async function changePassword(form: PasswordChange, api: Api = browserApi): Promise<SignedIn['data']> {
  return (await api.call(endpoints.changePassword, { body: form, auth: true })).data
}

/** Asks for a link to a new password; the answer never tells whether there is such an account. @throws ApiError auth.no_mail */
export async function askForNewPassword(email: string, api: Api = browserApi): Promise<void> {
  await api.call(endpoints.forgottenPassword, { body: { email } })
}

/** Sets a new password by a link and signs in. @throws ApiError auth.link_invalid, auth.password_common */
export async function resetPassword(form: PasswordReset, api: Api = browserApi): Promise<SignedIn['data']> {
  return (await api.call(endpoints.resetPassword, { body: form })).data
}

/** Changes the name and the phone number. */
export function changeProfile(form: ProfileChange, api: Api = browserApi): Promise<User> {
  return api.call(endpoints.changeProfile, { body: form, auth: true })
}

/** Sends a link to another address. @throws ApiError auth.password_wrong, auth.email_taken, auth.no_mail */
export async function askForNewEmail(form: EmailChange, api: Api = browserApi): Promise<void> {
  await api.call(endpoints.changeEmail, { body: form, auth: true })
}

/** Whether the account's address was confirmed. @throws ApiError */
export async function isEmailConfirmed(signal: AbortSignal, api: Api = browserApi): Promise<boolean> {
  return (await api.call(endpoints.readEmailState, { auth: true, signal })).confirmed
}

/** Sends the link again that confirms the account's address. @throws ApiError auth.no_mail */
export async function askToConfirm(options: CallOptions, api: Api = browserApi): Promise<void> {
  await api.call(endpoints.askToConfirm, { ...options, auth: true })
}

/** Makes the address of a link the account's, or confirms that it is. @throws ApiError auth.link_invalid, auth.email_taken */
export function confirmEmail(token: string, options: CallOptions, api: Api = browserApi): Promise<EmailConfirmed> {
  return api.call(endpoints.confirmEmail, { ...options, body: { token } })
}

/** Ends every sign-in of the account, that of this device only when it is said. */
export async function signOutEverywhere(this_device: boolean, api: Api = browserApi): Promise<void> {
  await api.call(endpoints.signOut, { body: { this_device }, auth: true })
}

/** Everything the site keeps about the person, as a JSON file. */
export async function exportProfile(api: Api = browserApi): Promise<Blob> {
  const data = await api.call(endpoints.exportProfile, { auth: true })
  return new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' })
}

/** Deletes the account for good. @throws ApiError auth.password_wrong */
export async function deleteAccount(password: string, api: Api = browserApi): Promise<void> {
  await api.call(endpoints.deleteAccount, { body: { password }, auth: true })
}

async function entered(answer: Promise<SignedIn>, silentFailure: string): Promise<SignedIn['data']> {
  try {
    return (await answer).data
  } catch (error) {
    if (error instanceof ApiError && error.problem === null) throw new Error(silentFailure, { cause: error })
    throw error
  }
}
