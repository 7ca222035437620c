/** What Intl.Segmenter takes for the end of a sentence and is not: it breaks after "nr." before digits and after "alin." before a bracket. */
const unfinished = /(?:^|[\s(„])(?:art|alin|lit|nr|pct|dl|dna|dr|ex|etc|str|bd|cca|max|min|O\.U\.G|O\.G|H\.G|M\.Of|Dr|Nr|Art)\.\s*$/u

const segmenter = new Intl.Segmenter('ro', { granularity: 'sentence' })

/** The sentences of a paragraph, exactly as written, without the spaces around them. */
export function sentences(paragraph: string): string[] {
  const whole: string[] = []
  let started = ''
  for (const { segment } of segmenter.segment(paragraph)) {
    started += segment
    if (unfinished.test(started) || opensBold(started)) continue
    whole.push(started.trim())
    started = ''
  }
  if (started.trim() !== '') whole.push(started.trim())
  return whole.filter((sentence) => sentence !== '')
}

/** A sentence cut inside **bold** would leave the stars behind. */
function opensBold(text: string): boolean {
  return text.split('**').length % 2 === 0
}
