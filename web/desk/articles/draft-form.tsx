import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { ArticleFields, DraftShown } from '#contract/article-drafts.ts'
import { writeArticleTexts } from '#texts/staff/articles/write.ts'
import { keepDraft, readDraft, reviewDraft } from '#web/api/article-desk.ts'
import { ApiError, type CallOptions } from '#web/api/client.ts'
import { FormNotices } from '#web/features/forms/form-notices.tsx'
import { useForm } from '#web/features/forms/use-form.ts'
import { useTexts } from '#web/features/language/language.tsx'
import { DESK } from '#web/lib/desk-path.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { useDesk } from '../door/desk-context.ts'
import list from '../frame/list.module.css'
import { DraftFields, readFields } from './draft-fields.tsx'
import { keepUnsent } from './kept-draft.ts'
import { LivePreview } from './live-preview.tsx'
import { StaleDraft } from './stale-draft.tsx'
import card from '../frame/card.module.css'
import styles from './articles.module.css'

const SETTLED_MS = 500

interface DraftFormProps {
  /** Of an article, or 'nou'. */
  id: string
  shown: DraftShown
  /** What the form is filled with, and the version that is of. */
  fields: ArticleFields
  expected: string | null
  /** The draft waits to be read now. */
  onOffered: () => void
}

/** Writing: what is typed is kept in the browser at once and on the site when asked, and shown as it will look. */
export function DraftForm({ id, shown, fields, expected, onOffered }: DraftFormProps) {
  const texts = useTexts(writeArticleTexts)
  const { api } = useDesk()
  const navigate = useNavigate()
  const [based, setBased] = useState({ fields, expected })
  const [present, setPresent] = useState<DraftShown | null>(null)
  const [typed, setTyped] = useState(fields)
  const [kept, setKept] = useState(false)
  const element = useRef<HTMLFormElement>(null)
  const settling = useRef<number>(undefined)
  const offering = useRef(false)

  const changed = () => {
    setKept(false)
    clearTimeout(settling.current)
    settling.current = window.setTimeout(() => {
      if (!element.current) return
      const now = readFields(new FormData(element.current))
      keepUnsent(id, { expected: based.expected, fields: now })
      setTyped(now)
    }, SETTLED_MS)
  }
  const send = async (now: ArticleFields, options: CallOptions) => {
    try {
      const { id: number, version } = await keepDraft(api, id === 'nou' ? null : Number(id), { expected: based.expected, fields: now }, options)
      clearTimeout(settling.current)
      keepUnsent(id, null)
      setBased({ fields: now, expected: version })
      setTyped(now)
      if (offering.current) await reviewDraft(api, number, version, options)
      if (id === 'nou') await navigate(`${DESK}/articole/${number}/scrie`, { replace: true })
      else if (offering.current) onOffered()
      setKept(true)
    } catch (error) {
      if (error instanceof ApiError && error.problem?.code === 'operator.stale') setPresent(await readDraft(api, id))
      throw error
    }
  }
  const form = useForm({ failed: texts.notSent, read: readFields, check: () => ({}), send })
  const seen = () => {
    if (present) setBased({ fields: present.fields, expected: present.draft?.version ?? null })
    setPresent(null)
  }
  return (
    <div className={styles.desk}>
      <form ref={element} className={list.form} noValidate onSubmit={form.submit} onInput={changed}>
        <DraftFields fields={fields} choices={shown.choices} errors={form.state.kind === 'refused' ? form.state.errors : {}} onChanged={changed} />
        <div className={`${card.decide} ${styles.decide}`}>
          <div className={card.answer}>
            {present ? <StaleDraft before={based.fields} now={present} onSeen={seen} /> : <FormNotices form={form} />}
            {kept && <Notice kind="success">{texts.kept}</Notice>}
          </div>
          <DraftButtons working={form.working} onPressed={(offers) => (offering.current = offers)} />
        </div>
      </form>
      <LivePreview fields={typed} />
    </div>
  )
}

/** To keep the draft, or to keep it and have it read. */
function DraftButtons({ working, onPressed }: { working: boolean; onPressed: (offers: boolean) => void }) {
  const texts = useTexts(writeArticleTexts)
  return (
    <>
      <Button type="submit" variant="quiet" size="large" aria-disabled={working} onClick={() => onPressed(false)}>
        {working ? texts.working : texts.keep}
      </Button>
      <Button type="submit" size="large" aria-disabled={working} onClick={() => onPressed(true)}>
        {texts.offer}
      </Button>
    </>
  )
}
