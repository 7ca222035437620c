import { ExternalLink } from 'lucide-react'
import { breedsTexts } from '#texts/breeds.ts'
import { dogBreedsTexts } from '#texts/dog-breeds.ts'
import { useTypedSearch } from '#web/features/address/use-typed-search.ts'
import { useTexts } from '#web/features/language/language.tsx'
import { Page } from '#web/ui/page.tsx'
import { SelectField } from '#web/ui/field.tsx'
import { BreedDetail, BreedGrid } from './breed-grid.tsx'
import { BreedSearch, SpeciesSwitch } from './breed-search.tsx'
import styles from './breeds.module.css'
import { findBreeds, type ShownCat, type ShownDog } from './catalogue.ts'
import { useBreedsAddress } from './use-breeds-address.ts'

/** The dogs of the catalogue, narrowed by name, FCI group and size. */
export function Dogs({ dogs }: { dogs: readonly ShownDog[] }) {
  const texts = useTexts(dogBreedsTexts)
  const { search, filter, open, setSearch, setFilter, showAll, linkTo, close } = useBreedsAddress()
  const { typed, type, sendNow } = useTypedSearch(search, setSearch)
  const opened = dogs.find(({ slug }) => slug === open?.toLowerCase()) ?? null
  const groups = [...new Set(dogs.map(({ fci_group }) => fci_group))].toSorted((one, other) => one - other)
  const found = findBreeds(dogs, typed).filter(
    ({ fci_group, sizes }) => (filter.group === null || fci_group === filter.group) && (filter.size === null || sizes.includes(filter.size)),
  )

  return (
    <Page title={texts.title} intro={texts.intro}>
      <SpeciesSwitch shown="dog" />
      <BreedSearch words={texts} typed={typed} onType={type} onSearch={sendNow}>
        <input type="hidden" name="specie" value="caini" />
        <SelectField label={texts.group} name="grupa" value={filter.group ?? ''} onChange={(event) => setFilter('grupa', event.target.value)}>
          <option value="">{texts.allGroups}</option>
          {groups.map((group) => (
            <option key={group} value={group}>
              {group}: {texts.groups[group - 1]}
            </option>
          ))}
        </SelectField>
        <SelectField label={texts.size} name="talie" value={filter.size ?? ''} onChange={(event) => setFilter('talie', event.target.value)}>
          <option value="">{texts.allSizes}</option>
          {Object.entries(texts.sizeNames).map(([size, name]) => (
            <option key={size} value={size}>
              {name}
            </option>
          ))}
        </SelectField>
      </BreedSearch>
      <BreedGrid
        breeds={found}
        search={typed}
        linkTo={linkTo}
        onShowAll={() => {
          sendNow('')
          showAll()
        }}
      />
      <BreedDetail breed={opened} catalogue={dogs} onClose={close} />
    </Page>
  )
}

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
