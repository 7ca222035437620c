import { hash, verify } from '@node-rs/argon2'
import { dictionary } from '@zxcvbn-ts/language-common'
import { PASSWORD_MIN_CHARACTERS } from '#contract/limits.ts'
import { Refusal } from './refusal.ts'

// Argon2id with the library's defaults: 19 MiB, 2 passes (OWASP).

const COMMON_PASSWORDS = 3_000
/** Hashes computed at once; more would starve the other routes on a small server. */
const AT_ONCE = 2
/** Hashes waiting; beyond it the caller is told to come back. */
const MAX_WAITING = 50

let running = 0
const waiting: (() => void)[] = []

let common: ReadonlySet<string> | undefined

/** True for the 3,000 passwords people use most, of those long enough to be accepted at all. */
export function isCommonPassword(password: string): boolean {
  common ??= new Set(
    dictionary['passwords-common']
      .map(String)
      .filter(({ length }) => length >= PASSWORD_MIN_CHARACTERS)
      .slice(0, COMMON_PASSWORDS),
  )
  return common.has(password.toLowerCase())
}

/** @throws Refusal server.unavailable when too many are waiting */
export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password))
}

let decoy: Promise<string> | undefined

/**
 * Whether the password is the one behind the hash. With no hash (no such account) a decoy is checked,
 * so that both answers take the same time.
 *
 * @throws Refusal server.unavailable when too many are waiting
 */
export async function passwordMatches(password: string, passwordHash: string | undefined): Promise<boolean> {
  decoy ??= hash('a password nobody has')
  const against = passwordHash ?? (await decoy)
  const matches = await inTurn(() => verify(against, password))
  return matches && passwordHash !== undefined
}

async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  if (running >= AT_ONCE) {
    if (waiting.length >= MAX_WAITING) throw new Refusal('server.unavailable', { retryAfterS: 5 })
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
