import { useCallback, useEffect, useState, type RefObject } from 'react'
import { authorities, type Authority } from '#content/authorities/authorities.ts'
import { formText } from '#web/features/forms/use-form.ts'
import { fillFromDraft, forgetDraft, keepDraft } from './petition-draft.ts'

/** What the page shows besides the fields, because of what stands in them. */
export interface Shown {
  /** Null before a county is chosen. */
  authority: Authority | null
  city: string
  deeds: readonly string[]
  dangerNow: boolean
}

const NOTHING: Shown = { authority: null, city: '', deeds: [], dangerNow: false }

/** Follows the form, keeps its draft, and fills in what was kept when the page opens. */
export function useShown(form: RefObject<HTMLFormElement | null>) {
  const [shown, setShown] = useState(NOTHING)
  const look = useCallback(() => {
    if (form.current) setShown(shownBy(form.current))
  }, [form])
  const follow = useCallback(() => {
    if (form.current) keepDraft(form.current)
    look()
  }, [form, look])
  const forget = useCallback(() => {
    if (form.current) forgetDraft(form.current)
    look()
  }, [form, look])
  useEffect(() => {
    if (!form.current) return
    fillFromDraft(form.current)
    look()
  }, [form, look])
  return { shown, follow, forget }
}

function shownBy(form: HTMLFormElement): Shown {
  const data = new FormData(form)
  return {
    authority: authorities.find(({ code }) => code === data.get('county')) ?? null,
    city: formText(data, 'city'),
    deeds: data.getAll('deeds').filter((value) => typeof value === 'string'),
    dangerNow: data.has('danger_now'),
  }
}
