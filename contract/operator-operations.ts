import { z } from 'zod'
import { articleOperations } from './article-operations.ts'
import { recordPath } from './common.ts'
import type { Codes, Described } from './described.ts'
import { directoryImportOperations } from './directory-import-operations.ts'
import { directoryOperations } from './directory-operations.ts'
import { learningOperations } from './learning-operations.ts'
import { questionsOperations } from './questions-operations.ts'
import { petitionOperations } from './petition-operations.ts'
import { proposalDeskOperations } from './proposal-operations.ts'
import { reportOperations } from './report-operations.ts'
import {
  acceptForm,
  actionsPage,
  actionsQuery,
  confirmForm,
  device,
  invitationLink,
  invitationShown,
  invited,
  inviteForm,
  noticesForm,
  operatorMe,
  operatorSignInForm,
  recoveryCodes,
  roleForm,
  roles,
  staff,
  today,
  type Role,
} from './staff.ts'
import { siteState } from './state.ts'

const operators = ['operators']
const ownersOnly: readonly Role[] = []
const nothing = { 204: z.null() }
const OPERATOR: Codes = ['request.cross_site', 'operator.required', 'operator.forbidden']
const CONFIRMED: Codes = [...OPERATOR, 'operator.confirm_needed']
/** What every operator may about themselves. */
const ofTheirOwn = { who: 'operator', roles, tags: operators } as const
/** What owners alone may, with a fresh second factor. */
const ofOwners = { who: 'operator', roles: ownersOnly, tags: operators, confirm: true } as const

/** The operations of the area of operators, and how somebody comes into it. */
export const operatorOperations = {
  readInvitation: {
    who: 'anyone',
    tags: operators,
    description: 'What the link of an invitation offers; looking uses nothing up.',
    body: invitationLink,
    response: { 200: invitationShown },
    refuses: ['operator.invitation_invalid'],
  },
  acceptInvitation: {
    who: 'anyone',
    tags: operators,
    description: 'Opens the account of an operator by the link of an invitation, once, and signs in; of a known address it renews what opens it.',
    body: acceptForm,
    response: { 200: recoveryCodes },
    refuses: ['request.cross_site', 'operator.invitation_invalid', 'operator.code_wrong', 'auth.password_common'],
  },
  operatorSignIn: {
    who: 'anyone',
    tags: operators,
    description: 'Signs an operator in with a cookie of its own, for twelve hours at most.',
    body: operatorSignInForm,
    response: { 200: operatorMe },
    refuses: ['request.cross_site', 'operator.wrong_credentials'],
  },
  operatorSignOut: { ...ofTheirOwn, response: nothing, refuses: OPERATOR },
  operatorSignOutEverywhere: { ...ofTheirOwn, response: nothing, refuses: OPERATOR },
  readOperator: { ...ofTheirOwn, response: { 200: operatorMe }, refuses: OPERATOR },
  readToday: {
    ...ofTheirOwn,
    description: 'What waits for whoever asks, by their role: counts and ages, the oldest first.',
    response: { 200: today },
    refuses: OPERATOR,
  },
  confirmOperator: {
    ...ofTheirOwn,
    description: 'Gives the second factor again, for what asks for a fresh one.',
    body: confirmForm,
    response: nothing,
    refuses: [...OPERATOR, 'operator.code_wrong'],
  },
  renewRecoveryCodes: { ...ofTheirOwn, confirm: true, response: { 200: recoveryCodes }, refuses: CONFIRMED },
  chooseNotices: {
    ...ofTheirOwn,
    description: 'Chooses what whoever asks is told by mail of what waits: nothing, once a day, or also at once what is urgent.',
    body: noticesForm,
    response: nothing,
    refuses: OPERATOR,
  },
  listDevices: { ...ofTheirOwn, response: { 200: z.array(device) }, refuses: OPERATOR },
  revokeDevice: { ...ofTheirOwn, params: recordPath, response: nothing, refuses: [...OPERATOR, 'operator.device_not_found'] },
  listStaff: { who: 'operator', roles: ownersOnly, tags: operators, response: { 200: staff }, refuses: OPERATOR },
  inviteOperator: { ...ofOwners, body: inviteForm, response: { 201: invited }, refuses: CONFIRMED },
  revokeInvitation: {
    who: 'operator',
    roles: ownersOnly,
    tags: operators,
    params: recordPath,
    response: nothing,
    refuses: [...OPERATOR, 'operator.invitation_invalid'],
  },
  changeOperatorRole: {
    ...ofOwners,
    params: recordPath,
    body: roleForm,
    response: nothing,
    refuses: [...CONFIRMED, 'operator.not_found', 'operator.last_owner'],
  },
  disableOperator: {
    ...ofOwners,
    description: 'Ends every session of an operator, who cannot sign in until an owner invites their address again.',
    params: recordPath,
    response: nothing,
    refuses: [...CONFIRMED, 'operator.not_found', 'operator.last_owner'],
  },
  listActions: {
    who: 'operator',
    roles: ownersOnly,
    tags: operators,
    description: 'What operators did, newest first, fifty at a time.',
    querystring: actionsQuery,
    response: { 200: actionsPage },
    refuses: OPERATOR,
  },
  readState: {
    who: 'operator',
    roles: ownersOnly,
    tags: operators,
    description: 'How the site is: queues, jobs, mails, backup, disk, versions, and what must be looked after.',
    response: { 200: siteState },
    refuses: OPERATOR,
  },
  ...directoryOperations,
  ...directoryImportOperations,
  ...questionsOperations,
  ...learningOperations,
  ...petitionOperations,
  ...proposalDeskOperations,
  ...articleOperations,
  ...reportOperations,
} satisfies Record<string, Described>
