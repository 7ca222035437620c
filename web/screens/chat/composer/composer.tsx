import { useEffect, useId, useState, type ClipboardEvent, type KeyboardEvent, type RefObject, type SyntheticEvent } from 'react'
import { ArrowUp, Square } from 'lucide-react'
import { QUESTION_CHARACTERS } from '#contract/limits.ts'
import { imageQuestionText } from '#texts/chat/chat-questions.ts'
import { chatTexts } from '#texts/chat/chat.ts'
import { useFileDrop } from '#web/features/files/use-file-drop.ts'
import { useTexts } from '#web/features/language/language.tsx'
import { classes } from '#web/lib/classes.ts'
import type { ShownQuestion } from '#web/screens/chat/conversation/conversation.ts'
import styles from './composer.module.css'
import { useDraft } from './draft.ts'
import { PictureButton, PictureStrip } from './pictures.tsx'
import { usePictures } from './use-pictures.ts'

interface ComposerProps {
  box: RefObject<HTMLTextAreaElement | null>
  /** Nothing is sent while an answer is written, nor before the conversation is there. */
  state: 'ready' | 'answering' | 'waiting' | 'closed'
  /** What stands in the box at first. */
  beginning: string
  onSend: (asked: Pick<ShownQuestion, 'text' | 'image'>) => void
  onStop: () => void
}

/** Where a question is written. What is typed and attached stays until it can be sent. */
export function Composer({ box, state, beginning, onSend, onStop }: ComposerProps) {
  const texts = useTexts(chatTexts).composer
  const imageQuestion = useTexts(imageQuestionText)
  const countId = useId()
  const { text, write, empty } = useDraft(box, beginning)
  const pictures = usePictures()
  const isOver = useFileDrop(pictures.add)
  const isWhole = canSend({ text, pictures: pictures.pictures.length })
  const maySend = isWhole && state === 'ready' && pictures.state !== 'preparing'
  const send = () => {
    onSend({ text: text.trim() || imageQuestion, image: pictures.pictures[0]?.url ?? null })
    empty()
    pictures.clear()
  }
  const press = useSendButton({ text, maySend, mayWait: isWhole && state === 'waiting', send })

  if (state === 'closed') return <p className={styles.closed}>{texts.closed}</p>
  return (
    <form className={classes(styles.composer, isOver && styles.over)} onSubmit={press}>
      <PictureStrip {...pictures} />
      <div className={styles.bar}>
        <PictureButton onPick={pictures.add} />
        <div className={styles.grower} data-words={text}>
          <textarea
            ref={box}
            rows={1}
            value={text}
            aria-label={texts.label}
            aria-describedby={countId}
            placeholder={texts.placeholder}
            enterKeyHint="send"
            className={styles.box}
            onChange={(event) => write(event.currentTarget.value)}
            onKeyDown={(event) => isSending(event) && press(event)}
            onPaste={(event) => pasteFiles(event, pictures.add)}
          />
        </div>
        {state === 'answering' && (
          <button type="button" aria-label={texts.stop} title={texts.stop} className={classes(styles.round, styles.stop)} onClick={onStop}>
            <Square aria-hidden />
          </button>
        )}
        <button type="submit" disabled={!maySend} aria-label={texts.send} title={texts.send} className={classes(styles.round, styles.send)}>
          <ArrowUp aria-hidden />
        </button>
      </div>
      <p id={countId} className={classes(styles.count, isTooLong(text) && styles.tooLong)}>
        {isCounted(text) && texts.used(text.length, QUESTION_CHARACTERS)}
      </p>
    </form>
  )
}

/** What pressing does: sends, or waits for the conversation to be there; what nobody changed since is sent then. */
function useSendButton({ text, maySend, mayWait, send }: { text: string; maySend: boolean; mayWait: boolean; send: () => void }) {
  const [pressed, setPressed] = useState<string | null>(null)
  const sendOnce = () => {
    setPressed(null)
    send()
  }
  useEffect(() => {
    if (maySend && pressed === text) sendOnce()
  })
  return (event: SyntheticEvent) => {
    event.preventDefault()
    if (maySend) sendOnce()
    else if (mayWait) setPressed(text)
  }
}

/** Enter sends and Shift+Enter starts a line; an Enter that ends a composed letter does neither. */
function isSending({ key, shiftKey, nativeEvent }: KeyboardEvent): boolean {
  return key === 'Enter' && !shiftKey && !nativeEvent.isComposing
}

function pasteFiles(event: ClipboardEvent, add: (files: Iterable<File>) => void): void {
  const { files } = event.clipboardData
  if (files.length === 0) return
  event.preventDefault()
  add(Array.from(files))
}

/** From here on the box counts characters: early enough to see the limit coming. */
const COUNTED_FROM = QUESTION_CHARACTERS - 400

/** Nothing to send without words or a picture (S-380 to S-382); beyond the limit the server would refuse. */
export function canSend({ text, pictures }: { text: string; pictures: number }): boolean {
  return (text.trim() !== '' || pictures > 0) && !isTooLong(text)
}

function isTooLong(text: string): boolean {
  return text.length > QUESTION_CHARACTERS
}

export function isCounted(text: string): boolean {
  return text.length >= COUNTED_FROM
}
