import { blogTexts } from '#texts/blog.ts'
import { useTexts } from '#web/features/language/language.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import styles from './blog.module.css'

const PLACES = 3

/** Where the cards will be, said in words too. */
export function Loading() {
  const texts = useTexts(blogTexts)
  return (
    <>
      <p role="status">{texts.loading}</p>
      <div className={styles.grid} aria-hidden>
        {Array.from({ length: PLACES }, (_, place) => (
          <Skeleton key={place} lines={6} />
        ))}
      </div>
    </>
  )
}
