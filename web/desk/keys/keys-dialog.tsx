import { useState } from 'react'
import { frameTexts } from '#texts/staff/frame.ts'
import { keysTexts } from '#texts/staff/keys.ts'
import { useTexts } from '#web/features/language/language.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import type { DeskEntry } from '../frame/entries.ts'
import styles from './keys.module.css'
import { keysAreOn, numbered, switchKeys } from './use-keys.ts'

interface KeysDialogProps {
  open: boolean
  entries: readonly DeskEntry[]
  onClose: () => void
}

/** What each key does, and the switch that silences those of one letter. */
export function KeysDialog({ open, entries, onClose }: KeysDialogProps) {
  const texts = useTexts(keysTexts)
  return (
    <Dialog open={open} title={texts.title} width="narrow" onClose={onClose}>
      <p className={styles.intro}>{texts.intro}</p>
      <KeyTable entries={entries} />
      <Switch />
    </Dialog>
  )
}

function KeyTable({ entries }: { entries: readonly DeskEntry[] }) {
  const texts = useTexts(keysTexts)
  const names = useTexts(frameTexts)
  const rows = [
    ...numbered(entries).map(({ digit, name }) => ({ keys: digit, does: texts.go(names[name]) })),
    { keys: 'j', does: texts.next },
    { keys: 'k', does: texts.previous },
    { keys: '/', does: texts.search },
    { keys: 'Ctrl + Enter', does: texts.send },
    { keys: '?', does: texts.help },
  ]
  return (
    <table className={styles.keys}>
      <thead>
        <tr>
          <th scope="col">{texts.key}</th>
          <th scope="col">{texts.does}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ keys, does }) => (
          <tr key={keys}>
            <td>
              <kbd>{keys}</kbd>
            </td>
            <td>{does}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Switch() {
  const texts = useTexts(keysTexts)
  const [on, setOn] = useState(keysAreOn)
  return (
    <>
      <label className={styles.switch}>
        <input
          type="checkbox"
          checked={on}
          onChange={({ target }) => {
            switchKeys(target.checked)
            setOn(target.checked)
          }}
        />
        {texts.on}
      </label>
      <p className={styles.intro}>{texts.onHint}</p>
    </>
  )
}
