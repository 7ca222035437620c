import { z } from 'zod'
import { noticeAnswer } from '#texts/notice-answer.ts'
import type { Area, Operator, Values } from './area.ts'
import { printable, printed } from './printable.ts'
import { decide, openReports } from './reports.ts'
import { reason, text } from './values.ts'

/** Notice and action (Regulation (EU) 2022/2065, art. 16). */
export const reportArea: Area = {
  name: 'reports',
  help: `  list                                (what visitors report, oldest first)
  hide        --id R --reason T       (takes it off the site: a set of evidence and its files for good, a petition is closed,
                                       an article or a record is hidden)
  keep        --id R --reason T       (nothing is wrong with it, or it was put right)
              The reason is kept: write no names. Both print the answer to send when the sender left an address.`,
  options: ['id', 'reason'],
  commands: {
    list: async ({ db }) => (await openReports(db)).map(printed).join('\n') || 'no reports',
    hide: (operator, values) => act(operator, values, 'hide'),
    keep: (operator, values) => act(operator, values, 'keep'),
  },
}

async function act({ db }: Operator, values: Values, decision: 'hide' | 'keep'): Promise<string> {
  const { id } = z.object({ id: text }).parse(values)
  const because = reason.parse(values).reason
  const { report, found } = await decide(db, id, decision, because)
  const done = decision === 'keep' ? 'kept' : found ? 'hidden' : 'it was gone already'
  if (report.email === null) return done
  return `${done}\n\nAnswer to ${printable(report.email)}:\n\n${noticeAnswer(decision, because)}`
}
