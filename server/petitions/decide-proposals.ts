import { STAFF_PAGE_SIZE } from '#contract/limits.ts'
import type { ProposalShown, ProposalsPage } from '#contract/petition-proposals.ts'
import { queueMail } from '../mail/outbox.ts'
import { recordAction, type Actor } from '../operators/audit.ts'
import { refuseDecided } from '../operators/decided.ts'
import { countRows } from '../platform/database/count-rows.ts'
import { locked, type Db } from '../platform/database/database.ts'
import { addPetition, type PetitionFields } from './lifecycle.ts'

/** Whether the site tells what was decided by mail. */
interface Telling {
  mails: boolean
}

const READ = ['id', 'title', 'addressee', 'asked', 'reasons', 'required_signatures', 'created_at'] as const

/** One page of the proposals nobody has decided about, oldest first. @param after the `next` of the page before */
export async function waitingProposals(db: Db, after?: string): Promise<ProposalsPage> {
  const waiting = db.selectFrom('petition_proposals').where('state', '=', 'waiting')
  const [at, id] = after?.split(' ') ?? []
  let behind = waiting
  if (at !== undefined && id !== undefined)
    behind = behind.where('created_at', '>=', at).where((row) => row.or([row('created_at', '>', at), row('id', '>', id)]))
  const rows = await behind
    .select(['id', 'title', 'addressee', 'created_at'])
    .orderBy('created_at')
    .orderBy('id')
    .limit(STAFF_PAGE_SIZE + 1)
    .execute()
  const proposals = rows.slice(0, STAFF_PAGE_SIZE)
  const last = rows.length > STAFF_PAGE_SIZE ? proposals.at(-1) : undefined
  return { proposals, waiting: await countRows(waiting), next: last ? `${last.created_at} ${last.id}` : null }
}

/** @throws Refusal operator.decided, operator.notice_not_found */
export async function readProposal(db: Db, id: string): Promise<ProposalShown> {
  const row = await db.selectFrom('petition_proposals').select(READ).where('id', '=', id).where('state', '=', 'waiting').executeTakeFirst()
  if (!row) return refuseDecided(db, id)
  const { asked, reasons, ...shown } = row
  return { ...shown, description: `${asked.trim()}\n\n${reasons.trim()}` }
}

/**
 * Makes a petition of a proposal, in the words of an operator, and has whoever proposed it told; answers the petition's id.
 *
 * @throws Refusal operator.decided, operator.notice_not_found
 */
export function publishProposal(db: Db, by: Actor, id: string, words: PetitionFields, { mails }: Telling, now = new Date()): Promise<number> {
  return db.transaction().execute(async (tx) => {
    const proposal = await undecided(tx, id)
    const petition = await addPetition(tx, words, now)
    await tx.updateTable('petition_proposals').set({ state: 'published', petition_id: petition, decided_at: now.toISOString() }).where('id', '=', id).execute()
    await recordAction(tx, by, 'petitions.publish-proposal', { id, petition, details: { goal: words.required_signatures } }, now)
    if (mails) await tell(tx, proposal, now)
    return petition
  })
}

/** Refuses a proposal; whoever proposed it reads why. @throws Refusal operator.decided, operator.notice_not_found */
export function refuseProposal(db: Db, by: Actor, id: string, reason: string, { mails }: Telling, now = new Date()): Promise<void> {
  return db.transaction().execute(async (tx) => {
    const proposal = await undecided(tx, id)
    await tx.updateTable('petition_proposals').set({ state: 'refused', reason, decided_at: now.toISOString() }).where('id', '=', id).execute()
    await recordAction(tx, by, 'petitions.refuse-proposal', { id, details: { reason } }, now)
    if (mails) await tell(tx, proposal, now)
  })
}

type Undecided = Awaited<ReturnType<typeof undecided>>

async function undecided(tx: Db, id: string) {
  const proposal = tx.selectFrom('petition_proposals').select(['id', 'user_id', 'language']).where('id', '=', id).where('state', '=', 'waiting')
  return (await locked(proposal, tx).executeTakeFirst()) ?? refuseDecided(tx, id)
}

/** Whose address it is was never proven: its mailbox is counted like those of signers. */
async function tell(tx: Db, { id, user_id, language }: Undecided, now: Date): Promise<void> {
  const { email_key } = await tx.selectFrom('users').select('email_key').where('id', '=', user_id).executeTakeFirstOrThrow()
  await queueMail(tx, { kind: 'proposal_decided', user_id, email: null, email_key, proposal_id: id, language }, now)
}
