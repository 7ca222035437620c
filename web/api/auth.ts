import type { LoginForm, PasswordChange, RegisterForm, SignedIn, User } from '#contract/auth.ts'
import { ApiError, browserApi, type Api, type CallOptions } from './client.ts'

/** Signs in with an e-mail (`login`) and a password. @throws Error 'Login failed' when the server gave no sentence (spec §8) */
export function login(form: LoginForm, api: Api = browserApi): Promise<SignedIn['data']> {
  return enter('/auth/login', form, 'Login failed', api)
}

/** Opens an account and signs in at once. @throws Error 'Registration failed' when the server gave no sentence (spec §8) */
export function register(form: RegisterForm, api: Api = browserApi, options: Pick<CallOptions, 'onProof'> = {}): Promise<SignedIn['data']> {
  return enter('/auth/register', form, 'Registration failed', api, options)
}

/** Ends the session on the server. */
export async function endSession(api: Api = browserApi): Promise<void> {
  await api.send('POST', '/auth/logout', undefined, { auth: true, keepalive: true })
}

/** The signed-in person, as the server knows them now. @throws ApiError 401 when the token is no longer good */
export function readProfile(api: Api = browserApi): Promise<User> {
  return api.get<User>('/profile', { auth: true })
}

/**
 * Changes the password; every other session ends, this one continues with the token in the answer.
 *
 * @throws ApiError auth.password_wrong, auth.password_common
 */
export async function changePassword(form: PasswordChange, api: Api = browserApi): Promise<SignedIn['data']> {
  const answer = await api.send<SignedIn>('PUT', '/profile/password', form, { auth: true })
  return answer.data
}

/** Everything the site keeps about the person, as a JSON file. */
export async function exportProfile(api: Api = browserApi): Promise<Blob> {
  const data = await api.get<unknown>('/profile/export', { auth: true })
  return new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' })
}

/** Deletes the account for good. @throws ApiError auth.password_wrong */
export async function deleteAccount(password: string, api: Api = browserApi): Promise<void> {
  await api.send('POST', '/profile/delete', { password }, { auth: true })
}

async function enter(path: string, form: LoginForm | RegisterForm, silentFailure: string, api: Api, options: CallOptions = {}): Promise<SignedIn['data']> {
  try {
    const answer = await api.send<SignedIn>('POST', path, form, options)
    return answer.data
  } catch (error) {
    if (error instanceof ApiError && error.problem === null) throw new Error(silentFailure, { cause: error })
    throw error
  }
}
