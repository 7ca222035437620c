import { useState } from 'react'
import { Link } from 'react-router'
import type { ConversationSearch, FoundConversation } from '#contract/conversation-search.ts'
import { ownConversationsTexts } from '#texts/chat/own-conversations.ts'
import { useLanguage, useTexts } from '#web/features/language/language.tsx'
import { dateLabel } from '#web/lib/dates.ts'
import styles from './found-conversations.module.css'

interface FoundConversationsProps {
  answer: ConversationSearch
  openId: string | null
  titleOf: (conversation: FoundConversation) => string
  onOpen: () => void
}

/** The conversations in which something was said, each with where it was said. */
export function FoundConversations({ answer, openId, titleOf, onOpen }: FoundConversationsProps) {
  const texts = useTexts(ownConversationsTexts)
  const language = useLanguage()
  const [now] = useState(() => new Date())
  return (
    <>
      {answer.conversations.length > 0 && (
        <ul aria-label={texts.results} className={styles.list}>
          {answer.conversations.map((conversation) => (
            <li key={conversation.id}>
              <Link
                to={`/chat/${conversation.id}`}
                replace
                preventScrollReset
                aria-current={conversation.id === openId ? 'page' : undefined}
                className={styles.link}
                onClick={onOpen}
              >
                <span className={styles.title}>{titleOf(conversation)}</span>
                <span className={styles.date}>{dateLabel(conversation.updated_at, now, language)}</span>
                <Excerpt excerpt={conversation.excerpt} />
              </Link>
            </li>
          ))}
        </ul>
      )}
      {!answer.is_complete && <p className={styles.words}>{texts.incomplete}</p>}
    </>
  )
}

function Excerpt({ excerpt }: Pick<FoundConversation, 'excerpt'>) {
  if (excerpt.length === 0) return null
  return <span className={styles.excerpt}>{excerpt.map(({ text, found }, at) => (found ? <mark key={at}>{text}</mark> : text))}</span>
}
