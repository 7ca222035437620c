import type { AnswerLanguage, Perspective, Source, UrgentCard } from '#contract/chat.ts'

export type ShownSource = Omit<Source, 'kind'> & { kind: Source['kind'] | null }
export type ShownPerspective = Pick<Perspective, 'label' | 'text' | 'source_ids'>

/** The final object of an answer (S-336). `answer` is null when the object carries none. */
export interface Reply {
  answer: string | null
  sources: ShownSource[]
  perspectives: ShownPerspective[]
  follow_ups: string[]
  card: UrgentCard | null
  chat_session_id: string | null
  message_id: string | null
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Reads the final object; what is missing or of another shape becomes empty, never a crash in the middle of an answer. */
export function replyFrom(value: Record<string, unknown>): Reply {
  return {
    answer: textOf(value, ['answer']),
    sources: sourcesFrom(value['sources']),
    perspectives: perspectivesFrom(value['perspectives']),
    follow_ups: listFrom(value['follow_ups']).filter((item) => typeof item === 'string'),
    card: cardFrom(value['card']),
    chat_session_id: textOf(value, ['chat_session_id']),
    message_id: textOf(value, ['message_id']),
  }
}

/** Sources as shown; one without a number is numbered by its position in the list. */
export function sourcesFrom(value: unknown): ShownSource[] {
  return listFrom(value).flatMap((item, index) => {
    const fields = isRecord(item) ? item : { title: item }
    const title = textOf(fields, ['title', 'name', 'source', 'content'])
    const id = fields['id']
    return title === null
      ? []
      : [
          {
            id: typeof id === 'number' ? id : index + 1,
            title,
            url: textOf(fields, ['url', 'link']) ?? '',
            kind: kindOf(fields['kind']),
            quote: textOf(fields, ['quote']) ?? '',
            checked_on: textOf(fields, ['checked_on']),
          },
        ]
  })
}

/** Perspectives as shown; one without words is left out. */
export function perspectivesFrom(value: unknown): ShownPerspective[] {
  return listFrom(value).flatMap((item) => {
    const fields = isRecord(item) ? item : { text: item }
    const text = textOf(fields, ['text', 'content', 'description'])
    const source_ids = listFrom(fields['source_ids']).filter((id) => typeof id === 'number')
    return text === null ? [] : [{ label: textOf(fields, ['label', 'title', 'name']) ?? '', text, source_ids }]
  })
}

/** The urgent card as drawn; null when it lacks something: the answer's own text begins with it too. */
export function cardFrom(value: unknown): UrgentCard | null {
  if (!isRecord(value)) return null
  const { id, level, language, title, call112, steps, avoid, source_id, note, vet } = value
  if (typeof id !== 'string' || typeof title !== 'string' || typeof call112 !== 'boolean' || typeof source_id !== 'number') return null
  if (!isLevel(level) || !isAnswerLanguage(language) || !isTexts(steps) || !isTexts(avoid)) return null
  return { id, level, language, title, note: typeof note === 'string' ? note : null, call112, steps, avoid, source_id, ...(vet === false && { vet }) }
}

/** A list the browser may iterate; anything else is no items. */
function listFrom(value: unknown): unknown[] {
  return Array.isArray(value) ? value : []
}

function textOf(fields: Record<string, unknown>, names: readonly string[]): string | null {
  for (const name of names) {
    const value = fields[name]
    if (typeof value === 'string' && value !== '') return value
  }
  return null
}

/** Written out because contract/chat.ts holds schemas, and zod must not reach the browser. */
const kinds: ReadonlySet<unknown> = new Set(['urgent', 'article', 'law', 'guide', 'breed', 'shelter', 'trainer', 'petition'] satisfies Source['kind'][])

const levels: ReadonlySet<unknown> = new Set(['now', 'today'] satisfies UrgentCard['level'][])
const answerLanguages: ReadonlySet<unknown> = new Set(['ro', 'en', 'hu', 'uk'] satisfies AnswerLanguage[])

function isKind(value: unknown): value is Source['kind'] {
  return kinds.has(value)
}

function isLevel(value: unknown): value is UrgentCard['level'] {
  return levels.has(value)
}

function isAnswerLanguage(value: unknown): value is AnswerLanguage {
  return answerLanguages.has(value)
}

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'string')
}

function kindOf(value: unknown): Source['kind'] | null {
  return isKind(value) ? value : null
}
