/** More questions in one message are answered together. */
const MOST_PARTS = 4
/** Characters of what is said around the questions. */
const MOST_CONTEXT = 600
/** A part of fewer words belongs to its neighbour. */
const LEAST_WORDS = 3

/** Where a sentence ends, and where another question begins behind "and" or a comma. */
const ENDS = /(?<=[?!;:])\s+|(?<=[\p{L}\p{N}]\.)\s+(?=[\p{L}])|\n+/u
const AND_ANOTHER =
  /(?:,\s*|\s+)(?:și|si|iar|plus|apoi|and|also|és|та|і)\s+(?=(?:cum|ce|cât|cat|câte|cate|când|cand|unde|care|cine|de ce|dacă|daca|pot|poate|este|trebuie|la ce|how|what|when|where|who|why|can|is|are|do|does|should|hogyan|mit|mikor|hol|mennyi|milyen|kell-e|lehet-e|szabad-e|kötelező-e|як|що|коли|де|чи|скільки)(?:\s|$))/iu
/** A comma alone parts only what can hardly be a clause of the same sentence, as „dacă …” and „care …” are. */
const COMMA_ANOTHER =
  /,\s*(?=(?:cum|ce|cât|cat|câte|cate|când|cand|unde|cine|de ce|la ce|how|what|when|where|why|hogyan|mit|mikor|hol|mennyi|як|що|коли|скільки)\s)/iu
const ASKS =
  /\?|(?:^|\s)(?:cum|ce|cât|cat|câte|cate|când|cand|unde|care|cine|dacă|daca|pot|how|what|when|where|who|why|can|should|hogyan|mit|mikor|hol|mennyi|як|що|коли|де|чи|скільки)(?:\s|$)/iu

/** A message cut into the questions it asks; `context` is what is said around the questions. */
export interface SplitMessage {
  questions: string[]
  context: string
}

/** Cuts a message into its questions; fewer than two when it asks one thing. */
export function splitMessage(text: string): SplitMessage {
  const pieces = text
    // Runs of blanks would be looked through from each of them.
    .replaceAll(/[^\S\n]+/g, ' ')
    .split(ENDS)
    .flatMap((sentence) => sentence.split(AND_ANOTHER))
    .flatMap((sentence) => sentence.split(COMMA_ANOTHER))
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '')
  const joined: string[] = []
  for (const piece of pieces) {
    const last = joined.at(-1)
    if (last !== undefined && piece.split(/\s+/).length < LEAST_WORDS) joined[joined.length - 1] = `${last} ${piece}`
    else joined.push(piece)
  }
  const questions = joined.filter((piece) => ASKS.test(piece)).slice(0, MOST_PARTS)
  return {
    questions,
    context: joined
      .filter((piece) => !questions.includes(piece))
      .join(' ')
      .slice(0, MOST_CONTEXT),
  }
}
