import { useCallback, useEffect, useState } from 'react'
import type { OwnShare } from '#contract/shared-answers.ts'
import { ownSharesTexts } from '#texts/chat/own-shares.ts'
import { longDate } from '#texts/dates.ts'
import type { ShareSource } from '#web/api/shared-answers.ts'
import { failureSentence } from '#web/features/forms/use-call.ts'
import { useLanguage, useTexts } from '#web/features/language/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import own from '#web/ui/own-list.module.css'

/** The answers somebody sent on, each with a button that ends its link. `onEmpty` hears that there is none. */
export function OwnShares({ source, onEmpty }: { source: ShareSource; onEmpty?: () => void }) {
  const texts = useTexts(ownSharesTexts)
  const language = useLanguage()
  const { state, message, end } = useOwnShares(source, onEmpty)
  if (state.kind === 'loading') return <p role="status">{texts.loading}</p>
  if (state.kind === 'failed') return <Notice kind="error">{state.message}</Notice>
  return (
    <>
      {message !== null && <Notice kind={message.kind}>{message.text}</Notice>}
      {state.shares.length === 0 && <p>{texts.none}</p>}
      <ul className={own.list}>
        {state.shares.map(({ id, title, expires_at }) => (
          <li key={id} className={own.item}>
            <div>
              <a href={`/raspuns/${id}`}>{title}</a>
              <p className={own.when}>{texts.until(longDate(expires_at, language))}</p>
            </div>
            <Button variant="danger" size="small" aria-label={texts.stopOf(title)} onClick={() => void end(id)}>
              {texts.stop}
            </Button>
          </li>
        ))}
      </ul>
    </>
  )
}

type SharesState = { kind: 'loading' } | { kind: 'failed'; message: string } | { kind: 'ready'; shares: OwnShare[] }

/** Somebody's shares, read once and again after each is ended. */
function useOwnShares(source: ShareSource, onEmpty: (() => void) | undefined) {
  const texts = useTexts(ownSharesTexts)
  const [state, setState] = useState<SharesState>({ kind: 'loading' })
  const [message, setMessage] = useState<{ kind: 'success' | 'error'; text: string } | null>(null)
  const read = useCallback(
    (signal: AbortSignal) =>
      source.list(signal).then(
        (shares) => signal.aborted || setState({ kind: 'ready', shares }),
        (error: unknown) => signal.aborted || setState({ kind: 'failed', message: failureSentence(error, texts.failed) }),
      ),
    [source, texts],
  )
  useEffect(() => {
    const leaving = new AbortController()
    void read(leaving.signal)
    return () => leaving.abort()
  }, [read])
  const isEmpty = state.kind === 'ready' && state.shares.length === 0
  useEffect(() => {
    if (isEmpty) onEmpty?.()
  }, [isEmpty, onEmpty])

  const end = async (id: string) => {
    const said = await source.end(id).then(
      () => ({ kind: 'success' as const, text: texts.stopped }),
      (error: unknown) => ({ kind: 'error' as const, text: failureSentence(error, texts.failed) }),
    )
    setMessage(said)
    await read(new AbortController().signal)
  }
  return { state, message, end }
}
