import { AUTO_TITLE_CHARACTERS, CARD_DESCRIPTION_WORDS } from '#contract/limits.ts'

/** The first words of a description, with '...' when something was left out (S-492: cards show 16). */
export function firstWords(text: string, words = CARD_DESCRIPTION_WORDS): string {
  const all = text.split(/\s+/).filter(Boolean)
  return all.length <= words ? text.trim() : `${all.slice(0, words).join(' ')}...`
}

/** The title a conversation takes from its first question: 50 characters, '...' when longer (S-369 to S-371). */
export function autoTitle(question: string): string {
  // Whole code points, so that a cut never leaves half of an emoji.
  const characters = Array.from(question.trim().replaceAll(/\s+/g, ' '))
  if (characters.length <= AUTO_TITLE_CHARACTERS) return characters.join('')
  return `${characters.slice(0, AUTO_TITLE_CHARACTERS).join('')}...`
}
