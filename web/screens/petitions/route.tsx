import { useCallback, useState } from 'react'
import { data, Link, type MetaDescriptor } from 'react-router'
import type { Petition } from '#contract/petitions.ts'
import type { Language } from '#texts/language.ts'
import { petitionsTexts } from '#texts/petitions/petitions.ts'
import { apiContext } from '#web/api/context.ts'
import { useTexts } from '#web/features/language/language.tsx'
import { pageMeta, type MetaParts, type PageWords } from '#web/features/shell/page-meta.ts'
import { wholeNumber } from '#web/lib/numbers.ts'
import { firstWords } from '#web/lib/text.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Page } from '#web/ui/page.tsx'
import type { Route } from './+types/route.ts'
import { PetitionCard } from './petition-card.tsx'
import { PetitionDialog } from './petition-dialog.tsx'
import { PetitionGrid } from './petition-grid.tsx'
import { loadPetitions, petitionOf, usePetitions, type PetitionList } from './petition-list.ts'
import { petitionWords } from './petition-words.ts'
import styles from './route.module.css'
import { SignDialog } from './sign-dialog.tsx'
import { useReading } from './use-reading.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const list = await loadPetitions(context.get(apiContext))
  // A page of a failure must not be kept.
  return data(list, { status: list.kind === 'failed' ? 503 : 200 })
}

/** In the browser the page opens at once and loads its list itself. */
export function clientLoader(): PetitionList {
  return { kind: 'loading' }
}

/** Neither an opened petition nor another language changes the list. */
export function shouldRevalidate(): boolean {
  return false
}

export function meta(args: Route.MetaArgs) {
  return petitionMeta(args, args.loaderData)
}

export default function PetitionsScreen({ loaderData }: Route.ComponentProps) {
  const texts = useTexts(petitionsTexts)
  const { list, countSignature } = usePetitions(loaderData)
  const reading = useReading()
  const signing = useSigningChoice(countSignature)
  const read = petitionOf(list, reading.id)

  const signInstead = (petition: Petition) => {
    signing.open(petition)
    reading.close()
  }

  return (
    <div className={styles.screen}>
      <Page title={texts.title} intro={texts.intro}>
        {reading.id !== null && list.kind === 'ready' && !read && <GoneNotice search={reading.searchOf(null)} />}
        <PetitionGrid list={list}>
          {(petition) => (
            <PetitionCard
              petition={petition}
              search={reading.searchOf(petition.id)}
              signed={signing.petition === null && signing.done.has(petition.id)}
              code={signing.done.get(petition.id) ?? null}
              onOpen={() => reading.open(petition.id)}
              onSign={() => signing.open(petition)}
            />
          )}
        </PetitionGrid>
        <p>
          <Link to="/petitions/propune">{texts.propose}</Link> · <Link to="/petitions/signed">{texts.withdraw}</Link>
        </p>
        <Method />
      </Page>
      <PetitionDialog petition={signing.petition ? null : (read ?? null)} onClose={reading.close} onSign={() => read && signInstead(read)} />
      <SignDialog petition={signing.petition} onSigned={signing.count} onClose={signing.close} />
    </div>
  )
}

/** Which petition is being signed, kept whole so that a fresh list cannot take the form away, and which were signed since the page opened, each with its code. */
function useSigningChoice(countSignature: (id: number) => void) {
  const [petition, open] = useState<Petition | null>(null)
  const [done, setDone] = useState<ReadonlyMap<number, string | null>>(new Map())
  const close = useCallback(() => open(null), [])
  const count = useCallback(
    (id: number, code: string | null) => {
      countSignature(id)
      setDone((before) => new Map(before).set(id, code))
    },
    [countSignature],
  )
  return { petition, done, open, close, count }
}

/** An old link to a petition that has ended. */
function GoneNotice({ search }: { search: string }) {
  const texts = useTexts(petitionsTexts)
  const all = (
    <ButtonLink to={{ search }} variant="quiet" size="small" replace preventScrollReset>
      {texts.goneAll}
    </ButtonLink>
  )
  return (
    <div className={styles.gone}>
      <Notice kind="warning" action={all}>
        {texts.gone}
      </Notice>
    </div>
  )
}

/** How signatures are counted and what a petition is worth, for whoever asks. */
function Method() {
  const texts = useTexts(petitionsTexts)
  return (
    <details className={styles.method}>
      <summary>{texts.method}</summary>
      <ul>
        {texts.methodPoints.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </details>
  )
}

/** Words of the description a share card has room for. */
const CARD_WORDS = 26

/** Title and words of the list, or of the one petition an address names: a shared link says what it is about. Nobody shares an invented one. */
function petitionMeta(parts: MetaParts & { location: { search: string } }, list: PetitionList | undefined): MetaDescriptor[] {
  const id = new URLSearchParams(parts.location.search).get('id')
  const petition = list && petitionOf(list, id)
  if (!petition || petition.is_example) return pageMeta(parts, petitionsTexts)
  return pageMeta(
    parts,
    { ro: wordsIn('ro', petition), en: wordsIn('en', petition) },
    { path: `/petitions?id=${petition.id}`, image: `/share/petitions/${petition.id}.png` },
  )
}

function wordsIn(language: Language, petition: Petition): PageWords {
  const { title, text } = petitionWords(petition, language)
  const progress = petitionsTexts[language].signaturesOfGoal(petition.current_signatures, wholeNumber(petition.required_signatures, language))
  return { title, description: `${progress}. ${firstWords(text, CARD_WORDS)}` }
}
