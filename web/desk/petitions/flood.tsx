import { useState } from 'react'
import { ArrowLeft } from 'lucide-react'
import { Link } from 'react-router'
import type { Suspicion } from '#contract/petition-desk.ts'
import { floodTexts } from '#texts/staff/petitions/flood.ts'
import { useTexts } from '#web/features/language/language.tsx'
import { DESK } from '#web/lib/desk-path.ts'
import { Page } from '#web/ui/page.tsx'
import { SuspicionForm } from './suspicion-form.tsx'
import { SuspectsShown } from './suspects-shown.tsx'

interface FloodProps {
  /** Of the petition. */
  id: string
  /** Of a surge, and when it began. */
  network?: string
  from?: string
}

/** False signatures: which ones, what a removal would take, and the removal. */
export function Flood({ id, network, from }: FloodProps) {
  const texts = useTexts(floodTexts)
  const surge: Suspicion = { ...(network !== undefined && { network }), ...(from !== undefined && { from }) }
  const [suspicion, setSuspicion] = useState<Suspicion | null>(network === undefined ? null : surge)
  return (
    <Page title={texts.title} intro={texts.how} width="reading">
      <p>
        <Link to={`${DESK}/petitii/${id}`}>
          <ArrowLeft size={18} aria-hidden /> {texts.back}
        </Link>
      </p>
      {suspicion && <SuspectsShown key={JSON.stringify(suspicion)} id={id} suspicion={suspicion} />}
      <SuspicionForm surge={surge} onSuspected={setSuspicion} />
    </Page>
  )
}
