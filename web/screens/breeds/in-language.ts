import type { Breed, DogBreed } from '#contract/breeds.ts'
import type { Language } from '#texts/language.ts'
import type { ShownCat, ShownDog } from './catalogue.ts'

/** A cat as the page carries it. Only the loader asks: the addresses of all drawings would be a large part of the screen's script. */
export function inLanguage({ description, description_en, coat, coat_en, ...same }: Breed, language: Language): ShownCat {
  const [text, ownCoat] = language === 'en' ? [description_en, coat_en] : [description, coat]
  return { ...same, coat: ownCoat, text, picture: pictureOf(same.ems) }
}

/** A dog as the page carries it. */
export function dogInLanguage({ description, description_en, coat, coat_en, risks, risks_en, ...same }: DogBreed, language: Language): ShownDog {
  const own = language === 'en' ? { coat: coat_en, risks: risks_en, text: description_en } : { coat, risks, text: description }
  return { ...same, ...own, picture: pictureOf(same.slug) }
}

/** Addresses of the drawings, not the drawings: each is a file of its own. */
const files = {
  ...import.meta.glob<string>('../../../content/breeds/images/*.svg', { query: '?url', import: 'default', eager: true }),
  ...import.meta.glob<string>('../../../content/breeds/images/dogs/*.svg', { query: '?url', import: 'default', eager: true }),
}

const byCode = new Map(Object.entries(files).map(([path, address]) => [path.slice(path.lastIndexOf('/') + 1, -'.svg'.length), address]))

/** The address of a breed's drawing, by EMS code or slug; null when there is none. */
function pictureOf(code: string): string | null {
  return byCode.get(code) ?? null
}
