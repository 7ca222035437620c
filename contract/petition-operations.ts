import { recordPath } from './common.ts'
import type { Codes, Described } from './described.ts'
import {
  anonymiseForm,
  closeForm,
  deskPetition,
  newPetition,
  petitionChange,
  petitionCreated,
  petitionsDeskQuery,
  petitionsPage,
  removal,
  removed,
  reopenForm,
  suspects,
  suspicion,
} from './petition-desk.ts'
import type { Role } from './staff.ts'

const petitioners: readonly Role[] = ['petitions']
const desk = { who: 'operator', roles: petitioners, tags: ['operators', 'petitions'] } as const
const OPERATOR: Codes = ['request.cross_site', 'operator.required', 'operator.forbidden']
const ONE: Codes = [...OPERATOR, 'petition.not_found']
const CHANGED: Codes = [...ONE, 'operator.stale']

/** Petitions, as the petitioner's desk keeps them. Each change names the version it was made from, and is refused with the present petition when that is no longer it. */
export const petitionOperations = {
  listDeskPetitions: {
    ...desk,
    description: 'Every petition, closed ones too, newest first, fifty at a time; with the surges of signatures of the last day.',
    querystring: petitionsDeskQuery,
    response: { 200: petitionsPage },
    refuses: OPERATOR,
  },
  readDeskPetition: { ...desk, params: recordPath, response: { 200: deskPetition }, refuses: ONE },
  createPetition: { ...desk, description: 'Publishes a petition.', body: newPetition, response: { 201: petitionCreated }, refuses: OPERATOR },
  editPetition: {
    ...desk,
    description: 'Changes its words, raises its goal, or tells what came of it; readers see it at once.',
    params: recordPath,
    body: petitionChange,
    response: { 200: deskPetition },
    refuses: [...CHANGED, 'petition.goal_lowered'],
  },
  closePetition: {
    ...desk,
    description: 'Ends it, with what came of it: it takes no more signatures and is no longer listed.',
    params: recordPath,
    body: closeForm,
    response: { 200: deskPetition },
    refuses: CHANGED,
  },
  reopenPetition: {
    ...desk,
    params: recordPath,
    body: reopenForm,
    response: { 200: deskPetition },
    refuses: [...CHANGED, 'petition.is_open', 'petition.signers_forgotten'],
  },
  anonymisePetition: {
    ...desk,
    description: 'Forgets who signed a closed petition, for good; the counts stay.',
    confirm: true,
    params: recordPath,
    body: anonymiseForm,
    response: { 200: deskPetition },
    refuses: [...CHANGED, 'petition.is_open', 'operator.confirm_needed'],
  },
  readSuspects: {
    ...desk,
    description: 'What a removal of false signatures would take, without removing anything.',
    params: recordPath,
    body: suspicion,
    response: { 200: suspects },
    refuses: [...ONE, 'petition.nothing_suspected', 'petition.no_domain'],
  },
  removeSuspects: {
    ...desk,
    description: 'Removes them for good: as many as were shown, or none.',
    confirm: true,
    params: recordPath,
    body: removal,
    response: { 200: removed },
    refuses: [...CHANGED, 'petition.nothing_suspected', 'petition.no_domain', 'operator.confirm_needed'],
  },
} satisfies Record<string, Described>
