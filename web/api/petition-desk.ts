import * as endpoints from '#contract/endpoints.ts'
import type {
  CloseForm,
  DeskPetition,
  NewPetition,
  PetitionChange,
  PetitionsDeskQuery,
  PetitionsPage,
  SuspectsRemoval,
  SuspectsRemoved,
  ReopenForm,
  Suspects,
  Suspicion,
} from '#contract/petition-desk.ts'
import type { Api, CallOptions } from './client.ts'
import type { NewUpdate, PetitionUpdates } from '#contract/petition-updates.ts'
import type { ProposalShown, ProposalsPage } from '#contract/petition-proposals.ts'

/** One page of all petitions; `after` of the next one stands in its answer. @throws ApiError */
export function listDeskPetitions(api: Api, query: PetitionsDeskQuery): Promise<PetitionsPage> {
  return api.call(endpoints.listDeskPetitions, { query })
}

/** @throws ApiError petition.not_found */
export function readDeskPetition(api: Api, id: string | number): Promise<DeskPetition> {
  return api.call(endpoints.readDeskPetition, { params: { id } })
}

/** Publishes a petition and answers its id. @throws ApiError */
export async function createPetition(api: Api, body: NewPetition, options: CallOptions): Promise<number> {
  return (await api.call(endpoints.createPetition, { ...options, body })).id
}

/** @throws ApiError operator.stale, petition.goal_lowered, petition.not_found */
export function editPetition(api: Api, id: number, body: PetitionChange, options: CallOptions): Promise<DeskPetition> {
  return api.call(endpoints.editPetition, { ...options, params: { id }, body })
}

/** @throws ApiError operator.stale, petition.not_found */
export function closePetition(api: Api, id: number, body: CloseForm, options: CallOptions): Promise<DeskPetition> {
  return api.call(endpoints.closePetition, { ...options, params: { id }, body })
}

/** @throws ApiError operator.stale, petition.is_open, petition.signers_forgotten, petition.not_found */
export function reopenPetition(api: Api, id: number, body: ReopenForm, options: CallOptions): Promise<DeskPetition> {
  return api.call(endpoints.reopenPetition, { ...options, params: { id }, body })
}

/** Forgets the signers of a closed petition, for good. @throws ApiError operator.stale, petition.is_open, petition.not_found */
export function anonymisePetition(api: Api, id: number, expected: string, options: CallOptions): Promise<DeskPetition> {
  return api.call(endpoints.anonymisePetition, { ...options, params: { id }, body: { expected } })
}

/** What was told of a petition. @throws ApiError petition.not_found */
export function listUpdates(api: Api, id: string): Promise<PetitionUpdates> {
  return api.call(endpoints.listUpdates, { params: { id } })
}

/** Tells what is new, by mail too. @throws ApiError petition.signers_forgotten, petition.updates_full, petition.not_found */
export function publishUpdate(api: Api, id: string, body: NewUpdate, options: CallOptions): Promise<PetitionUpdates> {
  return api.call(endpoints.publishUpdate, { ...options, params: { id }, body })
}

/** Takes back what was told. @throws ApiError petition.update_not_found */
export async function removeUpdate(api: Api, id: number): Promise<void> {
  await api.call(endpoints.removeUpdate, { params: { id } })
}

/** What a removal would take; nothing is removed. @throws ApiError petition.nothing_suspected, petition.not_found */
export function readSuspects(api: Api, id: string, body: Suspicion): Promise<Suspects> {
  return api.call(endpoints.readSuspects, { params: { id }, body })
}

/** Removes as many as were shown, or none. @throws ApiError operator.stale, petition.nothing_suspected, petition.not_found */
export function removeSuspects(api: Api, id: string, body: SuspectsRemoval, options: CallOptions): Promise<SuspectsRemoved> {
  return api.call(endpoints.removeSuspects, { ...options, params: { id }, body })
}

/** One page of the proposed petitions that wait; `after` of the next one stands in its answer. @throws ApiError */
export function listProposals(api: Api, after?: string): Promise<ProposalsPage> {
  return api.call(endpoints.listProposals, { query: after === undefined ? {} : { after } })
}

/** @throws ApiError operator.decided, operator.notice_not_found */
export function readProposal(api: Api, id: string): Promise<ProposalShown> {
  return api.call(endpoints.readProposal, { params: { id } })
}

/** Publishes a petition of it and answers the petition's id. @throws ApiError operator.decided, operator.notice_not_found */
export async function publishProposal(api: Api, id: string, body: NewPetition, options: CallOptions): Promise<number> {
  return (await api.call(endpoints.publishProposal, { ...options, params: { id }, body })).id
}

/** @throws ApiError operator.decided, operator.notice_not_found */
export async function refuseProposal(api: Api, id: string, reason: string, options: CallOptions): Promise<void> {
  await api.call(endpoints.refuseProposal, { ...options, params: { id }, body: { reason } })
}
