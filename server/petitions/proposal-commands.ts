import { command } from '../operators/command.ts'
import { listCommand, shownWhole } from '../operators/listing.ts'
import { called, flag, number, reason, text } from '../operators/options.ts'
import { publishProposal, readProposal, refuseProposal, waitingProposals } from './decide-proposals.ts'
import { columns, moreWords, words } from './petition-options.ts'

const id = { id: called('ID', text) }
const { title, description, addressee } = words
const mended = { title: title.optional(), description: description.optional(), addressee: addressee.optional(), goal: number.optional(), ...moreWords }

/** Petitions that visitors propose, as words of `petitions`. */
export const proposalCommands = [
  listCommand('proposals', async ({ db }) => (await waitingProposals(db)).proposals, { none: 'nothing waits', about: 'the fifty that wait longest' }),
  command(
    'proposal',
    { ...id, json: flag },
    async ({ db }, given) => shownWhole(await readProposal(db, given.id), given.json),
    'one, whole; --json for other programs',
  ),
  command(
    'accept',
    { ...id, ...mended },
    async ({ db, by, settings }, { id: proposal, goal, ...given }) => {
      const { id: _, created_at: __, ...proposed } = await readProposal(db, proposal)
      const mends = Object.fromEntries(Object.entries({ ...columns(given), required_signatures: goal }).filter(([, value]) => value !== undefined))
      return `petition ${await publishProposal(db, by, proposal, { ...proposed, ...mends }, { mails: settings.mail !== null })}`
    },
    'publishes it, with the words that are said in the place of its own',
  ),
  command(
    'refuse',
    { ...id, reason },
    async ({ db, by, settings }, given) => {
      await refuseProposal(db, by, given.id, given.reason, { mails: settings.mail !== null })
      return 'refused'
    },
    'whoever proposed reads the reason',
  ),
]
