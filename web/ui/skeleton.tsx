import styles from './skeleton.module.css'

/** Grey lines where words will be; the screen says in words that it is loading. */
export function Skeleton({ lines = 3 }: { lines?: number }) {
  return (
    <div aria-hidden data-skeleton className={styles.skeleton}>
      {Array.from({ length: lines }, (_, line) => (
        <span key={line} className={styles.line} />
      ))}
    </div>
  )
}
