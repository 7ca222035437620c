/** What a set still needs, in the order the specification asks for it (spec §5). */
export type Missing = 'text' | 'login' | 'media'

interface Parts {
  title: string
  description: string
  signedIn: boolean
  /** Picked files. */
  files: number
}

/** Names what is missing; only spaces count as missing. */
export function missingParts({ title, description, signedIn, files }: Parts): Missing[] {
  const missing: Missing[] = []
  if (title.trim() === '' || description.trim() === '') missing.push('text')
  if (!signedIn) missing.push('login')
  if (files === 0) missing.push('media')
  return missing
}
