import { foldForSearch } from '#contract/search.ts'

/**
 * The codes and names of the catalogue, folded and short, for telling a breed from a species. A copy of cats.json
 * (breed-names.test.ts compares them), because this file ships to the browser and the catalogue's descriptions must not.
 */
const CODES = new Set(
  `exo per rag sbi tuv acl acs lpl lps mco nem nfo sib tua ben blh bml bom bsh bur cha cym eur kbl kbs kor man mau oci sin sno sok srl srs
  aby bal crx drx dsp grx jbs lyo olh osh peb rus sia som sph tha hcl hcs`.split(/\s+/),
)

const NAMES = [
  'abisiniana|abyssinian|albastra de rusia|russian blue|american curl|angora turceasca|turkish angora|balineza|balinese|bengal|birmana sacra|sacred birman',
  'bobtail de kurile|kurilean bobtail|bobtail japonez|japanese bobtail|bombay|british|burmeza|burmese|burmilla|certozina|chartreux|cornish rex|cymric',
  'devon rex|don sphynx|europeana|european|exotic|german rex|korat|laperm|lykoi|maine coon|manx|mau egipteana|egyptian mau|neva masquerade',
  'norvegiana de padure|norwegian forest cat|ocicat|orientala|oriental|persana|persian|peterbald|pisica de casa|house cat|ragdoll|selkirk rex',
  'siameza|siamese|siberiana|siberian|singapura|snowshoe|sokoke|somaleza|somali|sphynx|thai|van turcesc|turkish van',
].join('|')

/** Whole words only: 'animale exotice' names no Exotic. */
const named = new RegExp(`(?<![a-z])(?:${NAMES})(?![a-z])`)

/** True when an item of `pets_can_train` is an EMS code or names a breed of the catalogue, and so is no species. */
export function isBreedName(item: string): boolean {
  const folded = foldForSearch(item).trim()
  return CODES.has(folded) || named.test(folded)
}
