import type { ReactNode } from 'react'
import { buttonLook } from '#web/ui/button.tsx'
import { classes } from '#web/lib/classes.ts'
import styles from './pick-button.module.css'

interface PickButtonProps {
  /** 'image/*' or 'video/*'; on a phone it also offers the camera. */
  accept: string
  name: string
  icon: ReactNode
  label: string
  onPick: (files: Iterable<File>) => void
}

/** Picks several files; the same file can be picked again after it was removed. */
export function PickButton({ accept, name, icon, label, onPick }: PickButtonProps) {
  return (
    <label className={classes(buttonLook('quiet', 'large'), styles.button)}>
      {icon}
      {label}
      <input
        type="file"
        accept={accept}
        name={name}
        multiple
        className={styles.input}
        onChange={({ currentTarget }) => {
          onPick(Array.from(currentTarget.files ?? []))
          currentTarget.value = ''
        }}
      />
    </label>
  )
}
