import { ImagePlus } from 'lucide-react'
import { chatTexts } from '#texts/chat.ts'
import { useTexts } from '#web/features/language/language.tsx'
import styles from './picture-button.module.css'

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
