/** What the match reads of a breed; the English name counts too when it is given. */
export interface MatchedBreed {
  ems: string
  name: string
  name_en?: string
}

/** Words that contain a breed's name and speak of another animal ('animale exotice' is no Exotic). */
const FALSE_FRIENDS = ['siberian husky', 'husky siberian', 'exotice', 'exotici', 'thailand']

/**
 * True when one item of `petsCanTrain` is the breed's EMS code or contains the breed's name (S-322, S-323);
 * case and diacritics do not matter. Where longer names of `allNames` contain this one, the longest in the item wins:
 * 'Don Sphynx' is no Sphynx.
 */
export function isBreederOf(breed: MatchedBreed, petsCanTrain: string[], allNames: string[]): boolean {
  const code = fold(breed.ems)
  const names = [breed.name, breed.name_en ?? ''].flatMap(spellings)
  const others = [...allNames.flatMap(spellings), ...FALSE_FRIENDS].filter((other) => !names.includes(other))
  return petsCanTrain.map(fold).some((item) => item === code || names.some((name) => namesBreed(item, name, others)))
}

/** Takes the longer names out of the item first, so that one item may still name both breeds. */
function namesBreed(item: string, name: string, others: string[]): boolean {
  const longer = others.filter((other) => other.includes(name)).toSorted((one, other) => other.length - one.length)
  return longer.reduce((rest, other) => rest.replaceAll(other, '|'), item).includes(name)
}

/** 'Chartreux (Certozină)' is one breed under two names. */
function spellings(name: string): string[] {
  return name
    .split(/[()]/)
    .map(fold)
    .filter((part) => part !== '')
}

function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim()
}
