import { useCallback, useState } from 'react'
import { ArrowLeft, Mail } from 'lucide-react'
import { Link } from 'react-router'
import type { SuggestionShown } from '#contract/directory-desk.ts'
import { suggestionsTexts } from '#texts/staff/suggestions.ts'
import type { Api } from '#web/api/client.ts'
import { readSuggestion } from '#web/api/directory-desk.ts'
import { useLanguage, useTexts } from '#web/features/language/language.tsx'
import { DESK } from '#web/lib/desk-path.ts'
import { Notice } from '#web/ui/notice.tsx'
import { Page } from '#web/ui/page.tsx'
import card from '../frame/card.module.css'
import list from '../frame/list.module.css'
import { moment } from '../frame/moments.ts'
import { ReadPart } from '../frame/read-part.tsx'
import { useRead } from '../frame/use-read.ts'
import type { Decide } from './decide.ts'
import { Decided } from './decided.tsx'
import { DecideForm } from './decide-form.tsx'
import { Doubles } from './doubles.tsx'

/** One suggestion: what was proposed and why, what it may be a double of, and the decision. @param id such as 'shelter-12' */
export function OneSuggestion({ id }: { id: string }) {
  const texts = useTexts(suggestionsTexts)
  const [decided, setDecided] = useState<string | null>(null)
  const read = useCallback((api: Api) => readSuggestion(api, id), [id])
  const { state, again } = useRead(read, texts.failed)
  if (decided !== null) return <Decided sentence={decided} />
  return (
    <Page title={state.kind === 'read' ? state.answer.record.name : texts.title} width="reading">
      <p>
        <Link to={`${DESK}/propuneri`}>
          <ArrowLeft size={18} aria-hidden /> {texts.back}
        </Link>
      </p>
      <ReadPart state={state} again={again}>
        {(suggestion) => <Suggestion suggestion={suggestion} onDecided={setDecided} />}
      </ReadPart>
    </Page>
  )
}

function Suggestion({ suggestion: { record, why, wants_reply, doubles }, onDecided }: { suggestion: SuggestionShown; onDecided: Decide }) {
  const texts = useTexts(suggestionsTexts)
  const language = useLanguage()
  return (
    <>
      <p className={list.aside}>
        {texts.kinds[record.kind]} · {texts.proposedAt(moment(record.created_at, language))}
      </p>
      {wants_reply && (
        <p className={list.aside}>
          <Mail size={18} aria-hidden /> {texts.wantsReply}
        </p>
      )}
      {why !== null && (
        <>
          <h2>{texts.why}</h2>
          <p className={card.quote}>{why}</p>
        </>
      )}
      {doubles.length > 0 && (
        <Notice kind="warning" title={texts.doubles}>
          <Doubles record={record} doubles={doubles} onDecided={onDecided} />
        </Notice>
      )}
      <DecideForm record={record} onDecided={onDecided} />
    </>
  )
}
