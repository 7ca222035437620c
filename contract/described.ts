import type { z } from 'zod'
import type { ErrorCode } from './errors.ts'
import type { Role } from './staff.ts'

/** What an operation refuses. */
export type Codes = readonly ErrorCode[]

/**
 * Who may ask, and learns what: `anyone` the same as everybody; an `account` about itself, whoever has none is refused;
 * the `owner` of a record, an account; the `asker` whose record it is, a guest too; whoever has the `link`; an `operator`
 * of a role that is named beside it.
 */
export type Who = 'anyone' | 'account' | 'owner' | 'asker' | 'link' | 'operator'

/** What stands under the name of an operation: what it takes and answers as the server checks it, who may, and how it is described. */
export type Described = DescribedCall & (DescribedFor<Exclude<Who, 'operator'>> | OperatorsOnly)
interface DescribedFor<Asked> {
  who: Asked
}

/** An operation of the area of operators; server/staff/guard.ts holds every one of them to this. */
export interface OperatorsOnly extends DescribedFor<'operator'> {
  /** Who may, besides owners, who may everything. */
  roles: readonly Role[]
  /** Whether a second factor of the last five minutes is needed: for what cannot be undone. */
  confirm?: true
}

interface DescribedCall {
  tags: readonly string[]
  description?: string
  params?: z.ZodObject
  querystring?: z.ZodObject
  headers?: z.ZodObject
  body?: z.ZodType
  /** By status; nothing for what is no JSON. */
  response?: Record<number, z.ZodType>
  consumes?: readonly string[]
  produces?: readonly string[]
  /** What it refuses besides what every operation of its shape does (server/http/described.ts). */
  refuses?: Codes
}
