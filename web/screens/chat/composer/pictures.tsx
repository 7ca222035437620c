import { ImagePlus, X } from 'lucide-react'
import { chatTexts } from '#texts/chat/chat.ts'
import { useTexts } from '#web/features/language/language.tsx'
import styles from './pictures.module.css'
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

/** Picks pictures; the same file can be picked again after it was removed. */
export function PictureButton({ onPick }: { onPick: (files: Iterable<File>) => void }) {
  const { addImage } = useTexts(chatTexts).composer
  return (
    <label className={styles.button} title={addImage}>
      <ImagePlus aria-hidden />
      <input
        type="file"
        accept="image/*"
        multiple
        aria-label={addImage}
        className={styles.input}
        onChange={({ currentTarget }) => {
          onPick(Array.from(currentTarget.files ?? []))
          currentTarget.value = ''
        }}
      />
    </label>
  )
}
