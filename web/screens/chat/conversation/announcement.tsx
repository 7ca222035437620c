import { useEffect, useRef, useState } from 'react'
import { chatTexts } from '#texts/chat.ts'
import { useTexts } from '#web/features/language/language.tsx'
import { plainText } from '#web/screens/chat/answer/plain-text.ts'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { isStreaming, lastAnswer, type Conversation } from './conversation.ts'

/** Says a finished answer once to those who listen to the page; a failed one speaks for itself, as an alert. */
export function Announcement({ conversation }: { conversation: Conversation }) {
  const { answered, writing } = useTexts(chatTexts).message
  const wasWriting = useRef(false)
  const [words, setWords] = useState('')
  const isWriting = isStreaming(conversation)
  const answer = lastAnswer(conversation)

  useEffect(() => {
    if (isWriting) setWords(writing)
    else if (wasWriting.current && answer && !answer.trouble) setWords(answered(plainText(answer.text)))
    else if (wasWriting.current) setWords('')
    wasWriting.current = isWriting
  }, [isWriting])

  return (
    <div role="status" aria-live="polite">
      <VisuallyHidden>{words}</VisuallyHidden>
    </div>
  )
}
