/**
 * Letters of other scripts that look like a Latin one, in lower case: Cyrillic, Greek, Armenian and a few Latin ones of
 * their own. From confusables.txt of Unicode Technical Standard 39, as far as mail providers let them be written.
 */
const LOOK_ALIKES: Record<string, string> = {
  a: 'аαɑ',
  c: 'сϲ',
  d: 'ԁ',
  e: 'еҽ',
  g: 'ɡց',
  h: 'һհ',
  i: 'іιıɩ',
  j: 'јϳ',
  l: 'ӏ',
  n: 'ոռ',
  o: 'оοօσ',
  p: 'рρ',
  q: 'ԛզ',
  s: 'ѕ',
  u: 'υսʋ',
  v: 'ѵν',
  w: 'ԝա',
  x: 'х',
  y: 'уγү',
}

const latin = new Map(Object.entries(LOOK_ALIKES).flatMap(([letter, others]) => Array.from(others, (other): [string, string] => [other, letter])))

/** A text in lower case with every look-alike as the Latin letter it passes for; accents stay. */
export function withoutLookAlikes(text: string): string {
  return Array.from(text.normalize('NFD'), (letter) => latin.get(letter) ?? letter)
    .join('')
    .normalize('NFC')
}
