import type { InputHTMLAttributes } from 'react'
import styles from './choice.module.css'

type ChoiceProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'className'> & { label: string }

/** A box to tick, its words part of the target. */
export function Choice({ label, ...input }: ChoiceProps) {
  return (
    <label className={styles.choice}>
      <input type="checkbox" {...input} />
      <span>{label}</span>
    </label>
  )
}
