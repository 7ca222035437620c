const GRAM = 4
const LETTERS = 37

/** The character 4-grams of a folded word, each as one number; the word is padded, so its start and end count. */
export function wordGrams(folded: string): number[] {
  const codes = [0, ...letterCodes(folded), 0]
  const grams: number[] = []
  for (let start = 0; start + GRAM <= codes.length; start++) {
    let gram = 0
    for (let offset = 0; offset < GRAM; offset++) gram = gram * LETTERS + (codes[start + offset] ?? 0)
    grams.push(gram)
  }
  return grams
}

/** 1 to 26 for a to z, 27 to 36 for digits; letters of other alphabets share those numbers, which only blurs them. */
function letterCodes(folded: string): number[] {
  const codes: number[] = []
  for (let index = 0; index < folded.length; index++) {
    const code = folded.charCodeAt(index)
    if (code >= 97 && code <= 122) codes.push(code - 96)
    else if (code >= 48 && code <= 57) codes.push(code - 21)
    else codes.push((code % 26) + 1)
  }
  return codes
}
