import type { DeedId } from '#contract/official-petition.ts'

/**
 * What a deed may be: a contravention, an offence, a situation of danger in which an order of placement is given at once
 * (Law 205/2004, art. 24¹), or ill-treatment whose class our sources leave to the authority.
 */
export type DeedClass = 'contravention' | 'offence' | 'danger' | 'ill-treatment'

export type DeedGroup = 'care' | 'violence' | 'use' | 'rules'

/** One thing a witness may have seen. Its plain name is in texts/complaints/deeds.ts; a wrong choice is not held against the petitioner. */
export interface Deed {
  id: DeedId
  group: DeedGroup
  /** The articles, as a petition cites them. */
  law: string
  classes: readonly DeedClass[]
  /** The act on the official portal. */
  source: string
  /** The day (YYYY-MM-DD) it was last checked. */
  checked_on: string
}

const LAW_205 = 'https://legislatie.just.ro/Public/DetaliiDocument/52646'
const LAW_138 = 'https://legislatie.just.ro/Public/FormaPrintabila/00000G17OIRDDNYMGW63IGPZ9Y7GO3II'
const OUG_155 = 'https://legislatie.just.ro/Public/DetaliiDocument/32682'
/** OUG 55/2002 has no page number we could check. */
const PORTAL = 'https://legislatie.just.ro/'
const CHECKED_ON = '2026-11-22'

type DeedFacts = Pick<Deed, 'group' | 'law' | 'classes' | 'source'>

/** Article 24¹ is written with the raised digit of the printed law. */
const law205 = (group: DeedGroup, articles: string, ...classes: DeedClass[]): DeedFacts => ({
  group,
  law: `Legea nr. 205/2004, ${articles}`,
  classes,
  source: LAW_205,
})
/** Articles 24¹ and 25 hold since 2022 as Law 138/2022 wrote them. */
const penal = (group: DeedGroup, articles: string, ...more: DeedClass[]): DeedFacts => ({ ...law205(group, articles, 'offence', ...more), source: LAW_138 })

const facts: Record<DeedId, DeedFacts> = {
  'no-food-water': law205('care', 'art. 5 alin. (1), art. 26 și art. 24¹', 'contravention', 'danger'),
  'no-shelter': law205('care', 'art. 5 alin. (1), art. 26 și art. 24¹', 'contravention', 'danger'),
  'no-movement': law205('care', 'art. 5 alin. (1) și art. 26', 'contravention'),
  'no-vet': law205('care', 'art. 5 alin. (1) lit. e), art. 26 și art. 24¹', 'contravention', 'danger'),
  'heat-cold': law205('care', 'art. 5 alin. (1), art. 26 și art. 24¹', 'contravention', 'danger'),
  abandoned: law205('care', 'art. 4, art. 6 alin. (2) și art. 26', 'contravention'),
  beaten: law205('violence', 'art. 4, art. 5 alin. (2) și art. 6 alin. (1)', 'ill-treatment'),
  injured: penal('violence', 'art. 25 alin. (2) și art. 24¹', 'danger'),
  killed: penal('violence', 'art. 6 alin. (2) și art. 25 alin. (3)'),
  poisoned: penal('violence', 'art. 6 alin. (2) și art. 25'),
  shot: penal('violence', 'art. 6 alin. (2), art. 25 alin. (2) și art. 24¹', 'danger'),
  fights: penal('violence', 'art. 6 alin. (2), art. 25 alin. (3) și art. 24¹', 'danger'),
  zoophilia: penal('violence', 'art. 6 alin. (2) lit. n), art. 25 alin. (3) și art. 24¹', 'danger'),
  overworked: law205('use', 'art. 6 alin. (1)', 'ill-treatment'),
  'live-training': penal('use', 'art. 25 alin. (1) și art. 24¹', 'danger'),
  'cut-ears-tail': penal('use', 'art. 25 alin. (1)'),
  'young-sold': penal('use', 'art. 25 alin. (1)'),
  'wild-circus': penal('use', 'art. 25 alin. (2)'),
  'dangerous-dog': { group: 'rules', law: 'Ordonanța de urgență a Guvernului nr. 55/2002', classes: ['contravention'], source: PORTAL },
  'no-chip': { group: 'rules', law: 'Ordonanța de urgență a Guvernului nr. 155/2001', classes: ['contravention'], source: OUG_155 },
  'on-road': { ...law205('rules', 'art. 24¹', 'danger'), source: LAW_138 },
}

/** Every deed, in the order in which a list shows them. */
export const deeds: readonly Deed[] = idsOf(facts).map((id) => ({ id, ...facts[id], checked_on: CHECKED_ON }))

/** What was chosen, in the order of the list and not of the choosing. */
export function chosenDeeds(ids: readonly DeedId[]): Deed[] {
  return deeds.filter(({ id }) => ids.includes(id))
}

/** `Object.keys` forgets what its keys are. */
function idsOf<Key extends string>(record: Record<Key, unknown>): Key[] {
  const ids: Key[] = []
  for (const id in record) ids.push(id)
  return ids
}
