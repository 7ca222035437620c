import { sql } from 'kysely'
import { DAY_MS, PROPOSALS_WAITING } from '#contract/limits.ts'
import type { OwnProposal, ProposalForm } from '#contract/petition-proposals.ts'
import type { Language } from '#texts/language.ts'
import { countRows } from '../platform/database/count-rows.ts'
import { locked, type Db } from '../platform/database/database.ts'
import type { WaitingWork } from '../platform/database/waiting.ts'
import { isId, newId } from '../platform/ids.ts'
import { whole, type PersonalData } from '../platform/personal-data.ts'
import { Refusal } from '../platform/refusal.ts'

/** Whoever proposed reads what was decided for half a year; what nobody decides about in a year is gone. The privacy page promises both. */
const KEPT_DECIDED_MS = 180 * DAY_MS
const KEPT_WAITING_MS = 365 * DAY_MS

const SHOWN_TO_PROPOSER = ['id', 'title', 'state', 'reason', 'petition_id', 'created_at', 'decided_at'] as const

/**
 * Keeps a petition somebody proposes until an operator decides about it.
 *
 * @throws Refusal petition.proposals_full, auth.required when the account is gone meanwhile
 */
export function proposePetition(db: Db, userId: string, form: ProposalForm, language: Language, now = new Date()): Promise<OwnProposal> {
  return db.transaction().execute(async (tx) => {
    const account = await locked(tx.selectFrom('users').select('id').where('id', '=', userId), tx).executeTakeFirst()
    if (!account) throw new Refusal('auth.required')
    const waiting = await countRows(tx.selectFrom('petition_proposals').where('user_id', '=', userId).where('state', '=', 'waiting'))
    if (waiting >= PROPOSALS_WAITING) throw new Refusal('petition.proposals_full')
    return tx
      .insertInto('petition_proposals')
      .values({
        ...form,
        id: newId(),
        user_id: userId,
        language,
        state: 'waiting',
        reason: null,
        petition_id: null,
        created_at: now.toISOString(),
        decided_at: null,
      })
      .returning(SHOWN_TO_PROPOSER)
      .executeTakeFirstOrThrow()
  })
}

/** What an account proposed, newest first. */
export function ownProposals(db: Db, userId: string): Promise<OwnProposal[]> {
  return db.selectFrom('petition_proposals').select(SHOWN_TO_PROPOSER).where('user_id', '=', userId).orderBy('created_at', 'desc').orderBy('id').execute()
}

/** @throws Refusal petition.proposal_not_found, petition.proposal_decided */
export async function takeProposalBack(db: Db, userId: string, id: string): Promise<void> {
  if (!isId(id)) throw new Refusal('petition.proposal_not_found')
  const own = (from: Pick<Db, 'selectFrom'>) => from.selectFrom('petition_proposals').select('id').where('id', '=', id).where('user_id', '=', userId)
  const gone = await db.deleteFrom('petition_proposals').where('id', 'in', own(db)).where('state', '=', 'waiting').executeTakeFirstOrThrow()
  if (gone.numDeletedRows > 0n) return
  throw new Refusal((await own(db).executeTakeFirst()) ? 'petition.proposal_decided' : 'petition.proposal_not_found')
}

/** Proposals nobody has decided about. */
export const undecidedProposals: WaitingWork = { instants: () => sql`select created_at as at from petition_proposals where state = 'waiting'` }

/** Removes proposals that were decided about long ago, and those nobody decided about in a year. Safe to repeat. */
export async function sweepProposals(db: Db, now = new Date()): Promise<void> {
  const before = (ms: number) => new Date(now.getTime() - ms).toISOString()
  await db
    .deleteFrom('petition_proposals')
    .where((row) => row.or([row('decided_at', '<=', before(KEPT_DECIDED_MS)), row('created_at', '<=', before(KEPT_WAITING_MS))]))
    .execute()
}

/** What an account proposed; it goes with the account. */
export const proposalData: PersonalData = {
  export: {
    petition_proposals: whole((db, { id }) =>
      db
        .selectFrom('petition_proposals')
        .select(['title', 'addressee', 'asked', 'reasons', 'required_signatures', 'state', 'reason', 'created_at', 'decided_at'])
        .where('user_id', '=', id)
        .orderBy('created_at')
        .execute(),
    ),
  },
  count: { petition_proposals: (db, userId) => countRows(db.selectFrom('petition_proposals').where('user_id', '=', userId)) },
}
