import { useState, type ReactNode } from 'react'
import { useCall } from '#web/features/forms/use-call.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import list from './list.module.css'

interface PagedListProps<Line> {
  first: readonly Line[]
  /** Where the next page begins; null when there is none. */
  next: string | null
  /** Reads the page that begins there. */
  read: (after: string) => Promise<{ lines: readonly Line[]; next: string | null }>
  failed: string
  more: string
  children: (line: Line) => ReactNode
}

/** A list that grows page by page, as far as somebody asks for it. */
export function PagedList<Line>({ first, next: second, read, failed, more, children }: PagedListProps<Line>) {
  const [others, setOthers] = useState<readonly Line[]>([])
  const [next, setNext] = useState(second)
  const { state, working, run } = useCall({ failed })
  const readNext = (after: string) =>
    run(async () => {
      const page = await read(after)
      setOthers((known) => [...known, ...page.lines])
      setNext(page.next)
    })
  return (
    <>
      <ol className={list.list}>{[...first, ...others].map(children)}</ol>
      {state.kind === 'refused' && <Notice kind="error">{state.message}</Notice>}
      {next !== null && (
        <Button variant="quiet" aria-disabled={working} onClick={() => void readNext(next)}>
          {more}
        </Button>
      )}
    </>
  )
}
