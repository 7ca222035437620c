import { useState } from 'react'
import { chatTexts } from '#texts/chat.ts'
import { useTexts } from '#web/features/language/language.tsx'
import { plainText } from '#web/screens/chat/answer/plain-text.ts'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { lastAnswer, type Answer, type Conversation } from './conversation.ts'

/** Says a finished answer once to those who listen to the page; a failed one speaks for itself, as an alert. */
export function Announcement({ conversation }: { conversation: Conversation }) {
  const texts = useTexts(chatTexts).message
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

function wordsFor(answer: Answer | null, texts: { writing: string; answered: (answer: string) => string }): string {
  if (!answer || answer.trouble) return ''
  return answer.state === 'streaming' ? texts.writing : texts.answered(plainText(answer.text))
}
