import { useState } from 'react'
import { Ellipsis, Keyboard } from 'lucide-react'
import { Link } from 'react-router'
import { frameTexts } from '#texts/staff/frame.ts'
import { keysTexts } from '#texts/staff/keys.ts'
import { useTexts } from '#web/features/language/language.tsx'
import { DESK } from '#web/lib/desk-path.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import styles from './desk-bar.module.css'
import type { DeskEntry } from './entries.ts'

/** So many fit under a thumb at 360 px; the others stand behind the last one. */
const PLACES = 5

interface DeskBarProps {
  entries: readonly DeskEntry[]
  /** The path of the entry that is open. */
  current: string
  /** Shows what the keys of a keyboard do. */
  onKeys: () => void
}

/** The way around the area. */
export function DeskBar({ entries, current, onKeys }: DeskBarProps) {
  const texts = useTexts(frameTexts)
  const keys = useTexts(keysTexts)
  const [more, setMore] = useState(false)
  const near = entries.length > PLACES ? entries.slice(0, PLACES - 1) : entries
  const far = entries.slice(near.length)
  return (
    <nav aria-label={texts.area} className={styles.bar}>
      <ul>
        {entries.map((entry) => (
          <li key={entry.path} data-far={far.includes(entry) || undefined}>
            <EntryLink entry={entry} current={current} />
          </li>
        ))}
        {far.length > 0 && (
          <li className={styles.more}>
            <button type="button" aria-haspopup="dialog" data-current={far.some(({ path }) => path === current) || undefined} onClick={() => setMore(true)}>
              <Ellipsis aria-hidden />
              {texts.more}
            </button>
          </li>
        )}
        <li className={styles.keys}>
          <button type="button" aria-haspopup="dialog" onClick={onKeys}>
            <Keyboard aria-hidden />
            {keys.title}
          </button>
        </li>
      </ul>
      <Dialog open={more} title={texts.more} width="narrow" onClose={() => setMore(false)}>
        <ul className={styles.sheet}>
          {far.map((entry) => (
            <li key={entry.path}>
              <EntryLink entry={entry} current={current} onOpened={() => setMore(false)} />
            </li>
          ))}
        </ul>
      </Dialog>
    </nav>
  )
}

function EntryLink({ entry: { path, name, icon: Icon }, current, onOpened }: { entry: DeskEntry; current: string; onOpened?: () => void }) {
  const texts = useTexts(frameTexts)
  return (
    <Link to={path === '' ? DESK : `${DESK}/${path}`} aria-current={path === current ? 'page' : undefined} onClick={onOpened}>
      <Icon aria-hidden />
      {texts[name]}
    </Link>
  )
}
