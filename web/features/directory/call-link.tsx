import type { ReactNode } from 'react'
import { Phone } from 'lucide-react'
import { directoryTexts } from '#texts/directories.ts'
import { useTexts } from '#web/features/language/language.tsx'
import { buttonLook } from '#web/ui/button.tsx'
import { classes } from '#web/lib/classes.ts'
import { telHref } from './phone.ts'

interface CallLinkProps {
  name: string
  phone_numbers: readonly string[]
  size?: 'medium' | 'small'
  className?: string | undefined
  /** Shown when there is no number to call. */
  otherwise?: ReactNode
}

/** 'Sună acum': calls the first number (S-135). */
export function CallLink({ name, phone_numbers, size = 'medium', className, otherwise = null }: CallLinkProps) {
  const texts = useTexts(directoryTexts)
  const href = telHref(phone_numbers[0] ?? '')
  if (href === null) return otherwise
  return (
    <a href={href} aria-label={texts.callTo(name)} className={classes(buttonLook('primary', size), className)}>
      <Phone aria-hidden />
      {texts.call}
    </a>
  )
}
