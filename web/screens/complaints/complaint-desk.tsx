import { ComplaintForm } from './complaint-form.tsx'
import { OwnSetList } from './own-set-list.tsx'
import { useOwnSets } from './use-own-sets.ts'

/** Making sets of evidence, and those already made. */
export function ComplaintDesk() {
  const { list, refresh } = useOwnSets()
  return (
    <>
      <ComplaintForm onCreated={refresh} />
      <OwnSetList list={list} onChanged={refresh} />
    </>
  )
}
