/** Endings under which advertised sites live; a dot inside a name ('P.Popescu', 'dr.ing.') is none. */
const ENDINGS = 'ro|com|net|org|eu|info|biz|io|co|me|md|ru|uk|de|fr|it|es|us|xyz|online|site|shop|store|top|club|app|dev|link|ly|gg|tv'
const LINK = new RegExp(`://|\\bwww\\.|[\\p{L}\\p{N}-]{2,}\\.(?:${ENDINGS})(?![\\p{L}\\p{N}])`, 'iu')

/** True when a name carries a web address: signatures are no place for advertising. */
export function hasLink(name: string): boolean {
  return LINK.test(name.normalize('NFKC'))
}
