import * as endpoints from '#contract/endpoints.ts'
import type {
  AcceptForm,
  ActionsPage,
  ActionsQuery,
  Device,
  InvitationShown,
  InviteForm,
  Invited,
  NoticesForm,
  OperatorMe,
  OperatorSignInForm,
  RecoveryCodes,
  Role,
  Staff,
  Today,
} from '#contract/staff.ts'
import type { SiteState } from '#contract/state.ts'
import { browserApi, type Api, type CallOptions } from './client.ts'

/** What the link of an invitation offers. @throws ApiError operator.invitation_invalid */
export function readInvitation(token: string): Promise<InvitationShown> {
  return browserApi.call(endpoints.readInvitation, { body: { token } })
}

/** @throws ApiError operator.invitation_invalid, operator.code_wrong, auth.password_common */
export function acceptInvitation(form: AcceptForm, options: CallOptions): Promise<RecoveryCodes> {
  return browserApi.call(endpoints.acceptInvitation, { ...options, body: form })
}

/** @throws ApiError operator.wrong_credentials */
export function signInOperator(form: OperatorSignInForm, options: CallOptions): Promise<OperatorMe> {
  return browserApi.call(endpoints.operatorSignIn, { ...options, body: form })
}

/** Gives the second factor again. @throws ApiError operator.code_wrong, operator.required */
export async function confirmOperator(code: string, options: CallOptions): Promise<void> {
  await browserApi.call(endpoints.confirmOperator, { ...options, body: { code } })
}

/** Who is signed in. @throws ApiError operator.required */
export function readOperator(api: Api): Promise<OperatorMe> {
  return api.call(endpoints.readOperator)
}

/** What waits for whoever asks. */
export function readToday(api: Api): Promise<Today> {
  return api.call(endpoints.readToday)
}

/** How the site is, for owners. */
export function readState(api: Api): Promise<SiteState> {
  return api.call(endpoints.readState)
}

export async function signOutOperator(api: Api): Promise<void> {
  await api.call(endpoints.operatorSignOut)
}

export async function signOutOperatorEverywhere(api: Api): Promise<void> {
  await api.call(endpoints.operatorSignOutEverywhere)
}

export function renewRecoveryCodes(api: Api): Promise<RecoveryCodes> {
  return api.call(endpoints.renewRecoveryCodes)
}

export async function chooseNotices(api: Api, form: NoticesForm): Promise<void> {
  await api.call(endpoints.chooseNotices, { body: form })
}

export function listDevices(api: Api): Promise<Device[]> {
  return api.call(endpoints.listDevices)
}

/** @throws ApiError operator.device_not_found */
export async function revokeDevice(api: Api, id: string): Promise<void> {
  await api.call(endpoints.revokeDevice, { params: { id } })
}

export function listStaff(api: Api): Promise<Staff> {
  return api.call(endpoints.listStaff)
}

export function inviteOperator(api: Api, form: InviteForm, options: CallOptions): Promise<Invited> {
  return api.call(endpoints.inviteOperator, { ...options, body: form })
}

/** @throws ApiError operator.invitation_invalid */
export async function revokeInvitation(api: Api, id: string): Promise<void> {
  await api.call(endpoints.revokeInvitation, { params: { id } })
}

/** @throws ApiError operator.not_found, operator.last_owner */
export async function changeOperatorRole(api: Api, id: string, role: Role, options: CallOptions): Promise<void> {
  await api.call(endpoints.changeOperatorRole, { ...options, params: { id }, body: { role } })
}

/** @throws ApiError operator.not_found, operator.last_owner */
export async function disableOperator(api: Api, id: string, options: CallOptions): Promise<void> {
  await api.call(endpoints.disableOperator, { ...options, params: { id } })
}

/** One page of the record; `after` of the next one stands in its answer. */
export function listActions(api: Api, query: ActionsQuery): Promise<ActionsPage> {
  return api.call(endpoints.listActions, { query })
}
