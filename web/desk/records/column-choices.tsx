import type { ImportColumn, ImportPreview } from '#contract/directory-import.ts'
import { importTexts } from '#texts/staff/import.ts'
import { useTexts } from '#web/features/language/language.tsx'
import { SelectField } from '#web/ui/field.tsx'
import list from '../frame/list.module.css'
import styles from './import.module.css'
import { useColumnNames } from './column-names.ts'

interface ColumnChoicesProps {
  preview: ImportPreview
  onChosen: (columns: ImportPreview['columns']) => void
}

/** In which column of the file each field of a record stands: guessed, and put right by whoever knows the file. */
export function ColumnChoices({ preview: { head, columns, wanted }, onChosen }: ColumnChoicesProps) {
  const texts = useTexts(importTexts)
  const names = useColumnNames()
  if (head.length === 0) return null
  const choose = (column: ImportColumn, value: string) => {
    const { [column]: _, ...others } = columns
    onChosen(value === '' ? others : { ...others, [column]: Number(value) })
  }
  return (
    <details className={styles.columns} open={columns.name === undefined || columns.place === undefined}>
      <summary>{texts.columns}</summary>
      <p className={list.aside}>{texts.columnsHint}</p>
      <div className={styles.choices}>
        {wanted.map((column) => (
          <SelectField key={column} label={names[column]} value={columns[column] ?? ''} onChange={({ target }) => choose(column, target.value)}>
            <option value="">{texts.notThere}</option>
            {head.map((name, at) => (
              <option key={at} value={at}>
                {name.trim() || texts.column(at + 1)}
              </option>
            ))}
          </SelectField>
        ))}
      </div>
    </details>
  )
}
