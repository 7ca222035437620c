import { writeFile } from 'node:fs/promises'
import { PETITION_RESULT_CHARACTERS } from '#contract/limits.ts'
import { actionsCommand } from '../operators/actions.ts'
import { recordAction, writeRecorded } from '../operators/audit.ts'
import { command, type Noun, type Operator } from '../operators/command.ts'
import { listCommand } from '../operators/listing.ts'
import { called, instant, number, reason, text } from '../operators/options.ts'
import { writePrivately } from '../operators/private-file.ts'
import { siteSecret } from '../platform/site-secret.ts'
import { dossierPdf } from './dossier.ts'
import { invalidate } from './invalidate.ts'
import { allPetitions, anonymiseClosed, closePetition, createPetition, editPetition, raiseGoal, readStanding, reopenPetition } from './lifecycle.ts'
import { columns, moreWords, words } from './petition-options.ts'
import { proposalCommands } from './proposal-commands.ts'
import { signaturesCsv } from './signatures-csv.ts'

const id = { id: number }
/** What came of a petition; those who signed it read it. */
const result = text.max(PETITION_RESULT_CHARACTERS).optional()
const suspicion = {
  address: called('E', text).optional(),
  domain: called('D', text).optional(),
  network: called('IP', text).optional(),
  surge: called('NAME', text).optional(),
  from: instant.optional(),
  to: instant.optional(),
}

/** Everything an operator does with petitions. */
export const petitionCommands: Noun = {
  name: 'petitions',
  commands: [
    listCommand('list', ({ db }) => allPetitions(db), {
      none: 'there are none',
      shown: ['id', 'title', 'current_signatures', 'required_signatures', 'is_active', 'closed_at'],
    }),
    command('create', { ...words, goal: number, ...moreWords }, async ({ db, by }, { goal, ...given }) => {
      return `petition ${await createPetition(db, by, { ...columns(given), required_signatures: goal })}`
    }),
    command(
      'edit',
      { ...id, title: words.title.optional(), description: words.description.optional(), addressee: words.addressee.optional(), result, ...moreWords },
      async ({ db, by }, { id: petition, ...given }) => {
        const changes = columns(given)
        if (Object.keys(changes).length === 0) throw new Error('say what to change')
        await editPetition(db, by, petition, changes)
        return 'changed'
      },
    ),
    command('raise-goal', { ...id, goal: number }, async ({ db, by }, given) => {
      await raiseGoal(db, by, given.id, given.goal)
      return `the goal is ${given.goal}`
    }),
    command('close', { ...id, result }, async ({ db, by }, given) => {
      await closePetition(db, by, given.id, { result: given.result })
      return 'closed'
    }),
    command(
      'reopen',
      { ...id, reason },
      async ({ db, by }, given) => {
        await reopenPetition(db, by, given.id, given.reason)
        return 'open again'
      },
      'a closed one whose signers are not anonymised',
    ),
    command('export', { ...id, file: called('signatures.csv', text) }, (operator, given) => exportSignatures(operator, given)),
    command('dossier', { ...id, file: called('dossier.pdf', text) }, (operator, given) => exportDossier(operator, given)),
    command('invalidate', { ...id, ...suspicion }, async ({ db, by, settings }, { id: petition, ...named }) => {
      return `${await invalidate(db, by, await siteSecret(db, settings), petition, named)} signatures removed`
    }),
    command(
      'anonymise',
      id,
      async ({ db, by }, given) => {
        await anonymiseClosed(db, by, given.id)
        return 'anonymised'
      },
      'a closed petition; done by itself six months after it was closed',
    ),
    ...proposalCommands,
    actionsCommand,
  ],
}

/** Names and addresses: for the eyes of the one who runs this. */
async function exportSignatures({ db, by }: Operator, { id: petition, file }: { id: number; file: string }): Promise<string> {
  const { current_signatures: signatures } = await readStanding(db, petition)
  await writeRecorded(
    db,
    file,
    (part) => writePrivately(part, signaturesCsv(db, petition)),
    (tx) => recordAction(tx, by, 'export', { petition, details: { signatures } }, new Date()),
  )
  return file
}

async function exportDossier({ db, by }: Operator, { id: petition, file }: { id: number; file: string }): Promise<string> {
  const { current_signatures: signatures } = await readStanding(db, petition)
  await writeRecorded(
    db,
    file,
    async (part) => writeFile(part, await dossierPdf(db, petition)),
    (tx) => recordAction(tx, by, 'dossier', { petition, details: { signatures } }, new Date()),
  )
  return file
}
