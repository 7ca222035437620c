import { directoryTexts } from '#texts/directories.ts'
import { useTexts } from '#web/features/language/language.tsx'
import { telHref } from './phone.ts'
import styles from './record/record-dialog.module.css'

/** Every number of a record, each to be called; the button calls the first (S-135). */
export function PhoneNumbers({ phone_numbers }: { phone_numbers: readonly string[] }) {
  const texts = useTexts(directoryTexts)
  if (phone_numbers.length === 0) return <p className={styles.noPhone}>{texts.noPhone}</p>
  return (
    <div className={styles.phones}>
      <h4 className={styles.label}>{texts.phones}</h4>
      <ul>
        {phone_numbers.map((number) => (
          <li key={number}>
            <PhoneNumber number={number} label={texts.callNumber(number)} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function PhoneNumber({ number, label }: { number: string; label: string }) {
  const href = telHref(number)
  if (href === null) return <>{number}</>
  return (
    <a href={href} aria-label={label}>
      {number}
    </a>
  )
}
