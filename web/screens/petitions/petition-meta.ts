import type { MetaDescriptor } from 'react-router'
import type { Petition } from '#contract/petitions.ts'
import type { Language } from '#texts/language.ts'
import { petitionsTexts } from '#texts/petitions/petitions.ts'
import { pageMeta, type MetaParts, type PageWords } from '#web/features/shell/page-meta.ts'
import { wholeNumber } from '#web/lib/numbers.ts'
import { firstWords } from '#web/lib/text.ts'
import { petitionOf, type PetitionList } from './petition-list.ts'
import { petitionWords } from './petition-words.ts'

/** Words of the description a share card has room for. */
const CARD_WORDS = 26

/** Title and words of the list, or of the one petition an address names: a shared link says what it is about. Nobody shares an invented one. */
export function petitionMeta(parts: MetaParts & { location: { search: string } }, list: PetitionList | undefined): MetaDescriptor[] {
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
