import { Link } from 'react-router'
import { waitingTexts } from '#texts/offline/waiting.ts'
import { useTexts } from '#web/features/language/language.tsx'
import { OFFLINE_PATH } from '#web/lib/kept-pages.ts'

/** What becomes of a question that found no network, and what can be read until then. */
export function WaitingWords({ hasCard }: { hasCard: boolean }) {
  const texts = useTexts(waitingTexts)
  return (
    <>
      <p>{texts.kept}</p>
      <p>
        {hasCard ? texts.card : texts.noCard} <Link to={OFFLINE_PATH}>{texts.all}</Link>
      </p>
    </>
  )
}
