import { useRef } from 'react'
import { chatTexts } from '#texts/chat.ts'
import { useTexts } from '#web/features/language/language.tsx'
import type { SessionState } from '#web/features/session/session-state.ts'
import { useSession } from '#web/features/session/session.tsx'
import { pageMeta } from '#web/features/shell/page-meta.ts'
import type { Route } from './+types/route.ts'
import { Composer } from './composer/composer.tsx'
import { Announcement } from './conversation/announcement.tsx'
import type { Visitor } from './conversation/arrival.ts'
import { ConversationView } from './conversation/conversation-view.tsx'
import { isStreaming, type Conversation, type Question } from './conversation/conversation.ts'
import { useConversation } from './conversation/use-conversation.ts'
import styles from './route.module.css'
import { lastSession } from './sessions/last-session.ts'
import { shownHeading, type SavedSession } from './sessions/session.ts'
import { Sessions } from './sessions/sessions.tsx'
import { useSavedSessions } from './sessions/use-saved-sessions.ts'
import { useVisibleHeight } from './use-visible-height.ts'

/** The chat is one page at three addresses; a conversation itself is nobody's business but its owner's. */
export function meta(args: Route.MetaArgs) {
  const words = { ro: chatTexts.ro.meta, en: chatTexts.en.meta }
  return pageMeta(args, words, args.location.pathname.startsWith('/chat/') ? { noindex: true } : { path: '/' })
}

/** The chat with Bobita: the saved conversations, the open one, and the box to ask in. */
export default function ChatScreen() {
  const texts = useTexts(chatTexts)
  const visitor = visitorOf(useSession().state)
  const saved = useSavedSessions(visitor)
  const chat = useConversation(visitor, saved)
  const screen = useRef<HTMLDivElement>(null)
  const box = useRef<HTMLTextAreaElement>(null)
  useVisibleHeight(screen)

  const { conversation } = chat
  const open = 'session' in conversation ? conversation.session : null
  const ask = (asked: Pick<Question, 'text' | 'image'>) => {
    chat.ask(asked)
    keepFocus(screen.current, box.current)
  }
  const newChat = () => {
    chat.newChat()
    keepFocus(screen.current, box.current)
  }
  const askWords = (text: string) => ask({ text, image: null })
  const remove = (session: SavedSession) => {
    saved.remove(session)
    if (session.id === open?.id) chat.newChat()
  }

  return (
    <div ref={screen} className={styles.chat}>
      <Sessions saved={saved} openId={open?.id ?? null} title={shownHeading(open?.title ?? '', texts.heading)} onNewChat={newChat} onRemove={remove} />
      <div className={styles.room}>
        <ConversationView chat={chat} lastSessionId={visitor === null ? lastSession(null) : null} onAsk={askWords} />
        <Announcement conversation={conversation} />
        <div className={styles.foot}>
          {canCompose(conversation) && <Composer box={box} state={composerState(conversation)} onSend={ask} onStop={chat.stop} />}
          <p className={styles.notice}>{texts.notice}</p>
        </div>
      </div>
    </div>
  )
}

function visitorOf(state: SessionState): Visitor {
  if (state.kind === 'starting') return undefined
  return state.kind === 'guest' ? null : String(state.user.id)
}

function canCompose({ kind }: Conversation): boolean {
  return kind !== 'missing' && kind !== 'failed'
}

function composerState(conversation: Conversation): 'ready' | 'answering' | 'waiting' | 'closed' {
  if (!('session' in conversation)) return 'waiting'
  if (!conversation.session.is_active) return 'closed'
  return isStreaming(conversation) ? 'answering' : 'ready'
}

/**
 * A pressed suggestion disappears and must leave the focus somewhere. The box is the place, except under a finger:
 * there it would raise the keyboard over the answer.
 */
function keepFocus(screen: HTMLElement | null, box: HTMLTextAreaElement | null): void {
  if (document.activeElement === box) return
  requestAnimationFrame(() => {
    if (matchMedia('(pointer: coarse)').matches) screen?.querySelector<HTMLElement>('[data-chat-log]')?.focus({ preventScroll: true })
    else box?.focus({ preventScroll: true })
  })
}
