import styles from './dots.module.css'

/** Three dots while Bobita writes: the one thing on the site that keeps moving. Those who listen hear it from the status line. */
export function Dots() {
  return (
    <span aria-hidden className={styles.dots} data-writing>
      <span />
      <span />
      <span />
    </span>
  )
}
