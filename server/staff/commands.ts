import { z } from 'zod'
import { EMAIL_CHARACTERS } from '#contract/limits.ts'
import { roles } from '#contract/staff.ts'
import { emailKey } from '../auth/accounts.ts'
import { command, type Noun } from '../operators/command.ts'
import { listCommand } from '../operators/listing.ts'
import { called, text } from '../operators/options.ts'
import type { Db } from '../platform/database/database.ts'
import { invitationLink, invite } from './invitations.ts'
import { disable, listStaff, operatorOfEmail } from './people.ts'

const email = called('E', text.max(EMAIL_CHARACTERS).pipe(z.email()))

/** Who runs the site in its web area; there an owner does the same. */
export const operatorCommands: Noun = {
  name: 'operators',
  commands: [
    command(
      'invite',
      { email, role: called(roles.join('|'), z.enum(roles)) },
      async ({ db, by, settings }, given) => invitationLink(settings.origin, (await invite(db, by, given)).token),
      'a link for that person alone, three days, once; for a known address it renews password, app and codes',
    ),
    listCommand('list', ({ db }) => everybody(db), { none: 'nobody yet: operators invite' }),
    command(
      'disable',
      { email },
      async ({ db, by }, given) => {
        await disable(db, by, await operatorOfEmail(db, emailKey(given.email)))
        return 'disabled, and signed out everywhere'
      },
      'cannot sign in until invited again; the last owner stays',
    ),
  ],
}

/** Who runs the site, and under them who was invited to. */
async function everybody(db: Db): Promise<object[]> {
  const { operators, invitations } = await listStaff(db)
  return [...operators, ...invitations.map((row) => ({ ...row, invited: true }))]
}
