import { useCallback, useState } from 'react'
import { Undo2 } from 'lucide-react'
import type { ImportMade, ImportsPage } from '#contract/directory-import.ts'
import { importTexts } from '#texts/staff/import.ts'
import type { Api } from '#web/api/client.ts'
import { listImports, undoImport } from '#web/api/directory-desk.ts'
import { useCall } from '#web/features/forms/use-call.ts'
import { useLanguage, useTexts } from '#web/features/language/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { useDesk } from '../door/desk-context.ts'
import list from '../frame/list.module.css'
import { moment } from '../frame/moments.ts'
import { PagedList } from '../frame/paged-list.tsx'
import { ReadPart } from '../frame/read-part.tsx'
import { useRead } from '../frame/use-read.ts'

interface ImportsMadeProps {
  onUndone: (sentence: string) => void
}

const read = (api: Api) => listImports(api, {})

/** Who brought what in and when, the latest first; the last one of each directory with the way back. */
export function ImportsMade({ onUndone }: ImportsMadeProps) {
  const texts = useTexts(importTexts)
  const { state, again } = useRead(read, texts.importsFailed)
  return (
    <section aria-labelledby="imports">
      <h2 id="imports">{texts.imports}</h2>
      <ReadPart state={state} again={again}>
        {(page) => (page.imports.length === 0 ? <p>{texts.noImports}</p> : <Pages first={page} onUndone={onUndone} />)}
      </ReadPart>
    </section>
  )
}

function Pages({ first, onUndone }: ImportsMadeProps & { first: ImportsPage }) {
  const texts = useTexts(importTexts)
  const { api } = useDesk()
  const readNext = useCallback(
    async (after: string) => {
      const { imports, next } = await listImports(api, { after })
      return { lines: imports, next }
    },
    [api],
  )
  return (
    <PagedList first={first.imports} next={first.next} read={readNext} failed={texts.importsFailed} more={texts.older}>
      {(made) => <Made key={made.id} made={made} onUndone={onUndone} />}
    </PagedList>
  )
}

function Made({ made, onUndone }: ImportsMadeProps & { made: ImportMade }) {
  const texts = useTexts(importTexts)
  const language = useLanguage()
  const { kind, operator, created_at, undoes, added, changed, left, undoable } = made
  return (
    <li className={list.item}>
      <p>
        <strong>{operator}</strong> {(undoes ? texts.undone : texts.made)[kind]}
      </p>
      <p className={list.aside}>
        {moment(created_at, language)} · {undoes ? texts.undoneSum(added, changed, left) : texts.madeSum(added, changed)}
      </p>
      {undoable && <Undo made={made} onUndone={onUndone} />}
    </li>
  )
}

function Undo({ made, onUndone }: ImportsMadeProps & { made: ImportMade }) {
  const texts = useTexts(importTexts)
  const { api } = useDesk()
  const [asked, setAsked] = useState(false)
  const { state, working, run } = useCall({ failed: texts.failed })
  const undo = () =>
    run(async (options) => {
      const { removed, restored, left } = await undoImport(api, made.id, options)
      setAsked(false)
      onUndone(texts.undoneSum(removed, restored, left))
    })
  return (
    <div className={list.actions}>
      <Button variant="quiet" size="small" icon={<Undo2 aria-hidden />} onClick={() => setAsked(true)}>
        {texts.undo}
      </Button>
      <Dialog open={asked} title={texts.undoTitle} width="narrow" onClose={() => setAsked(false)}>
        <p>{texts.undoText}</p>
        {state.kind === 'refused' && <Notice kind="error">{state.message}</Notice>}
        <div className={list.actions}>
          <Button variant="danger" aria-disabled={working} onClick={() => void undo()}>
            {working ? texts.undoing : texts.undo}
          </Button>
          <Button variant="quiet" onClick={() => setAsked(false)}>
            {texts.keep}
          </Button>
        </div>
      </Dialog>
    </div>
  )
}
