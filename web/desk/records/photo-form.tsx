import { useEffect, useId, useState } from 'react'
import { Trash2 } from 'lucide-react'
import type { DeskRecord, RecordPhoto } from '#contract/directory-desk.ts'
import { readRecordPhoto } from '#contract/endpoints.ts'
import { API_PATH, PHOTO_ALT_CHARACTERS, RECORD_PHOTO_BYTES } from '#contract/limits.ts'
import { recordPhotoTexts } from '#texts/staff/record-photo.ts'
import { putRecordPhoto, removeRecordPhoto } from '#web/api/directory-desk.ts'
import { FormNotices } from '#web/features/forms/form-notices.tsx'
import { useCall } from '#web/features/forms/use-call.ts'
import { formText, useForm } from '#web/features/forms/use-form.ts'
import { useTexts } from '#web/features/language/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { AreaField, describedBy, FieldFrame } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Photo } from '#web/ui/photo.tsx'
import { useDesk } from '../door/desk-context.ts'
import list from '../frame/list.module.css'
import styles from './photo-form.module.css'
import { asBase64 } from './read-file.ts'
import { StaleNotice } from './stale-notice.tsx'
import { useStale } from './use-stale.ts'

const MEGABYTES = RECORD_PHOTO_BYTES / 1024 / 1024

interface RecordPhotoFormProps {
  record: DeskRecord
  onChanged: (sentence: string) => void
}

/** The photo of a record: what it shows, another one instead, or none. */
export function RecordPhotoForm({ record, onChanged }: RecordPhotoFormProps) {
  const texts = useTexts(recordPhotoTexts)
  const { api } = useDesk()
  const { based, present, send, goOn } = useStale(record)
  const [chosen, setChosen] = useState<File | null>(null)
  const key = `${record.kind}-${record.id}`
  const { photo } = record
  const form = useForm({
    failed: texts.failed,
    read: (data) => ({ photo_alt: formText(data, 'photo_alt'), file: chosen }),
    check: ({ photo_alt, file }) => ({
      file: file === null ? (photo ? undefined : texts.fileMissing) : file.size > RECORD_PHOTO_BYTES ? texts.tooLarge(MEGABYTES) : undefined,
      photo_alt: photo_alt === '' ? texts.altMissing : undefined,
    }),
    send: async ({ photo_alt, file }, options) => {
      const sent = file ? { photo_alt, file: await asBase64(file) } : { photo_alt }
      await send((expected) => putRecordPhoto(api, key, { expected, ...sent }, options))
      onChanged(file ? texts.putDone : texts.wordsDone)
    },
  })
  const action = chosen === null && photo ? texts.keepWords : photo ? texts.replace : texts.put
  return (
    <section aria-labelledby="photo">
      <h2 id="photo">{texts.title}</h2>
      {photo ? <Present photo={photo} /> : <p>{texts.none}</p>}
      <form className={list.form} noValidate onSubmit={form.submit}>
        <FileField label={photo ? texts.chooseOther : texts.choose} chosen={chosen} error={form.error('file')} onChosen={setChosen} />
        <AreaField
          label={texts.alt}
          hint={texts.altHint}
          name="photo_alt"
          rows={2}
          required
          maxLength={PHOTO_ALT_CHARACTERS}
          defaultValue={photo?.alt}
          error={form.error('photo_alt')}
        />
        {present === null ? <FormNotices form={form} /> : <StaleNotice before={based} now={present} onSeen={goOn} />}
        <div className={list.actions}>
          <Button type="submit" aria-disabled={form.working}>
            {form.working ? texts.working : action}
          </Button>
          {photo && <Remove record={key} send={send} onRemoved={() => onChanged(texts.removed)} />}
        </div>
      </form>
    </section>
  )
}

/** As operators may see it: also while the record is hidden. */
function Present({ photo: { id, alt } }: { photo: RecordPhoto }) {
  const src = API_PATH + readRecordPhoto.replace('GET ', '').replace(':id', id)
  return (
    <p className={styles.photo}>
      <Photo src={src} alt={alt} lang="ro" />
    </p>
  )
}

interface FileFieldProps {
  label: string
  chosen: File | null
  error: string | undefined
  onChosen: (file: File | null) => void
}

function FileField({ label, chosen, error, onChosen }: FileFieldProps) {
  const texts = useTexts(recordPhotoTexts)
  const id = useId()
  const hint = `${texts.chooseHint(MEGABYTES)} ${texts.rights}`
  return (
    <>
      <FieldFrame id={id} label={label} hint={hint} error={error}>
        <input
          id={id}
          name="file"
          className={styles.file}
          type="file"
          accept="image/*,.heic,.heif"
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, { hint, error })}
          onChange={({ target }) => onChosen(target.files?.[0] ?? null)}
        />
      </FieldFrame>
      {chosen && <Chosen key={`${chosen.name} ${chosen.lastModified} ${chosen.size}`} file={chosen} />}
    </>
  )
}

/** What was chosen, before anything is sent. */
function Chosen({ file }: { file: File }) {
  const texts = useTexts(recordPhotoTexts)
  const [src, setSrc] = useState<string | null>(null)
  useEffect(() => {
    const url = URL.createObjectURL(file)
    setSrc(url)
    return () => URL.revokeObjectURL(url)
  }, [file])
  if (src === null) return null
  return (
    <p className={styles.photo}>
      <Photo src={src} alt={texts.chosen} fallback={texts.unseen} />
    </p>
  )
}

interface RemoveProps {
  record: string
  send: ReturnType<typeof useStale>['send']
  onRemoved: () => void
}

function Remove({ record, send, onRemoved }: RemoveProps) {
  const texts = useTexts(recordPhotoTexts)
  const { api } = useDesk()
  const { state, working, run } = useCall({ failed: texts.failed })
  const remove = () =>
    run(async (options) => {
      await send((expected) => removeRecordPhoto(api, record, { expected }, options))
      onRemoved()
    })
  return (
    <>
      <Button variant="quiet" icon={<Trash2 aria-hidden />} aria-disabled={working} onClick={() => void remove()}>
        {texts.remove}
      </Button>
      {state.kind === 'refused' && <Notice kind="error">{state.message}</Notice>}
    </>
  )
}
