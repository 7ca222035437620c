import type { FormEvent } from 'react'
import type { CallOptions } from '#web/api/client.ts'
import { useCall, type CallSettings, type FieldErrors } from './use-call.ts'

interface FormSettings<Values, Answer> extends CallSettings {
  read: (form: FormData) => Values
  /** What the person still has to fill in or correct; the server decides the rest. */
  check: (values: Values) => FieldErrors<keyof Values & string>
  /** Said above the form when something is; without it the fields alone say it. */
  incomplete?: string
  send: (values: Values, options: CallOptions, form: HTMLFormElement) => Promise<Answer>
}

/**
 * A form that keeps what is typed in its fields: read and checked when it is submitted, sent, then done or refused. The focus
 * goes to the first field that is refused, by the form or by the server.
 */
export function useForm<Values, Answer = void>({ read, check, incomplete = '', send, ...settings }: FormSettings<Values, Answer>) {
  const call = useCall<Answer>(settings)

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (call.working) return
    const form = event.currentTarget
    const values = read(new FormData(form))
    const errors: FieldErrors = check(values)
    if (Object.values(errors).some(Boolean)) {
      call.refuse(incomplete, errors)
      return focusFirst(form, errors)
    }
    void call.run(
      (options) => send(values, options, form),
      (refused) => focusFirst(form, refused),
    )
  }
  /** The sentence about one field, if it was refused. */
  const error = (field: keyof Values & string) => (call.state.kind === 'refused' ? call.state.errors[field] : undefined)

  return { ...call, submit, error }
}

/** What a form holds under a name, exactly as it was typed; '' where it has no such field. */
export function typedText(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}

/** The same without the spaces around it. */
export function formText(form: FormData, name: string): string {
  return typedText(form, name).trim()
}

function focusFirst(form: HTMLFormElement, errors: FieldErrors): void {
  const first = Array.from(form.elements).find((control) => errors[control.getAttribute('name') ?? ''])
  if (!(first instanceof HTMLElement)) return
  first.focus()
  // With its label, which a plain focus may leave above the edge.
  first.scrollIntoView({ block: 'center' })
}
