import { command, type Noun, type Operator } from '../operators/command.ts'
import { listCommand } from '../operators/listing.ts'
import { called, reason, text } from '../operators/options.ts'
import { printable } from '../operators/printable.ts'
import { decide } from './decide.ts'
import { openReports } from './open-reports.ts'

const one = { id: called('R', text), reason }

/** Notice and action, and the reasons given to whoever is concerned (Regulation (EU) 2022/2065, art. 16 and 17). */
export const reportCommands: Noun = {
  name: 'reports',
  commands: [
    listCommand('list', ({ db }) => openReports(db), { none: 'no reports', about: 'what visitors report, oldest first' }),
    command(
      'hide',
      one,
      (operator, given) => act(operator, given, 'hide'),
      `takes it off the site: a set of evidence and its files for good, a petition is closed, an article or a record is hidden;
prints also what whoever uploaded a set is told`,
    ),
    command(
      'keep',
      one,
      (operator, given) => act(operator, given, 'keep'),
      `nothing is wrong with it, or it was put right
The reason is kept and sent: say which law or rule, and write no names. Both print the answer when the sender left an address: to send, or as the site mails it when it can. Whoever sent a note about a record is told by mail alone.`,
    ),
  ],
}

async function act({ db, by, settings }: Operator, given: { id: string; reason: string }, decision: 'hide' | 'keep'): Promise<string> {
  const mailed = settings.mail !== null
  const { found, letters } = await decide(db, by, { ...given, decision, way: mailed ? 'mailed' : 'told' })
  const done = [decision === 'keep' ? 'kept' : found ? 'hidden' : 'it was gone already']
  for (const { about, to, text } of letters)
    done.push(`${about === 'removal' ? 'Reasons' : 'Answer'}${mailed ? ', sent by mail,' : ''} ${toWhom(about, to)}`, text)
  return done.join('\n\n')
}

function toWhom(about: string, to: string): string {
  return about === 'removal' ? `for ${printable(to)}, who uploaded it:` : `to ${printable(to)}:`
}
