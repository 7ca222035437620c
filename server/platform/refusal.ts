import type { ErrorCode, ProofChallenge } from '#contract/errors.ts'

interface RefusalDetails {
  /** Seconds after which trying again makes sense; becomes Retry-After. */
  retryAfterS?: number
  /** The form field the refusal is about. */
  field?: string
  /** The limit that was passed, where a setting decides it. */
  limitBytes?: number
  /** What the caller's machine must solve first. */
  challenge?: ProofChallenge
  /** What the caller's form is older than, as it is now; shown to who may change it. */
  present?: object
}

/** A domain rule said no. Carries what was refused, never how to say it: http chooses the status and the language. */
export class Refusal extends Error {
  readonly code: ErrorCode
  readonly details: RefusalDetails

  /** @param options the fault behind it, for whoever reads the console */
  constructor(code: ErrorCode, details: RefusalDetails = {}, options: ErrorOptions = {}) {
    super(code, options)
    this.name = 'Refusal'
    this.code = code
    this.details = details
  }
}
