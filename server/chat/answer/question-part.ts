import type { Search } from '../../knowledge/knowledge.ts'

/** One of several questions of a message, with what was found for it. */
export interface QuestionPart {
  text: string
  search: Search
}

/** From this chance on a passage answers one of several questions: of those less likely half are on another page. */
const SURE = 0.5

/** Whether something surely answers it. */
export function isSure({ search: { found } }: QuestionPart): boolean {
  return (found[0]?.chance ?? 0) >= SURE
}
