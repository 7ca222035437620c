import { X } from 'lucide-react'
import { chatTexts } from '#texts/chat.ts'
import { useTexts } from '#web/features/language/language.tsx'
import styles from './picture-strip.module.css'
import type { Pictures } from './use-pictures.ts'

/** The attached pictures, each removable, and which of them is sent. */
export function PictureStrip({ pictures, state, remove }: Pick<Pictures, 'pictures' | 'state' | 'remove'>) {
  const texts = useTexts(chatTexts).composer
  return (
    <>
      {pictures.length > 0 && (
        <ul aria-label={texts.images} className={styles.strip}>
          {pictures.map(({ id, url }, index) => (
            <li key={id} className={styles.picture}>
              <img src={url} alt={texts.image(index + 1)} />
              <button type="button" aria-label={texts.removeImage(index + 1)} className={styles.remove} onClick={() => remove(id)}>
                <X aria-hidden />
              </button>
            </li>
          ))}
        </ul>
      )}
      <output className={styles.note}>
        {state === 'preparing' && texts.preparing}
        {state === 'unreadable' && texts.unreadable}
        {state === 'ready' && pictures.length > 1 && texts.onlyFirst}
      </output>
    </>
  )
}
