import type { ImportColumn } from '#contract/directory-import.ts'
import { recordsTexts } from '#texts/staff/records.ts'
import { useTexts } from '#web/features/language/language.tsx'

/** How the fields of a record are called, the number among them. */
export function useColumnNames(): Record<ImportColumn, string> {
  return { id: 'id', ...useTexts(recordsTexts).fields }
}
