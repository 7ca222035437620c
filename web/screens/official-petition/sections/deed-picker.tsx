import { useId } from 'react'
import { ChevronDown } from 'lucide-react'
import { deeds, type Deed, type DeedGroup } from '#content/deeds/deeds.ts'
import { PETITION_DEEDS } from '#contract/limits.ts'
import { deedTexts } from '#texts/complaints/deeds.ts'
import { officialPetitionTexts } from '#texts/official-petition/official-petition.ts'
import { useTexts } from '#web/features/language/language.tsx'
import { Choice } from './choice.tsx'
import styles from './deed-picker.module.css'
import { useFieldError } from '../field-errors.ts'

const GROUPS = ['care', 'violence', 'use', 'rules'] as const satisfies DeedGroup[]

/** What was seen, in plain words; the law behind what is ticked stands under the list. */
export function DeedPicker({ chosen }: { chosen: readonly string[] }) {
  const texts = useTexts(officialPetitionTexts)
  const words = useTexts(deedTexts)
  const hint = useId()
  const fault = useFieldError('deeds')
  const full = chosen.length >= PETITION_DEEDS
  return (
    <fieldset className={styles.picker} aria-describedby={hint}>
      <legend>{texts.deeds}</legend>
      <p id={hint} className={styles.hint}>
        {texts.deedsHint}
      </p>
      <div className={styles.groups}>
        {GROUPS.map((group) => (
          <details key={group} open={group === 'care'} className={styles.group}>
            <summary>
              {words.groups[group]}
              <ChevronDown aria-hidden />
            </summary>
            {deeds
              .filter((deed) => deed.group === group)
              .map(({ id }) => (
                <Choice key={id} name="deeds" value={id} label={words.names[id]} disabled={full && !chosen.includes(id)} />
              ))}
          </details>
        ))}
      </div>
      <output className={styles.count}>{full ? texts.deedsFull : chosen.length > 0 && texts.deedsChosen(chosen.length)}</output>
      {fault && <p className={styles.fault}>{fault}</p>}
      <ChosenLaw chosen={deeds.filter(({ id }) => chosen.includes(id))} />
    </fieldset>
  )
}

/** How the document will cite the law for what is ticked. */
function ChosenLaw({ chosen }: { chosen: readonly Deed[] }) {
  const words = useTexts(deedTexts)
  if (chosen.length === 0) return null
  return (
    <ul className={styles.law}>
      {chosen.map(({ id, law, classes, source }) => (
        <li key={id}>
          <span>{words.names[id]}</span>
          <a href={source} target="_blank" rel="noopener noreferrer" lang="ro">
            {law}
          </a>
          <span>{classes.map((name) => words.classes[name]).join(' · ')}</span>
        </li>
      ))}
    </ul>
  )
}
