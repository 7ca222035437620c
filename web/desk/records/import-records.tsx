import { useId, useState } from 'react'
import { ArrowLeft, Download } from 'lucide-react'
import { Link } from 'react-router'
import type { ImportPreview, ImportPreviewForm } from '#contract/directory-import.ts'
import type { DirectoryKind } from '#contract/directory.ts'
import { exportRecords } from '#contract/endpoints.ts'
import { API_PATH, IMPORT_BYTES, IMPORT_RECORDS } from '#contract/limits.ts'
import { importTexts } from '#texts/staff/import.ts'
import { recordsTexts } from '#texts/staff/records.ts'
import { previewImport } from '#web/api/directory-desk.ts'
import { useCall } from '#web/features/forms/use-call.ts'
import { useLanguage, useTexts } from '#web/features/language/language.tsx'
import { DESK } from '#web/lib/desk-path.ts'
import { SelectField } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Page } from '#web/ui/page.tsx'
import { useDesk } from '../door/desk-context.ts'
import list from '../frame/list.module.css'
import { ColumnChoices } from './column-choices.tsx'
import { DryRun } from './dry-run.tsx'
import styles from './import.module.css'
import { ImportsMade } from './imports-made.tsx'
import { asBase64 } from './read-file.ts'

const MEGABYTES = IMPORT_BYTES / 1024 / 1024

/** Many records at once: the directories as files, a file brought in after its dry run, and what was brought in so far. */
export function ImportRecords() {
  const texts = useTexts(importTexts)
  const { back } = useTexts(recordsTexts)
  const [done, setDone] = useState<{ sentence: string; times: number }>({ sentence: '', times: 0 })
  const imported = (sentence: string) => setDone(({ times }) => ({ sentence, times: times + 1 }))
  return (
    <Page title={texts.title} intro={texts.intro} width="reading">
      <p>
        <Link to={`${DESK}/fise`}>
          <ArrowLeft size={18} aria-hidden /> {back}
        </Link>
      </p>
      <h2>{texts.importTitle}</h2>
      <ImportFile key={done.times} onImported={imported} />
      {done.sentence !== '' && <Notice kind="success">{done.sentence}</Notice>}
      <ImportsMade key={`made ${done.times}`} onUndone={imported} />
      <h2>{texts.exportTitle}</h2>
      <p>{texts.exportText}</p>
      <ul className={list.list}>
        <Export kind="shelter">{texts.exportShelters}</Export>
        <Export kind="trainer">{texts.exportTrainers}</Export>
      </ul>
    </Page>
  )
}

/** Opened by the browser itself, which keeps it as a file. */
function Export({ kind, children }: { kind: DirectoryKind; children: string }) {
  return (
    <li>
      <a href={API_PATH + exportRecords.replace('GET ', '').replace(':kind', kind)} download={`${kind}s.csv`}>
        <Download size={18} aria-hidden /> {children}
      </a>
    </li>
  )
}

/** A file, what each of its columns holds, and what it would do. */
function ImportFile({ onImported }: { onImported: (sentence: string) => void }) {
  const texts = useTexts(importTexts)
  const { api } = useDesk()
  const language = useLanguage()
  const id = useId()
  const [form, setForm] = useState<ImportPreviewForm>({ kind: 'shelter', file: '' })
  const [preview, setPreview] = useState<ImportPreview | null>(null)
  const { state, working, run, refuse } = useCall({ failed: texts.failed })

  const look = (next: ImportPreviewForm) => {
    setForm(next)
    if (next.file === '') return
    void run(async (options) => setPreview(await previewImport(api, next, options)))
  }
  const choose = async (file: File | undefined) => {
    setPreview(null)
    if (!file) return
    if (file.size > IMPORT_BYTES) return refuse(texts.tooLarge(MEGABYTES), {})
    look({ kind: form.kind, file: await asBase64(file) })
  }
  return (
    <>
      <SelectField
        label={texts.kind}
        value={form.kind}
        onChange={({ target }) => look({ kind: target.value === 'trainer' ? 'trainer' : 'shelter', file: form.file })}
      >
        <option value="shelter">{texts.shelters}</option>
        <option value="trainer">{texts.trainers}</option>
      </SelectField>
      <p>
        <label htmlFor={id}>{texts.file}</label>
      </p>
      <input
        id={id}
        className={styles.file}
        type="file"
        accept=".csv,text/csv"
        aria-describedby={`${id}-hint`}
        onChange={({ target }) => void choose(target.files?.[0])}
      />
      <p id={`${id}-hint`} className={list.aside}>
        {texts.fileHint(MEGABYTES, IMPORT_RECORDS.toLocaleString(language === 'ro' ? 'ro-RO' : 'en-GB'))}
      </p>
      {working && <p role="status">{texts.reading}</p>}
      {state.kind === 'refused' && <Notice kind="error">{state.message}</Notice>}
      {preview && (
        <>
          <ColumnChoices preview={preview} onChosen={(columns) => look({ ...form, columns })} />
          <DryRun preview={preview} form={{ ...form, columns: preview.columns }} onStale={setPreview} onImported={onImported} />
        </>
      )}
    </>
  )
}
