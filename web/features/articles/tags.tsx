import { articleWords } from '#texts/article-words.ts'
import { useTexts } from '#web/features/language/language.tsx'
import styles from './tags.module.css'

/** What a post is about, in words of the language they are given in. */
export function Tags({ tags, lang }: { tags: readonly string[]; lang?: string }) {
  const { tags: label } = useTexts(articleWords)
  return (
    <ul aria-label={label} className={styles.tags} lang={lang}>
      {tags.map((tag) => (
        <li key={tag}>{tag}</li>
      ))}
    </ul>
  )
}
