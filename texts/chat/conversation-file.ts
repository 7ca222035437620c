import type { Texts } from '../language.ts'

interface ConversationFileTexts {
  you: string
  bobita: string
  picture: string
  sources: string
  notice: string
  /** In a file of all conversations when there are none. */
  none: string
}

/** The words of a conversation, or of all, that is taken along as a file. */
export const conversationFileTexts = {
  ro: {
    you: 'Tu',
    bobita: 'Bobita',
    picture: '(o imagine)',
    sources: 'Surse',
    notice: 'Răspunsurile sunt automate și nu înlocuiesc medicul veterinar.',
    none: 'Nicio conversație.',
  },
  en: {
    you: 'You',
    bobita: 'Bobita',
    picture: '(a picture)',
    sources: 'Sources',
    notice: 'The answers are automatic and do not replace a vet.',
    none: 'No conversations.',
  },
} satisfies Texts<ConversationFileTexts>
