import type { WaitingKind } from './staff.ts'

/** Where each kind is dealt with: the path of a screen of the area, behind /operatori/. */
export const DEALT_WITH: Record<WaitingKind, string> = {
  suggestions: 'propuneri',
  record_notes: 'fise',
  reports: 'raportari',
  article_drafts: 'articole',
  unanswered: 'intrebari',
  disliked: 'intrebari',
  surges: 'petitii',
  petition_proposals: 'petitii',
  mails_late: 'stare',
  mails_given_up: 'stare',
  jobs_failing: 'stare',
  backup_old: 'stare',
  disk_low: 'stare',
}
