import { z } from 'zod'
import { instant, randomId, typedText } from './common.ts'
import {
  ADDRESSEE_CHARACTERS,
  DECISION_CHARACTERS,
  PETITION_TITLE_CHARACTERS,
  PROPOSAL_ASKED_CHARACTERS,
  PROPOSAL_REASONS_CHARACTERS,
  PROPOSAL_STATES,
  STAFF_PAGE_SIZE,
} from './limits.ts'
import { petitionGoal } from './petitions.ts'

/** A petition somebody proposes; nobody but operators reads it until one publishes it. */
export const proposalForm = z
  .strictObject({
    title: typedText(PETITION_TITLE_CHARACTERS),
    addressee: typedText(ADDRESSEE_CHARACTERS),
    asked: typedText(PROPOSAL_ASKED_CHARACTERS),
    reasons: typedText(PROPOSAL_REASONS_CHARACTERS),
    required_signatures: petitionGoal,
  })
  .meta({ id: 'PetitionProposalForm' })
export type ProposalForm = z.infer<typeof proposalForm>

/** A proposal as its proposer sees it: why it was refused, or the petition it has become. */
export const ownProposal = z
  .object({
    id: randomId,
    title: z.string(),
    state: z.enum(PROPOSAL_STATES),
    reason: z.string().nullable(),
    petition_id: z.int().positive().nullable(),
    created_at: instant,
    decided_at: instant.nullable(),
  })
  .meta({ id: 'OwnPetitionProposal' })
export type OwnProposal = z.infer<typeof ownProposal>

/** A proposal that waits, as operators read it; who proposed it is not told. */
export const proposalShown = z
  .object({
    id: randomId,
    title: z.string(),
    addressee: z.string(),
    /** What is asked for, then why: the text of the petition it may become. */
    description: z.string(),
    required_signatures: z.int().positive(),
    created_at: instant,
  })
  .meta({ id: 'PetitionProposal' })
export type ProposalShown = z.infer<typeof proposalShown>

const proposalLine = proposalShown.pick({ id: true, title: true, addressee: true, created_at: true }).meta({ id: 'PetitionProposalLine' })
export type ProposalLine = z.infer<typeof proposalLine>

/** `after` is the `next` of the page before. */
export const proposalsQuery = z.object({
  after: z
    .string()
    .regex(/^[\dTZ:.-]{20,30} [\w-]{22}$/)
    .optional(),
})

/** Oldest first; `waiting` counts all of them, `next` is null on the last page. */
export const proposalsPage = z
  .object({ proposals: z.array(proposalLine).max(STAFF_PAGE_SIZE), waiting: z.int().nonnegative(), next: z.string().nullable() })
  .meta({ id: 'PetitionProposalsPage' })
export type ProposalsPage = z.infer<typeof proposalsPage>

/** The reason is read by whoever proposed, and kept in the record of actions: it names nobody. */
export const proposalRefusal = z.strictObject({ reason: typedText(DECISION_CHARACTERS) }).meta({ id: 'PetitionProposalRefusal' })
