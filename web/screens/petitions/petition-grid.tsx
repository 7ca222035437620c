import type { ReactNode } from 'react'
import { MessageCircle, RotateCw } from 'lucide-react'
import type { Petition } from '#contract/petitions.ts'
import { petitionsTexts } from '#texts/petitions/petitions.ts'
import emptyList from '#web/assets/drawings/empty-list.svg'
import { useTexts } from '#web/features/language/language.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import styles from './petition-grid.module.css'
import type { PetitionList } from './petition-list.ts'

const WAITING_CARDS = 3

interface PetitionGridProps {
  list: PetitionList
  children: (petition: Petition) => ReactNode
}

/** The four states of the list (S-378). */
export function PetitionGrid({ list, children }: PetitionGridProps) {
  if (list.kind === 'loading') return <WaitingCards />
  if (list.kind === 'failed') return <Failure message={list.message} />
  if (list.petitions.length === 0) return <NoPetitions />
  return (
    <ul className={styles.grid}>
      {list.petitions.map((petition) => (
        <li key={petition.id} data-later>
          {children(petition)}
        </li>
      ))}
    </ul>
  )
}

function WaitingCards() {
  const texts = useTexts(petitionsTexts)
  return (
    <>
      <output>
        <VisuallyHidden>{texts.loading}</VisuallyHidden>
      </output>
      <div className={styles.grid} aria-hidden>
        {Array.from({ length: WAITING_CARDS }, (_, index) => (
          <div key={index} className={styles.waiting}>
            <Skeleton lines={5} />
          </div>
        ))}
      </div>
    </>
  )
}

function Failure({ message }: { message: string | null }) {
  const texts = useTexts(petitionsTexts)
  const retry = (
    <Button variant="quiet" icon={<RotateCw aria-hidden />} onClick={() => window.location.reload()}>
      {texts.retry}
    </Button>
  )
  return (
    <Notice kind="error" title={<span lang="en">{texts.loadFailed}</span>} action={retry}>
      {message}
    </Notice>
  )
}

function NoPetitions() {
  const texts = useTexts(petitionsTexts)
  return (
    <div className={styles.empty}>
      <img src={emptyList} alt="" width={200} height={140} />
      <p className={styles.none}>{texts.empty}</p>
      <p>{texts.emptyAsk}</p>
      <ButtonLink to="/" variant="quiet" icon={<MessageCircle aria-hidden />}>
        {texts.askBobita}
      </ButtonLink>
    </div>
  )
}
