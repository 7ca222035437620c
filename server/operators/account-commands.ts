import { z } from 'zod'
import { erasureLog } from '../platform/erasure-log.ts'
import { erase, exportAccount, findAccount, signOut } from './accounts.ts'
import type { Area } from './area.ts'
import { printed } from './printable.ts'
import { text } from './values.ts'

const whose = z.object({ email: text.max(254) })

/** People with an account, by their mailbox. */
export const accountArea: Area = {
  name: 'accounts',
  help: `  find        --email E               (how much belongs to it)
  sign-out    --email E               (ends every sign-in)
  export      --email E --file F.json (what its owner would get; readable by you alone, delete it after use)
  erase       --email E --yes         (for good, as its owner could; be sure who asks)`,
  options: ['email', 'file'],
  flags: ['yes'],
  commands: {
    find: async ({ db }, values) => printed(await findAccount(db, whose.parse(values).email)),
    'sign-out': async ({ db }, values) => {
      await signOut(db, whose.parse(values).email)
      return 'signed out everywhere'
    },
    export: async ({ db }, values) => {
      const { email, file } = whose.extend({ file: text }).parse(values)
      await exportAccount(db, email, file)
      return file
    },
    erase: async ({ db, settings }, values) => {
      const { email } = whose.parse(values)
      if (values['yes'] === undefined) throw new Error('this cannot be undone: say --yes')
      await erase(db, erasureLog(settings.erasuresFile), email)
      return 'erased; files of evidence go with the next sweep'
    },
  },
}
