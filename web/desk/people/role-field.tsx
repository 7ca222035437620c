import type { Role } from '#contract/staff.ts'
import { roleTexts } from '#texts/staff/door.ts'
import { peopleTexts } from '#texts/staff/people.ts'
import { formText } from '#web/features/forms/use-form.ts'
import { useTexts } from '#web/features/language/language.tsx'
import styles from '../frame/choices.module.css'

/** The least powerful first: nobody becomes an owner by not choosing. */
const choices = ['moderator', 'editor', 'petitions', 'owner'] as const satisfies readonly Role[]

/** One of the four roles, each with what it may. */
export function RoleField({ role = choices[0] }: { role?: Role }) {
  const texts = useTexts(peopleTexts)
  const roles = useTexts(roleTexts)
  return (
    <fieldset className={styles.choices}>
      <legend>{texts.role}</legend>
      {choices.map((choice) => (
        <label key={choice}>
          <input type="radio" name="role" value={choice} defaultChecked={choice === role} />
          <strong>{roles[choice].name}</strong>
          <small>{roles[choice].may}</small>
        </label>
      ))}
    </fieldset>
  )
}

/** The role that was chosen. */
export function readRole(data: FormData): Role {
  const chosen = formText(data, 'role')
  return choices.find((choice) => choice === chosen) ?? choices[0]
}
