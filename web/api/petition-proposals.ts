import * as endpoints from '#contract/endpoints.ts'
import type { OwnProposal, ProposalForm } from '#contract/petition-proposals.ts'
import { browserApi, type CallOptions } from './client.ts'

/** Proposes a petition. @throws ApiError auth.required, petition.proposals_full */
export function proposePetition(body: ProposalForm, options: CallOptions): Promise<OwnProposal> {
  return browserApi.call(endpoints.proposePetition, { ...options, body, auth: true })
}

/** What the account proposed, newest first. @throws ApiError auth.required */
export function listOwnProposals(signal: AbortSignal): Promise<OwnProposal[]> {
  return browserApi.call(endpoints.listOwnProposals, { signal, auth: true })
}

/** @throws ApiError petition.proposal_decided, petition.proposal_not_found */
export function takeProposalBack(id: string): Promise<null> {
  return browserApi.call(endpoints.takeProposalBack, { params: { id }, auth: true })
}
