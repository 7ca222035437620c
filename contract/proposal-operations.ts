import { z } from 'zod'
import { recordPath } from './common.ts'
import type { Codes, Described } from './described.ts'
import { newPetition, petitionCreated } from './petition-desk.ts'
import { ownProposal, proposalForm, proposalRefusal, proposalShown, proposalsPage, proposalsQuery } from './petition-proposals.ts'
import type { Role } from './staff.ts'

const ACCOUNT: Codes = ['auth.conflicting_credentials', 'request.cross_site', 'auth.required']
const nothing = { 204: z.null() }

/** Petitions that visitors with an account propose. */
export const proposalOperations = {
  proposePetition: {
    who: 'account',
    tags: ['petitions'],
    description: 'Proposes a petition; an operator publishes or refuses it. Five of an account wait at a time.',
    body: proposalForm,
    response: { 201: ownProposal },
    refuses: [...ACCOUNT, 'petition.proposals_full'],
  },
  listOwnProposals: { who: 'account', tags: ['account'], response: { 200: z.array(ownProposal) }, refuses: ACCOUNT },
  takeProposalBack: {
    who: 'owner',
    tags: ['account'],
    description: 'Takes back a proposal nobody has decided about.',
    params: recordPath,
    response: nothing,
    refuses: [...ACCOUNT, 'petition.proposal_not_found', 'petition.proposal_decided'],
  },
} satisfies Record<string, Described>

const petitioners: readonly Role[] = ['petitions']
const desk = { who: 'operator', roles: petitioners, tags: ['operators', 'petitions'] } as const
const OPERATOR: Codes = ['request.cross_site', 'operator.required', 'operator.forbidden']
const DECIDED: Codes = [...OPERATOR, 'operator.notice_not_found', 'operator.decided']

/** The same proposals, as the petitioner's desk decides about them. Each is decided once: later decisions are told who did. */
export const proposalDeskOperations = {
  listProposals: {
    ...desk,
    description: 'Proposed petitions nobody has decided about, oldest first, fifty at a time.',
    querystring: proposalsQuery,
    response: { 200: proposalsPage },
    refuses: OPERATOR,
  },
  readProposal: { ...desk, params: recordPath, response: { 200: proposalShown }, refuses: DECIDED },
  publishProposal: {
    ...desk,
    description: 'Publishes a petition of it, in the words that are sent; whoever proposed it is told.',
    params: recordPath,
    body: newPetition,
    response: { 201: petitionCreated },
    refuses: DECIDED,
  },
  refuseProposal: {
    ...desk,
    description: 'Refuses it; whoever proposed it reads why.',
    params: recordPath,
    body: proposalRefusal,
    response: nothing,
    refuses: DECIDED,
  },
} satisfies Record<string, Described>
