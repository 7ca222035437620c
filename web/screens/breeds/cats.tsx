import { ExternalLink } from 'lucide-react'
import { breedsTexts } from '#texts/breeds.ts'
import { useTypedSearch } from '#web/features/address/use-typed-search.ts'
import { useTexts } from '#web/features/language/language.tsx'
import { Page } from '#web/ui/page.tsx'
import { BreedDetail, BreedGrid } from './breed-grid.tsx'
import { BreedSearch, SpeciesSwitch } from './breed-search.tsx'
import styles from './breeds.module.css'
import { findBreeds, type ShownCat } from './catalogue.ts'
import { useBreedsAddress } from './use-breeds-address.ts'

/** FIFe's own page on the codes. */
const EMS_SYSTEM = 'https://fifeweb.org/cats/ems-system/'

/** The cats of the catalogue. */
export function Cats({ cats }: { cats: readonly ShownCat[] }) {
  const texts = useTexts(breedsTexts)
  const { search, open, setSearch, linkTo, close } = useBreedsAddress()
  const { typed, type, sendNow } = useTypedSearch(search, setSearch)
  const opened = cats.find(({ ems }) => ems === open?.toUpperCase()) ?? null

  return (
    <Page title={texts.title} intro={texts.intro}>
      <SpeciesSwitch shown="cat" />
      <BreedSearch words={texts} typed={typed} onType={type} onSearch={sendNow} />
      <BreedGrid breeds={findBreeds(cats, typed)} search={typed} linkTo={linkTo} onShowAll={() => sendNow('')} />
      <p className={styles.official}>
        <a href={EMS_SYSTEM} target="_blank" rel="noopener noreferrer">
          {texts.officialCodes} ({texts.newTab}) <ExternalLink size={16} aria-hidden />
        </a>
      </p>
      <BreedDetail breed={opened} catalogue={cats} onClose={close} />
    </Page>
  )
}
