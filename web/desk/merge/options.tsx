import { useId } from 'react'
import { classes } from '#web/lib/classes.ts'
import card from '../frame/card.module.css'
import choices from '../frame/choices.module.css'
import styles from './merge.module.css'

interface OptionsProps<Value extends string> {
  title: string
  options: readonly { value: Value; words: string; aside: string }[]
  chosen: Value
  onChosen: (value: Value) => void
}

/** A choice between what two records say: under each other on a phone, else side by side. */
export function Options<Value extends string>({ title, options, chosen, onChosen }: OptionsProps<Value>) {
  const name = useId()
  return (
    <fieldset className={classes(choices.choices, styles.sides)}>
      <legend>{title}</legend>
      {options.map(({ value, words, aside }) => (
        <label key={value}>
          <input type="radio" name={name} checked={value === chosen} onChange={() => onChosen(value)} />
          <strong className={card.said}>{words}</strong>
          <small>{aside}</small>
        </label>
      ))}
    </fieldset>
  )
}
