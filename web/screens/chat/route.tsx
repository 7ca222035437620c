import { useEffect, useRef, type RefObject } from 'react'
import { useLocation, useParams } from 'react-router'
import { QUESTION_CHARACTERS } from '#contract/limits.ts'
import { chatTexts } from '#texts/chat/chat.ts'
import { useTexts } from '#web/features/language/language.tsx'
import type { AccountState } from '#web/features/account/account-state.ts'
import { useAccount } from '#web/features/account/account.tsx'
import { pageMeta } from '#web/features/shell/page-meta.ts'
import { isAskedAtOnce } from '#web/features/site-search/asked-at-once.ts'
import type { Route } from './+types/route.ts'
import { Composer } from './composer/composer.tsx'
import { ScriptlessSearch } from './composer/scriptless-search.tsx'
import { Announcement } from './conversation/announcement.tsx'
import type { Visitor } from './conversation/arrival.ts'
import { ConversationView } from './conversation/conversation-view.tsx'
import { addressOf, isStreaming, type Conversation, type ShownQuestion } from './conversation/conversation.ts'
import { useConversation } from './conversation/use-conversation.ts'
import styles from './route.module.css'
import { lastSession } from './sessions/last-session.ts'
import { shownHeading, type SavedSession } from './sessions/session.ts'
import { Sessions } from './sessions/sessions.tsx'
import { useSavedSessions } from './sessions/use-saved-sessions.ts'

/** The chat is one page at three addresses; a conversation itself is nobody's business but its owner's. */
export function meta(args: Route.MetaArgs) {
  const words = { ro: chatTexts.ro.meta, en: chatTexts.en.meta }
  return pageMeta(args, words, args.location.pathname.startsWith('/chat/') ? { noindex: true } : { path: '/' })
}

/** The chat with Bobita: the saved conversations, the open one, and the box to ask in. */
export default function ChatScreen() {
  const texts = useTexts(chatTexts)
  const visitor = visitorOf(useAccount().state)
  const saved = useSavedSessions(visitor)
  const chat = useConversation(visitor, saved)
  const screen = useRef<HTMLDivElement>(null)
  const box = useRef<HTMLTextAreaElement>(null)
  useVisibleHeight(screen)

  const { conversation } = chat
  const open = 'session' in conversation ? conversation.session : null
  const ask = (asked: Pick<ShownQuestion, 'text' | 'image'>) => {
    chat.ask(asked)
    keepFocus(screen.current, box.current)
  }
  const newChat = () => {
    chat.newChat()
    keepFocus(screen.current, box.current)
  }
  const askWords = (text: string) => ask({ text, image: null })
  const beginning = useQuestionOfAddress(conversation, askWords)
  const remove = (session: SavedSession) => {
    saved.remove(session)
    if (session.id === open?.id) chat.newChat()
  }

  return (
    <div ref={screen} className={styles.chat}>
      <Sessions saved={saved} openId={open?.id ?? null} title={shownHeading(open?.title ?? '', texts.heading)} onNewChat={newChat} onRemove={remove} />
      <div className={styles.room}>
        {/* A browser that runs this never renders what stands in it. */}
        <noscript>{import.meta.env.SSR && <ScriptlessSearch beginning={beginning} />}</noscript>
        <ConversationView chat={chat} lastSessionId={visitor === null ? lastSession(null) : null} onAsk={askWords} />
        <Announcement conversation={conversation} />
        <div className={styles.foot}>
          {canCompose(conversation) && <Composer box={box} state={composerState(conversation)} beginning={beginning} onSend={ask} onStop={chat.stop} />}
          <p className={styles.notice}>{texts.notice}</p>
        </div>
      </div>
    </div>
  )
}

/**
 * The question of `/chat?q=`, which the box begins with; one that was asked at once is asked as soon as the conversation
 * the address calls for is open, and the box stays empty.
 */
function useQuestionOfAddress(conversation: Conversation, ask: (text: string) => void): string {
  const { search, state, key } = useLocation()
  const { sessionId = null } = useParams()
  const waiting = useRef<string | null>(null)
  const question = (new URLSearchParams(search).get('q') ?? '').trim().slice(0, QUESTION_CHARACTERS)
  const atOnce = isAskedAtOnce(state)
  useEffect(() => {
    if (atOnce && question !== '') waiting.current = question
  }, [key, atOnce, question])

  const mayAsk = composerState(conversation) === 'ready' && addressOf(conversation) === sessionId
  useEffect(() => {
    if (!mayAsk || waiting.current === null) return
    ask(waiting.current)
    waiting.current = null
  })
  return atOnce ? '' : question
}

function visitorOf(state: AccountState): Visitor {
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
 * A pressed suggestion disappears and must leave the focus somewhere. The box is where it goes, except under a finger:
 * there it would raise the keyboard over the answer.
 */
function keepFocus(screen: HTMLElement | null, box: HTMLTextAreaElement | null): void {
  if (document.activeElement === box) return
  requestAnimationFrame(() => {
    if (matchMedia('(pointer: coarse)').matches) screen?.querySelector<HTMLElement>('[data-chat-log]')?.focus({ preventScroll: true })
    else box?.focus({ preventScroll: true })
  })
}

/**
 * Tells the styles how high the visible part of the page is (`--visible-height`), in pixels.
 * A keyboard on an iPhone covers the page without making it smaller, and would hide the box one types in.
 */
function useVisibleHeight(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const view = window.visualViewport
    if (!view) return
    const measure = () => {
      // Zoomed in, the visible part is small for another reason.
      const isCovered = view.scale === 1 && window.innerHeight - view.height > 1
      if (isCovered) element.current?.style.setProperty('--visible-height', `${view.height}px`)
      else element.current?.style.removeProperty('--visible-height')
    }
    measure()
    view.addEventListener('resize', measure)
    return () => view.removeEventListener('resize', measure)
  }, [element])
}
