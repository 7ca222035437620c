/** What a set still needs, in the order it is asked for (S-199 to S-201). */
export type Missing = 'text' | 'login' | 'media'

interface GivenParts {
  title: string
  description: string
  signedIn: boolean
  /** Picked files. */
  files: number
}

/** Names what is missing; only spaces count as missing. */
export function missingParts({ title, description, signedIn, files }: GivenParts): Missing[] {
  const missing: Missing[] = []
  if (title.trim() === '' || description.trim() === '') missing.push('text')
  if (!signedIn) missing.push('login')
  if (files === 0) missing.push('media')
  return missing
}
