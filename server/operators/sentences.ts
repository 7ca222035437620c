import { z } from 'zod'
import { Refusal } from '../platform/refusal.ts'

/** People get texts/errors.ts. */
const REFUSALS: Record<string, string | undefined> = {
  'server.unavailable': 'the database did not answer: nothing was changed, try again',
  'server.full': 'the disk of the database is full: nothing was changed',
  'petition.not_found': 'there is no such petition',
  'petition.goal_lowered': 'the goal can only be raised',
  'petition.is_open': 'the petition is open',
  'petition.signers_forgotten': 'the signers of this petition are anonymised, so they could sign twice: create another one',
  'petition.nothing_suspected': 'say which signatures: --address, --domain, --network, --surge, --from, --to',
  'petition.no_domain': '--domain: this is no domain',
  'shelter.not_found': 'there is no such shelter',
  'trainer.not_found': 'there is no such trainer',
  'blog.post_not_found': 'there is no such article',
  'operator.decided': 'there is no such open report or proposal',
  'operator.notice_not_found': 'there is no such open report or proposal',
  'operator.not_found': 'there is no such operator',
  'operator.last_owner': 'this is the only owner: invite another one first',
}

/** What an operator reads about a command that failed. */
export function sentenceOf(error: unknown): string {
  if (error instanceof z.ZodError) return error.issues.map(({ path, message }) => `--${path.join('.')}: ${message}`).join('\n')
  if (error instanceof Refusal) return REFUSALS[error.code] ?? `refused: ${error.code}`
  return error instanceof Error ? error.message : 'it did not work'
}
