import { useEffect, useId, useRef, useState } from 'react'
import { RotateCw } from 'lucide-react'
import { ownSetsTexts } from '#texts/complaints/own-sets.ts'
import type { ShownSet } from '#web/api/plain-complaint.ts'
import { useTexts } from '#web/features/language/language.tsx'
import { useAccount } from '#web/features/account/account.tsx'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { DeleteDialog } from './delete-dialog.tsx'
import { FilingDialog } from './filing-dialog.tsx'
import { OwnSetCard } from './own-set-card.tsx'
import styles from './own-set-list.module.css'
import type { OwnSets } from './use-own-sets.ts'

/** What is done to which set in a dialog. */
type Doing = { kind: 'nothing' } | { kind: 'deleting' | 'filing'; set: ShownSet }

interface OwnSetListProps {
  list: OwnSets
  /** Something changed: ask for the list again. */
  onChanged: () => void
}

/** 'Documentele mele organizate' (S-193). */
export function OwnSetList({ list, onChanged }: OwnSetListProps) {
  const texts = useTexts(ownSetsTexts)
  const heading = useId()
  const [doing, setDoing] = useState<Doing>({ kind: 'nothing' })
  const [deleted, setDeleted] = useState(false)
  const title = useFocusWhenLost(list)
  const close = () => setDoing({ kind: 'nothing' })

  return (
    <section aria-labelledby={heading} className={styles.section}>
      <h2 ref={title} id={heading} tabIndex={-1}>
        {texts.heading}
      </h2>
      <output className={styles.note}>{deleted && texts.removed}</output>
      <ListState list={list} onRetry={onChanged} />
      {list.kind === 'ready' && (
        <div className={styles.cards}>
          {list.sets.map((set) => (
            <OwnSetCard
              key={set.media_id}
              set={set}
              onDelete={() => setDoing({ kind: 'deleting', set })}
              onFile={() => setDoing({ kind: 'filing', set })}
              onChanged={onChanged}
            />
          ))}
        </div>
      )}
      <DeleteDialog
        set={doing.kind === 'deleting' ? doing.set : null}
        onClose={close}
        onDeleted={() => {
          setDeleted(true)
          onChanged()
        }}
      />
      <FilingDialog set={doing.kind === 'filing' ? doing.set : null} onClose={close} onFiled={onChanged} />
    </section>
  )
}

/** The button that had the focus may be gone with its card: it must not fall to the top of the document. */
function useFocusWhenLost(list: OwnSets) {
  const title = useRef<HTMLHeadingElement>(null)
  const before = useRef(list)
  useEffect(() => {
    const shorter = before.current.kind === 'ready' && list.kind === 'ready' && list.sets.length < before.current.sets.length
    before.current = list
    if (shorter && document.activeElement === document.body) title.current?.focus({ preventScroll: true })
  }, [list])
  return title
}

/** What is shown while there are no sets to show. */
function ListState({ list, onRetry }: { list: OwnSets; onRetry: () => void }) {
  const texts = useTexts(ownSetsTexts)
  const { openLogin } = useAccount()
  switch (list.kind) {
    case 'starting':
      return <Skeleton />
    case 'loading':
      return (
        <>
          <output className={styles.note}>{texts.loading}</output>
          <Skeleton />
        </>
      )
    case 'guest':
      return (
        <div className={styles.empty}>
          <p>{texts.guest}</p>
          <Button variant="quiet" onClick={() => openLogin()}>
            {texts.login}
          </Button>
        </div>
      )
    case 'failed': {
      const retry = (
        <Button variant="quiet" icon={<RotateCw aria-hidden />} onClick={onRetry}>
          {texts.retry}
        </Button>
      )
      return (
        <Notice kind="error" action={retry}>
          {texts.failed}
        </Notice>
      )
    }
    case 'ready':
      return list.sets.length === 0 && <p className={styles.empty}>{texts.empty}</p>
  }
}
