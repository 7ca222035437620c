import { useCallback, useState } from 'react'
import { ArrowLeft } from 'lucide-react'
import { Link, useNavigate } from 'react-router'
import type { ArticleVersion, ArticleVersions, DraftShown } from '#contract/article-drafts.ts'
import { articlesTexts } from '#texts/staff/articles.ts'
import { versionsTexts } from '#texts/staff/articles/versions.ts'
import { writeArticleTexts } from '#texts/staff/articles/write.ts'
import { keepDraft, listArticleVersions, readArticleVersion, readDraft } from '#web/api/article-desk.ts'
import type { Api } from '#web/api/client.ts'
import { useCall } from '#web/features/forms/use-call.ts'
import { useLanguage, useTexts } from '#web/features/language/language.tsx'
import { DESK } from '#web/lib/desk-path.ts'
import { Button } from '#web/ui/button.tsx'
import { SelectField } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Page } from '#web/ui/page.tsx'
import { useDesk } from '../door/desk-context.ts'
import list from '../frame/list.module.css'
import { moment } from '../frame/moments.ts'
import { ReadPart } from '../frame/read-part.tsx'
import { useRead } from '../frame/use-read.ts'
import { changedFields, fieldWords } from './changed-fields.ts'
import { useCoverWords } from './cover-picker.tsx'
import styles from './articles.module.css'

/** The texts an article was published with; one of them beside what it says now. */
export function Versions({ id }: { id: number }) {
  const texts = useTexts(versionsTexts)
  const all = useTexts(articlesTexts)
  const read = useCallback(async (api: Api) => ({ versions: await listArticleVersions(api, id), now: await readDraft(api, String(id)) }), [id])
  const { state, again } = useRead(read, all.failed)
  return (
    <Page title={texts.title}>
      <p>
        <Link to={`${DESK}/articole/${id}`}>
          <ArrowLeft size={18} aria-hidden /> {texts.back}
        </Link>
      </p>
      <ReadPart state={state} again={again}>
        {({ versions, now }) => (versions.length === 0 ? <p>{texts.none}</p> : <Choice id={id} versions={versions} now={now} />)}
      </ReadPart>
    </Page>
  )
}

function Choice({ id, versions, now }: { id: number; versions: ArticleVersions; now: DraftShown }) {
  const texts = useTexts(versionsTexts)
  const all = useTexts(articlesTexts)
  const language = useLanguage()
  const [chosen, setChosen] = useState(versions[0]?.id ?? '')
  const read = useCallback((api: Api) => readArticleVersion(api, chosen), [chosen])
  const { state, again } = useRead(read, all.failed)
  return (
    <>
      <SelectField label={texts.choose} value={chosen} onChange={(event) => setChosen(event.target.value)}>
        {versions.map((version) => (
          <option key={version.id} value={version.id}>
            {moment(version.published_at, language)} · {version.writer}
            {version.note && ` · ${version.note}`}
          </option>
        ))}
      </SelectField>
      <ReadPart state={state} again={again}>
        {(version) => <Beside key={version.id} id={id} version={version} now={now} />}
      </ReadPart>
    </>
  )
}

function Beside({ id, version, now }: { id: number; version: ArticleVersion; now: DraftShown }) {
  const texts = useTexts(versionsTexts)
  const words = useTexts(writeArticleTexts)
  const covers = useCoverWords()
  const { api } = useDesk()
  const navigate = useNavigate()
  const { state, working, run } = useCall({ failed: words.notSent })
  const changed = changedFields(version.fields, now.fields)
  const writeAgain = () =>
    run(async (options) => {
      await keepDraft(api, id, { expected: now.draft?.version ?? null, fields: version.fields }, options)
      await navigate(`${DESK}/articole/${id}/scrie`)
    })
  return (
    <>
      <p className={list.aside}>{texts.by(version.writer, version.publisher)}</p>
      {changed.length === 0 && <p role="status">{texts.same}</p>}
      {changed.map((name) => (
        <section key={name} className={styles.beside}>
          <h2>{words.fields[name]}</h2>
          <Text title={texts.before} text={fieldWords(version.fields, name, covers)} other={fieldWords(now.fields, name, covers)} />
          <Text title={texts.now} text={fieldWords(now.fields, name, covers)} other={fieldWords(version.fields, name, covers)} />
        </section>
      ))}
      {state.kind === 'refused' && <Notice kind="error">{state.message}</Notice>}
      {changed.length > 0 && (
        <div className={list.actions}>
          <Button aria-disabled={working} onClick={() => void writeAgain()}>
            {working ? words.working : texts.writeAgain}
          </Button>
        </div>
      )}
    </>
  )
}

/** A text, with the lines marked that the other does not have. */
function Text({ title, text, other }: { title: string; text: string; other: string }) {
  const there = new Set(other.split('\n'))
  return (
    <div className={styles.text} lang="ro">
      <h3>{title}</h3>
      {text.split('\n').map((line, at) => (there.has(line) ? <p key={at}>{line}</p> : <p key={at}>{line !== '' && <mark>{line}</mark>}</p>))}
    </div>
  )
}
