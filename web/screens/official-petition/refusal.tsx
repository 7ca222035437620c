import { useEffect, useRef, type ReactNode, type RefObject } from 'react'
import type { OpenRefusal } from './use-official-petition-form.ts'
import styles from './refusal.module.css'

type RefusalProps = Pick<OpenRefusal, 'message' | 'attempt'> & { children?: ReactNode }

/** Why there is no document; takes the focus, and with it the place on the screen. */
export function Refusal({ message, attempt, children }: RefusalProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [attempt])
  return (
    <div ref={box} role="alert" tabIndex={-1} className={styles.refusal}>
      <p>{message}</p>
      {children}
    </div>
  )
}

interface ErrorSummaryProps extends OpenRefusal {
  form: RefObject<HTMLFormElement | null>
}

/** Above the questions: lists what is wrong and leads to each field. */
export function ErrorSummary({ form, errors, ...refusal }: ErrorSummaryProps) {
  const lead = (name: string) => {
    const field = form.current?.elements.namedItem(name)
    if (field instanceof HTMLElement) field.focus()
  }
  return (
    <Refusal {...refusal}>
      <ul>
        {Object.entries(errors).map(([name, sentence]) => (
          <li key={name}>
            <button type="button" onClick={() => lead(name)}>
              {sentence}
            </button>
          </li>
        ))}
      </ul>
    </Refusal>
  )
}
