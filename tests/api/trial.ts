import type { Who } from '#contract/described.ts'
import type { Bobita } from '#server/bobita.ts'
import type { Person } from '../cast.ts'
import type { StaffMember } from '../staff/operators.ts'

/** A record of the owner, as one operation names it. */
export interface Owned {
  /** What stands in the path. */
  id: string
  /** What stands there for a record that never was; a random id unless said. */
  missing?: string
  query?: string
  payload?: unknown
}

/** What it takes to try an operation, by who may (contract/operations.ts). */
export interface Trials {
  anyone: { id?: (world: Bobita) => Promise<string>; payload?: unknown; query?: string }
  /** What an account is answered. */
  account: { payload?: unknown; status: number }
  /** The owner's call succeeds; what strangers are answered unless it is 404. */
  owner: OwnedTrial
  asker: AskerTrial
  link: { make: Make; status: number }
  /** What an operator of a role that may is answered. */
  operator: { make?: (world: Bobita, asker: StaffMember) => Promise<Partial<Owned>>; status: number }
}
export type Trial = Trials[Who]
interface OwnedTrial {
  make: Make
  status: number
  strangers?: number
}
interface AskerTrial extends OwnedTrial {
  /** What a sign-in that has ended is answered, unless it is what strangers are. */
  ended?: number
}
type Make = (world: Bobita, owner: Person) => Promise<Owned>
