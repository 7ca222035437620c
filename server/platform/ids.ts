import { createHash, createHmac, randomBytes } from 'node:crypto'

/** 128 random bits as 22 base64url characters: not guessable, without order or time in it. */
export function newId(): string {
  return randomBytes(16).toString('base64url')
}

/** Whether a text has the form of an id. */
export function isId(text: string): boolean {
  return /^[\w-]{22}$/.test(text)
}

/** 256 random bits as 43 base64url characters. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/** What is kept of a token: its SHA-256 in base64url. A token has 256 random bits, so no salt is needed. */
export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}

/** Keyed hash of something personal that must be recognised later but never read back. */
export function keyedHash(secret: string, value: string): string {
  return createHmac('sha256', secret).update(value).digest('base64url')
}
