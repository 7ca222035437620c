import styles from './state.module.css'

/** Names with what is told of each. */
export function Facts({ title, facts }: { title?: string; facts: readonly (readonly [name: string, said: string])[] }) {
  return (
    <>
      {title !== undefined && <h2>{title}</h2>}
      <dl className={styles.facts}>
        {facts.map(([name, said]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{said}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}
