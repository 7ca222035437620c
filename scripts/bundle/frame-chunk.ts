/** What every page needs besides React: a folder ends with a slash, a file stands with its whole name. */
export const FRAME = [
  'web/ui/',
  'web/lib/',
  'web/styles/',
  'web/features/language/',
  'web/features/account/account.tsx',
  'web/features/account/account-state.ts',
  'web/features/account/storage.ts',
  'web/features/account/use-stored-account.ts',
  'web/features/offline/ask-worker.ts',
  'web/features/offline/register.ts',
  'web/features/shell/',
  'web/api/auth.ts',
  'web/api/client.ts',
  'web/api/context.ts',
  'web/api/token.ts',
  'texts/dates.ts',
  'texts/language.ts',
  'texts/shell.ts',
  'texts/ui.ts',
]

/** Files of those folders that few first views need, without their ending: the styles beside a component go with it. */
export const LATER = ['web/features/shell/account-menu', 'web/ui/menu', 'web/ui/pager', 'web/lib/link-token', 'web/lib/save-file']

const root = new URL('../..', import.meta.url).pathname

/**
 * Whether a module belongs into the one file that every page fetches, instead of twenty. Each screen stays in a file of
 * its own. frame-chunk.test.ts fails when one of the names above names nothing any more.
 */
export function inFrame(id: string): boolean {
  const path = id.startsWith(root) ? id.slice(root.length) : ''
  return FRAME.some((part) => (part.endsWith('/') ? path.startsWith(part) : path === part)) && !LATER.some((part) => path.startsWith(`${part}.`))
}
