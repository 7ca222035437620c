import { lazy, memo, Suspense, useEffect, type ComponentType } from 'react'
import { CornerDownRight, RotateCcw } from 'lucide-react'
import { chatTexts } from '#texts/chat/chat.ts'
import { proofTexts } from '#texts/proof.ts'
import bobitaHead from '#web/assets/drawings/bobita-head.svg'
import { useTexts } from '#web/features/language/language.tsx'
import { classes } from '#web/lib/classes.ts'
import { painted } from '#web/lib/painted.ts'
import type { Trouble } from '#web/screens/chat/conversation/conversation.ts'
import suggestion from '#web/screens/chat/suggestion.module.css'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import styles from './answer-bubble.module.css'
import { AnswerText } from './answer-text.tsx'
import type { AnswerToolsProps } from './answer-tools.tsx'
import { restBehindCard } from '#contract/plain-text.ts'
import { Perspectives, Sources } from './sources.tsx'
import { UrgentCard } from './urgent-card.tsx'
import { fetchMarkdown } from './use-markdown.ts'

/** Loads with the first question that finds no network, from what is kept. */
const WaitingWords = lazy(async () => ({ default: (await import('../offline/waiting-words.tsx')).WaitingWords }))

/** Loads with the first question that is refused to guests. */
const AccountWords = lazy(async () => ({ default: (await import('./account-words.tsx')).AccountWords }))

/** Loads while an answer is written; a page that cannot fetch it stands without it. */
const AnswerTools = lazy<ComponentType<AnswerToolsProps>>(() =>
  fetchTools().then(
    (module) => ({ default: module.AnswerTools }),
    () => ({ default: () => null }),
  ),
)

function fetchTools() {
  return import('./answer-tools.tsx')
}

/** Fetched while there are only dots, to be there before the first words; not before the dots are seen. */
async function fetchRest(): Promise<void> {
  await painted()
  await Promise.all([fetchMarkdown(), fetchTools()])
}

interface AnswerBubbleProps extends AnswerToolsProps {
  /** Given, like `onRetry`, for the last answer only. */
  onAsk?: ((question: string) => void) | undefined
}

/** What Bobita says, and under it what it rests on and what can be done with it; an earlier one stays as it is drawn while the conversation goes on. */
export const AnswerBubble = memo(function AnswerBubble({ answer, onAsk, onRetry, onRate }: AnswerBubbleProps) {
  const texts = useTexts(chatTexts).message
  const { checking } = useTexts(proofTexts)
  const { id, text, state, card, sources, perspectives, trouble } = answer
  const isWriting = state === 'streaming'
  const words = card ? restBehindCard(text) : text
  useEffect(() => void fetchRest().catch(() => undefined), [])

  return (
    <article aria-label={texts.bobita} className={styles.row}>
      {/* Only a picture: nobody knows before reading it whether an answer is about suffering, and there a dog does not bark. */}
      <img src={bobitaHead} alt="" className={styles.head} />
      <div className={styles.bubble}>
        {card && <UrgentCard answerId={id} card={card} sources={sources} />}
        {words !== '' && <AnswerText answerId={id} text={words} isWhole={!isWriting} sources={sources} />}
        {isWriting && answer.checking && <p className={styles.note}>{checking}</p>}
        {isWriting && <Dots />}
        {state === 'stopped' && <p className={styles.note}>{texts.stopped}</p>}
        {state === 'interrupted' && <p className={styles.note}>{texts.interrupted}</p>}
        {trouble && <TroubleNotice trouble={trouble} hasCard={card !== null} onRetry={onRetry} />}
        <Sources answerId={id} sources={sources} />
        <Perspectives answerId={id} perspectives={perspectives} sources={sources} />
        {!isWriting && !trouble && (
          <Suspense fallback={<div className={styles.tools} />}>
            <AnswerTools answer={answer} onRate={onRate} onRetry={onRetry} />
          </Suspense>
        )}
        {onAsk && !isWriting && <FollowUps questions={answer.follow_ups} onAsk={onAsk} />}
      </div>
    </article>
  )
})

function TroubleNotice({ trouble, hasCard, onRetry }: { trouble: Trouble; hasCard: boolean; onRetry: (() => void) | undefined }) {
  const { errors, message } = useTexts(chatTexts)
  const retry = onRetry && (
    <Button variant="quiet" size="small" icon={<RotateCcw aria-hidden />} onClick={onRetry}>
      {message.tryAgain}
    </Button>
  )
  return (
    <Notice kind="error" title={trouble.kind === 'send' || trouble.kind === 'waiting' ? errors.send : errors.stream} action={retry}>
      <Suspense>{trouble.kind === 'waiting' ? <WaitingWords hasCard={hasCard} /> : trouble.detail}</Suspense>
      <Suspense>{trouble.guestLimit && <AccountWords />}</Suspense>
    </Notice>
  )
}

/** Three dots while Bobita writes: the one thing on the site that keeps moving. Those who listen hear it from the status line. */
function Dots() {
  return (
    <span aria-hidden className={styles.dots} data-writing>
      <span />
      <span />
      <span />
    </span>
  )
}

/** Questions that lead on from an answer; pressing one asks it. */
function FollowUps({ questions, onAsk }: { questions: readonly string[]; onAsk: (question: string) => void }) {
  const { followUps } = useTexts(chatTexts).message
  if (questions.length === 0) return null
  return (
    <section className={styles.followUps}>
      <h2 className={styles.followUpsTitle}>{followUps}</h2>
      {questions.map((question) => (
        <button key={question} type="button" className={classes(suggestion.suggestion, styles.question)} onClick={() => onAsk(question)}>
          <CornerDownRight aria-hidden />
          {question}
        </button>
      ))}
    </section>
  )
}
