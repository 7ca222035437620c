import { useParams } from 'react-router'
import { chatTexts } from '#texts/chat/chat.ts'
import { useTexts } from '#web/features/language/language.tsx'
import { shownHeading } from '#web/screens/chat/sessions/session.ts'
import { MessageLog } from './message-log.tsx'
import { FailedConversation, LoadingConversation, MissingConversation } from './no-conversation.tsx'
import type { OpenConversation } from './use-conversation.ts'
import { Welcome } from './welcome.tsx'

interface ConversationViewProps {
  chat: OpenConversation
  lastSessionId: string | null
  onAsk: (question: string) => void
}

/** One state of the conversation, one thing on the screen. */
export function ConversationView({ chat, lastSessionId, onAsk }: ConversationViewProps) {
  const { heading } = useTexts(chatTexts)
  const { sessionId } = useParams()
  const { conversation } = chat
  switch (conversation.kind) {
    case 'starting':
      // Without an id the server shows what a guest will see; with one, only the browser may fetch it.
      return sessionId === undefined ? <Welcome onAsk={onAsk} lastSessionId={null} /> : <LoadingConversation />
    case 'loading':
      return <LoadingConversation />
    case 'missing':
      return <MissingConversation sessionId={conversation.sessionId} onNewChat={chat.newChat} />
    case 'failed':
      return <FailedConversation onRetry={chat.reopen} />
    case 'welcome':
      return <Welcome onAsk={onAsk} lastSessionId={lastSessionId} />
    case 'talking':
      return (
        <MessageLog
          title={shownHeading(conversation.session.title, heading)}
          messages={conversation.messages}
          onAsk={onAsk}
          retry={chat.retry}
          rate={chat.rate}
        />
      )
  }
}
