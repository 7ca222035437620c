import { createContext, use } from 'react'
import type { OperatorMe } from '#contract/staff.ts'
import type { Api } from '#web/api/client.ts'

/** What every screen of the area knows. */
export interface DeskParts {
  /** Who is signed in. */
  me: OperatorMe
  /** Asks for the door by itself where a call needs it (desk-api.ts). */
  api: Api
  /** Reads `me` anew. */
  refresh: () => Promise<void>
  /** Shows the door: after somebody signed out. */
  leave: () => void
}

export const DeskContext = createContext<DeskParts | null>(null)

/** Who is signed in, and the API as they use it. @throws Error outside the area */
export function useDesk(): DeskParts {
  const parts = use(DeskContext)
  if (!parts) throw new Error('useDesk outside the area of operators')
  return parts
}
