import { PASSWORD_MIN_CHARACTERS } from '#contract/limits.ts'
import { Refusal } from './refusal.ts'

/** Argon2id with the library's defaults: 19 MiB, 2 passes (OWASP). Loaded with the first password. */
const argon2 = () => import('@node-rs/argon2')

const COMMON_PASSWORDS = 3_000
/** Hashes computed at once; more would starve the other routes on a small server. */
const AT_ONCE = 2
/** Hashes waiting, a second or two of them; beyond it the caller is told to come back, for the processor is everybody's. */
const MAX_WAITING = 8
const RETRY_AFTER_S = 5

let running = 0
/** The queue before them. */
const waiting: (() => void)[] = []

let common: Promise<ReadonlySet<string>> | undefined

/** True for the 3,000 passwords people use most, of those long enough to be accepted at all. */
export async function isCommonPassword(password: string): Promise<boolean> {
  common ??= readCommon()
  return (await common).has(password.toLowerCase())
}

/** The list is large and seldom needed, so it is loaded with the first new password. */
async function readCommon(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  const long = dictionary['passwords-common'].map(String).filter(({ length }) => length >= PASSWORD_MIN_CHARACTERS)
  return new Set(long.slice(0, COMMON_PASSWORDS))
}

/** @throws Refusal server.unavailable when too many are waiting */
export function hashPassword(password: string): Promise<string> {
  return inTurn(async () => (await argon2()).hash(password))
}

let decoy: Promise<string> | undefined

/**
 * Whether the password is the one behind the hash. With no hash (no such account) a decoy is checked,
 * so that both answers take the same time.
 *
 * @throws Refusal server.unavailable when too many are waiting
 */
export async function passwordMatches(password: string, passwordHash: string | undefined): Promise<boolean> {
  const { hash, verify } = await argon2()
  decoy ??= hash('a password nobody has')
  const against = passwordHash ?? (await decoy)
  const matches = await inTurn(() => verify(against, password))
  return matches && passwordHash !== undefined
}

async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  if (running >= AT_ONCE) {
    if (waiting.length >= MAX_WAITING) throw new Refusal('server.unavailable', { retryAfterS: RETRY_AFTER_S })
    await new Promise<void>((resolve) => waiting.push(resolve))
  }
  running += 1
  try {
    return await work()
  } finally {
    running -= 1
    waiting.shift()?.()
  }
}
