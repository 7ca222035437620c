import { command, type Noun } from '../operators/command.ts'
import { shownWhole } from '../operators/listing.ts'
import { called, flag, sure, text } from '../operators/options.ts'
import { erasureLog } from '../platform/database/erasure-log.ts'
import type { PersonalData } from '../platform/personal-data.ts'
import { erase, exportAccount, findAccount, resetLink, signOut } from './account-support.ts'

const whose = { email: called('E', text.max(254)) }

/** People with an account, by their mailbox. */
export function accountCommands(personalData: readonly PersonalData[]): Noun {
  return {
    name: 'accounts',
    commands: [
      command(
        'find',
        { ...whose, json: flag },
        async ({ db, by }, { email, json }) => shownWhole(await findAccount(db, by, personalData, email), json),
        'how much belongs to it; --json for other programs',
      ),
      command(
        'sign-out',
        whose,
        async ({ db, by }, { email }) => {
          await signOut(db, by, email)
          return 'signed out everywhere'
        },
        'ends every sign-in',
      ),
      command(
        'reset-link',
        whose,
        async ({ db, by, settings: { publicUrl, port } }, { email }) =>
          `${publicUrl ?? `http://localhost:${port}`}/parola-noua#token=${await resetLink(db, by, email)}`,
        'a link to a new password, 24 hours, once; be sure who asks, and give it to nobody else',
      ),
      command(
        'export',
        { ...whose, file: called('F.json', text) },
        async ({ db, by }, { email, file }) => {
          await exportAccount(db, by, personalData, email, file)
          return file
        },
        'what its owner would get; readable by you alone, delete it after use',
      ),
      command(
        'erase',
        { ...whose, yes: sure },
        async ({ db, by, settings }, { email }) => {
          await erase(db, by, { erasures: erasureLog(settings.erasuresFile), personalData }, email)
          return 'erased; files of evidence go with the next sweep'
        },
        'for good, as its owner could; be sure who asks',
      ),
    ],
  }
}
