import {
  ShieldAlert,
  HeartPulse,
  MailQuestionMark,
  MessageCircleQuestionMark,
  Newspaper,
  NotebookTabs,
  PenLine,
  ScrollText,
  Sun,
  UserRound,
  Users,
  type LucideIcon,
} from 'lucide-react'
import type { Role } from '#contract/staff.ts'
import type { frameTexts } from '#texts/staff/frame.ts'
import type { Language } from '#texts/language.ts'

/** A screen of the area as the bar shows it; what it loads stands in screens.ts. */
export interface DeskEntry {
  /** Behind /operatori/; '' is where one arrives. */
  path: string
  name: keyof (typeof frameTexts)[Language]
  icon: LucideIcon
  /** Who opens it besides owners, as the operations it asks say (contract/operator-operations.ts). */
  roles: readonly Role[]
}

const everyRole: readonly Role[] = ['moderator', 'editor', 'petitions']

/** Every screen of the area, in the order of the bar. */
export const deskEntries = [
  { path: '', name: 'today', icon: Sun, roles: everyRole },
  { path: 'propuneri', name: 'suggestions', icon: MailQuestionMark, roles: ['moderator'] },
  { path: 'raportari', name: 'reports', icon: ShieldAlert, roles: ['moderator'] },
  { path: 'fise', name: 'records', icon: NotebookTabs, roles: ['moderator'] },
  { path: 'intrebari', name: 'questions', icon: MessageCircleQuestionMark, roles: ['editor'] },
  { path: 'petitii', name: 'petitions', icon: PenLine, roles: ['petitions'] },
  { path: 'articole', name: 'articles', icon: Newspaper, roles: ['editor'] },
  { path: 'echipa', name: 'people', icon: Users, roles: [] },
  { path: 'jurnal', name: 'record', icon: ScrollText, roles: [] },
  { path: 'stare', name: 'state', icon: HeartPulse, roles: [] },
  { path: 'cont', name: 'me', icon: UserRound, roles: everyRole },
] as const satisfies readonly DeskEntry[]

/** The path of a screen of the area. */
export type DeskPath = (typeof deskEntries)[number]['path']

/** Whether a role opens a screen. */
export function opens({ roles }: Pick<DeskEntry, 'roles'>, role: Role): boolean {
  return role === 'owner' || roles.includes(role)
}
