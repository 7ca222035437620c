import { useEffect, useState } from 'react'
import { Trash2 } from 'lucide-react'
import { begunTexts } from '#texts/complaints/begun.ts'
import { useTexts } from '#web/features/language/language.tsx'
import { begunComplaints, removeBegun, type BegunComplaint } from '#web/features/offline/begun-complaints.ts'
import { isAnyBegun } from '#web/features/offline/begun-note.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import styles from './storage.module.css'

/** The complaints that were begun on this device, each removable. */
export function Begun() {
  const texts = useTexts(begunTexts)
  const [begun, setBegun] = useState<readonly BegunComplaint[]>([])
  const look = () => {
    const kept = async () => ((await isAnyBegun()) ? begunComplaints() : [])
    kept().then(setBegun, () => setBegun([]))
  }
  useEffect(look, [])
  const remove = (id: string) => void removeBegun(id).then(look)
  return (
    <section>
      <h2>{texts.heading}</h2>
      <p>{texts.text}</p>
      <output>{begun.length === 0 && <p>{texts.none}</p>}</output>
      <ul className={styles.waiting}>
        {begun.map(({ id, title, files }) => (
          <li key={id}>
            {[title.trim() || texts.untitled, ...files.map(({ name }) => name)].join(', ')}
            <IconButton aria-label={texts.removeOne(title.trim() || texts.untitled)} onClick={() => remove(id)}>
              <Trash2 aria-hidden />
            </IconButton>
          </li>
        ))}
      </ul>
    </section>
  )
}
