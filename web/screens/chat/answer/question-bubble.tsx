import { imageQuestionText } from '#texts/chat-questions.ts'
import { chatTexts } from '#texts/chat.ts'
import { useTexts } from '#web/features/language/language.tsx'
import type { Question } from '#web/screens/chat/conversation/conversation.ts'
import styles from './question-bubble.module.css'

/** What the person asked, with the picture they sent. */
export function QuestionBubble({ question, isLast }: { question: Question; isLast: boolean }) {
  const texts = useTexts(chatTexts).message
  const { image, text } = question
  return (
    <article aria-label={texts.you} data-last-question={isLast || undefined} className={styles.row}>
      <div className={styles.bubble}>
        {image !== null && <img src={image} alt={texts.imageAlt} className={styles.image} />}
        <p className={styles.text}>{image !== null && isImageOnly(text) ? texts.imageSent : text}</p>
      </div>
    </article>
  )
}

/** The words that are sent when only a picture is (spec §5); they may have been sent in either language. */
function isImageOnly(text: string): boolean {
  return text === '' || Object.values(imageQuestionText).includes(text)
}
