import { z } from 'zod'
import { recordPath } from './common.ts'
import type { Codes, Described } from './described.ts'
import { newUpdate, petitionUpdates, updatesChoice, updatesChoiceOfLink } from './petition-updates.ts'
import type { Role } from './staff.ts'

const petitioners: readonly Role[] = ['petitions']
const desk = { who: 'operator', roles: petitioners, tags: ['operators', 'petitions'] } as const
const ACCOUNT: Codes = ['auth.conflicting_credentials', 'request.cross_site', 'auth.required']
const OPERATOR: Codes = ['request.cross_site', 'operator.required', 'operator.forbidden']
const ONE: Codes = [...OPERATOR, 'petition.not_found']
const nothing = { 204: z.null() }

/** What is new of a petition, told by operators, and the signers who want to hear of it. */
export const updateOperations = {
  chooseUpdatesByLink: {
    who: 'anyone',
    tags: ['petitions'],
    description: 'Begins or ends the mails that tell a signer what is new.',
    body: updatesChoiceOfLink,
    response: nothing,
    refuses: ['petition.link_invalid', 'petition.not_signed'],
  },
  chooseUpdates: {
    who: 'owner',
    tags: ['account'],
    description: 'Begins or ends the mails that tell a signer what is new.',
    params: recordPath,
    body: updatesChoice,
    response: nothing,
    refuses: [...ACCOUNT, 'petition.not_found', 'petition.not_signed'],
  },
  listUpdates: {
    ...desk,
    description: 'What was told of it, and how many signers asked for it.',
    params: recordPath,
    response: { 200: petitionUpdates },
    refuses: ONE,
  },
  publishUpdate: {
    ...desk,
    description: 'Tells what is new of it: readers see it at once, and the signers who asked for it get a mail.',
    confirm: true,
    params: recordPath,
    body: newUpdate,
    response: { 201: petitionUpdates },
    refuses: [...ONE, 'petition.signers_forgotten', 'petition.updates_full', 'operator.confirm_needed'],
  },
  removeUpdate: {
    ...desk,
    description: 'Takes back what was told: readers no longer see it, and mails that still wait are not sent.',
    params: recordPath,
    response: nothing,
    refuses: [...OPERATOR, 'petition.update_not_found'],
  },
} satisfies Record<string, Described>
