import { useCallback } from 'react'
import { suggestionsTexts } from '#texts/staff/suggestions.ts'
import type { Api } from '#web/api/client.ts'
import { listSuggestions } from '#web/api/directory-desk.ts'
import { useTexts } from '#web/features/language/language.tsx'
import { DESK } from '#web/lib/desk-path.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Page } from '#web/ui/page.tsx'
import { ReadPart } from '../frame/read-part.tsx'
import { useRead } from '../frame/use-read.ts'

/** What was decided, and the way to what waits next. */
export function Decided({ sentence }: { sentence: string }) {
  const texts = useTexts(suggestionsTexts)
  const read = useCallback((api: Api) => listSuggestions(api, {}), [])
  const { state, again } = useRead(read, texts.failed)
  return (
    <Page title={texts.title} width="reading">
      <Notice kind="success">{sentence}</Notice>
      <ReadPart state={state} again={again}>
        {({ suggestions: [next], waiting }) =>
          next ? (
            <>
              <p>{texts.waiting(waiting)}</p>
              <ButtonLink to={`${DESK}/propuneri/${next.kind}-${next.id}`}>{texts.next}</ButtonLink>
            </>
          ) : (
            <p>{texts.none}</p>
          )
        }
      </ReadPart>
    </Page>
  )
}
