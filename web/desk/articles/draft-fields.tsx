import { useState } from 'react'
import { Plus } from 'lucide-react'
import type { ArticleFields, DraftShown } from '#contract/article-drafts.ts'
import { ARTICLE_CHARACTERS, ARTICLE_LINE_CHARACTERS, ARTICLE_SUMMARY_CHARACTERS } from '#contract/limits.ts'
import { writeArticleTexts } from '#texts/staff/articles/write.ts'
import type { FieldErrors } from '#web/features/forms/use-call.ts'
import { formText, typedText } from '#web/features/forms/use-form.ts'
import { useTexts } from '#web/features/language/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { AreaField, Field, SelectField } from '#web/ui/field.tsx'
import list from '../frame/list.module.css'
import { CardLink } from './card-link.tsx'
import { CoverPicker } from './cover-picker.tsx'
import styles from './articles.module.css'

interface DraftFieldsProps {
  fields: ArticleFields
  choices: DraftShown['choices']
  errors: FieldErrors
  /** Told when a field was changed by a button and not by typing. */
  onChanged: () => void
}

const MARKS = ['urgent', 'ai_assisted', 'partly_unconfirmed'] as const
const WORDS = ['keywords', 'keywords_en', 'tags', 'species'] as const

/** The fields of an article, filled with what it says. */
export function DraftFields({ fields, choices, errors, onChanged }: DraftFieldsProps) {
  const texts = useTexts(writeArticleTexts)
  const hints: Partial<Record<keyof ArticleFields, string>> = texts.hints
  const about = (name: keyof ArticleFields) => ({ label: texts.fields[name], hint: hints[name], name, error: errors[name] })
  return (
    <>
      <Field {...about('title')} required maxLength={ARTICLE_LINE_CHARACTERS} defaultValue={fields.title} autoComplete="off" />
      <AreaField {...about('short_description')} rows={2} required maxLength={ARTICLE_SUMMARY_CHARACTERS} defaultValue={fields.short_description} />
      <SelectField {...about('category')} required defaultValue={fields.category}>
        <option value="">{texts.choose}</option>
        {choices.categories.map((category) => (
          <option key={category}>{category}</option>
        ))}
      </SelectField>
      <CoverPicker cover={fields.cover} />
      <AreaField {...about('content')} rows={16} required maxLength={ARTICLE_CHARACTERS} defaultValue={fields.content} />
      <CardLink cards={choices.cards} onChanged={onChanged} />
      {MARKS.map((mark) => (
        <label key={mark} className={styles.mark}>
          <input type="checkbox" name={mark} defaultChecked={fields[mark]} />
          {texts.fields[mark]}
        </label>
      ))}
      <details className={styles.more}>
        <summary>{texts.more}</summary>
        <div className={list.form}>
          {WORDS.map((name) => (
            <AreaField key={name} {...about(name)} rows={3} optional defaultValue={fields[name].join('\n')} />
          ))}
          <Sources sources={fields.sources} error={errors['sources']} />
          <Field {...about('title_en')} optional maxLength={ARTICLE_LINE_CHARACTERS} defaultValue={fields.title_en} autoComplete="off" />
          <AreaField {...about('summary_en')} rows={2} optional maxLength={ARTICLE_SUMMARY_CHARACTERS} defaultValue={fields.summary_en} />
          <AreaField {...about('content_en')} rows={8} optional maxLength={ARTICLE_CHARACTERS} defaultValue={fields.content_en} />
        </div>
      </details>
    </>
  )
}

const NO_SOURCE = { title: '', url: '', supports: '' }

function Sources({ sources: first, error }: { sources: ArticleFields['sources']; error: string | undefined }) {
  const texts = useTexts(writeArticleTexts)
  const [sources, setSources] = useState<ArticleFields['sources']>(first)
  return (
    <>
      {sources.map(({ title, url, supports }, at) => (
        <fieldset key={at} className={styles.source}>
          <legend>{texts.source(at + 1)}</legend>
          <Field label={texts.sourceTitle} name="source_title" maxLength={ARTICLE_LINE_CHARACTERS} defaultValue={title} autoComplete="off" />
          <Field
            label={texts.sourceUrl}
            name="source_url"
            inputMode="url"
            autoCapitalize="none"
            autoComplete="off"
            maxLength={ARTICLE_LINE_CHARACTERS}
            defaultValue={url}
            error={error}
          />
          <Field label={texts.sourceSupports} name="source_supports" maxLength={ARTICLE_SUMMARY_CHARACTERS} defaultValue={supports} autoComplete="off" />
        </fieldset>
      ))}
      <div className={list.actions}>
        <Button variant="quiet" size="small" icon={<Plus aria-hidden />} onClick={() => setSources((known) => [...known, NO_SOURCE])}>
          {texts.addSource}
        </Button>
      </div>
    </>
  )
}

/** What the fields say, as the API takes it; sources of which nothing is said are none. */
export function readFields(form: FormData): ArticleFields {
  const all = (name: string) => form.getAll(name).map((value) => (typeof value === 'string' ? value.trim() : ''))
  const [titles, urls, supports] = [all('source_title'), all('source_url'), all('source_supports')]
  const lines = (name: string) =>
    formText(form, name)
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '')
  return {
    title: formText(form, 'title'),
    title_en: formText(form, 'title_en'),
    short_description: formText(form, 'short_description'),
    summary_en: formText(form, 'summary_en'),
    category: formText(form, 'category'),
    cover: Number(formText(form, 'cover')) || null,
    content: typedText(form, 'content'),
    content_en: typedText(form, 'content_en'),
    tags: lines('tags'),
    species: lines('species'),
    keywords: lines('keywords'),
    keywords_en: lines('keywords_en'),
    sources: titles.map((title, at) => ({ title, url: urls[at] ?? '', supports: supports[at] ?? '' })).filter((source) => Object.values(source).some(Boolean)),
    urgent: form.has('urgent'),
    ai_assisted: form.has('ai_assisted'),
    partly_unconfirmed: form.has('partly_unconfirmed'),
  }
}
