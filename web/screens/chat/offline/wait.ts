import type { AnswerLanguage, UrgentCard } from '#contract/chat.ts'
import { urgentCard } from '#content/cards/cards.ts'
import { shownLanguage } from '#web/api/client.ts'
import { findCard } from '#web/features/emergency/find-card.ts'
import { languageOfWords } from '#web/features/emergency/language-of-words.ts'
import { keepQuestion, type UnsentQuestion } from '#web/features/offline/waiting.ts'
import type { ShownSource } from '../stream/reply.ts'

/** What a question gets while there is no network. */
export interface OfflineAnswer {
  /** The urgent card its words call for, found on the device. */
  card: UrgentCard | null
  sources: ShownSource[]
}

const SOURCE_ID = 1

/** Keeps a question to be sent later and finds its urgent card meanwhile. @throws DOMException where the browser keeps nothing */
export async function waitForNetwork(asked: UnsentQuestion): Promise<OfflineAnswer> {
  await keepQuestion(asked)
  return offlineAnswer(asked.text, shownLanguage())
}

/** @param frame the language of the screen, for a message whose words do not tell theirs */
export function offlineAnswer(text: string, frame: AnswerLanguage): OfflineAnswer {
  const card = urgentCard(findCard(text) ?? '')
  if (!card) return { card: null, sources: [] }
  const language = languageOfWords(text, frame)
  const { id, level, call112, vet, link, checked_on } = card
  const title = card.title[language]
  return {
    card: {
      id,
      level,
      language,
      title,
      note: null,
      call112,
      steps: [...card.steps[language]],
      avoid: [...card.avoid[language]],
      source_id: SOURCE_ID,
      ...(vet === false && { vet }),
    },
    sources: [{ id: SOURCE_ID, title: title.charAt(0).toUpperCase() + title.slice(1), url: link.url, kind: 'urgent', quote: '', checked_on }],
  }
}
