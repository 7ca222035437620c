import { useState } from 'react'
import { chatCardTexts } from '#texts/chat/chat-card.ts'
import { chatTexts } from '#texts/chat/chat.ts'
import { proofTexts } from '#texts/proof.ts'
import { useTexts } from '#web/features/language/language.tsx'
import { plainText } from '#contract/plain-text.ts'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { lastAnswer, type ShownAnswer, type Conversation } from './conversation.ts'

/** The live region of the chat: says a finished answer once to those who listen to the page, and an emergency at once; a failed one speaks for itself, as an alert. */
export function Announcement({ conversation }: { conversation: Conversation }) {
  const texts = { ...useTexts(chatTexts).message, checking: useTexts(proofTexts).checking }
  const [heardId, setHeardId] = useState<string | null>(null)
  const answer = lastAnswer(conversation)
  // Only an answer that was written in front of the reader is news; one that was stored is there to be read.
  if (answer?.state === 'streaming' && answer.id !== heardId) setHeardId(answer.id)
  return (
    <output>
      <VisuallyHidden>{answer?.id === heardId ? wordsFor(answer, texts) : ''}</VisuallyHidden>
    </output>
  )
}

function wordsFor(answer: ShownAnswer | null, texts: { writing: string; checking: string; answered: (answer: string) => string }): string {
  if (!answer || answer.trouble) return ''
  const { state, card, text } = answer
  if (state !== 'streaming') return texts.answered(plainText(text))
  if (answer.checking) return texts.checking
  return card ? chatCardTexts[card.language].heading[card.level](card.title) : texts.writing
}
