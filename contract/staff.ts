import { z } from 'zod'
import { instant, linkToken, randomId, typedText } from './common.ts'
import { email, givenPassword, password } from './auth.ts'
import { CODE_CHARACTERS, NAME_CHARACTERS, STAFF_PAGE_SIZE, STAFF_PASSWORD_MIN_CHARACTERS } from './limits.ts'

/** As what somebody runs the site. What each role may stands beside each operation (operator-operations.ts, directory-operations.ts); an owner may everything. */
export const roles = ['owner', 'moderator', 'editor', 'petitions'] as const
export const role = z.enum(roles)
export type Role = z.infer<typeof role>

/** Six digits of the authenticator app, or a recovery code; blanks and dashes are nobody's. */
const code = typedText(CODE_CHARACTERS)

/** Somebody who runs the site, as other operators see them. */
const person = z.object({ id: randomId, name: z.string(), email: z.string(), role })

/** What an operator is told by mail of what waits: one mail a day and at once what is urgent, one a day, or nothing. */
export const notices = ['urgent', 'daily', 'off'] as const
export type Notices = (typeof notices)[number]

/** In `language` the mails are written. */
export const noticesForm = z.strictObject({ notices: z.enum(notices), language: z.enum(['ro', 'en']) }).meta({ id: 'OperatorNotices' })
export type NoticesForm = z.infer<typeof noticesForm>

/** Who is signed in, and until when: the session ends at `ends_at`, or half an hour after the last call. */
export const operatorMe = person
  .extend({
    device: randomId,
    ends_at: instant,
    recovery_codes_left: z.int().nonnegative(),
    /** What they are told by mail; null where the site sends none. */
    notices: z.enum(notices).nullable(),
  })
  .meta({ id: 'OperatorMe' })
export type OperatorMe = z.infer<typeof operatorMe>

export const operatorSignInForm = z.object({ email, password: givenPassword, code }).meta({ id: 'OperatorSignIn' })
export type OperatorSignInForm = z.infer<typeof operatorSignInForm>

export const confirmForm = z.object({ code }).meta({ id: 'OperatorConfirm' })

export const invitationLink = z.object({ token: linkToken }).meta({ id: 'OperatorInvitationLink' })

/** What an invitation offers, with the secret for the authenticator app: `totp_uri` is what its QR code says. */
export const invitationShown = z
  .object({ email: z.string(), role, invited_by: z.string(), expires_at: instant, totp_secret: z.string(), totp_uri: z.string() })
  .meta({ id: 'OperatorInvitationShown' })
export type InvitationShown = z.infer<typeof invitationShown>

export const acceptForm = z
  .object({ token: linkToken, name: typedText(NAME_CHARACTERS), password: password.min(STAFF_PASSWORD_MIN_CHARACTERS), code })
  .meta({ id: 'OperatorAccept' })
export type AcceptForm = z.infer<typeof acceptForm>

/** Shown once; each opens one time instead of the app's code. */
export const recoveryCodes = z.object({ recovery_codes: z.array(z.string()) }).meta({ id: 'OperatorRecoveryCodes' })
export type RecoveryCodes = z.infer<typeof recoveryCodes>

/** A browser that is signed in; `is_this` is the one that asks. */
export const device = z.object({ id: randomId, device: z.string(), created_at: instant, last_seen_at: instant, is_this: z.boolean() }).meta({ id: 'Device' })
export type Device = z.infer<typeof device>

export const operatorShown = person
  .extend({ created_at: instant, last_seen_at: instant.nullable(), disabled_at: instant.nullable() })
  .meta({ id: 'OperatorShown' })
export type OperatorShown = z.infer<typeof operatorShown>

/** An invitation that waits; its link was told once, to whoever made it. */
export const invitationWaiting = z
  .object({ id: randomId, email: z.string(), role, invited_by: z.string(), expires_at: instant })
  .meta({ id: 'OperatorInvitationWaiting' })
export type InvitationWaiting = z.infer<typeof invitationWaiting>

/** Everybody who runs the site, and who is invited to. */
export const staff = z.object({ operators: z.array(operatorShown), invitations: z.array(invitationWaiting) }).meta({ id: 'Staff' })
export type Staff = z.infer<typeof staff>

export const inviteForm = z.object({ email, role }).meta({ id: 'OperatorInvite' })
export type InviteForm = z.infer<typeof inviteForm>

/** The link, told this once. */
export const invited = z.object({ link: z.string(), expires_at: instant }).meta({ id: 'OperatorInvited' })
export type Invited = z.infer<typeof invited>

export const roleForm = z.object({ role }).meta({ id: 'OperatorRole' })

/** What can wait for operators; parts of the site that are added name theirs here. */
export const waitingKinds = [
  'suggestions',
  'record_notes',
  'reports',
  'article_drafts',
  'unanswered',
  'disliked',
  'surges',
  'petition_proposals',
  'mails_late',
  'mails_given_up',
  'jobs_failing',
  'backup_old',
  'disk_low',
] as const
export type WaitingKind = (typeof waitingKinds)[number]

/** How much of one kind waits, since when the oldest does, and until when that one should be dealt with. */
export const waitingShown = z
  .object({ kind: z.enum(waitingKinds), count: z.int().positive(), oldest_at: instant.nullable(), due_at: instant.nullable() })
  .meta({ id: 'Waiting' })
export type WaitingShown = z.infer<typeof waitingShown>

/** What waits for whoever asks, the oldest first; and for owners how the site is. */
export const today = z
  .object({
    waiting: z.array(waitingShown),
    site: z.object({ last_backup: instant.nullable(), disk: z.object({ free_bytes: z.number(), total_bytes: z.number() }).nullable() }).nullable(),
  })
  .meta({ id: 'OperatorsToday' })
export type Today = z.infer<typeof today>

/** One line of the record of what operators did. */
export const actionShown = z
  .object({
    id: randomId,
    action: z.string(),
    petition_id: z.int().nullable(),
    operator: z.string(),
    operator_id: randomId.nullable(),
    details: z.record(z.string(), z.unknown()),
    before: z.unknown(),
    after: z.unknown(),
    created_at: instant,
  })
  .meta({ id: 'OperatorAction' })
export type ActionShown = z.infer<typeof actionShown>

/** `after` is the `next` of the page before. `operator` is a whole name, `action` how an action begins, such as 'suggestions'. */
export const actionsQuery = z.object({
  after: z
    .string()
    .regex(/^[\dTZ:.-]{20,30} [\w-]{22}$/)
    .optional(),
  operator: z.string().max(NAME_CHARACTERS).optional(),
  action: z
    .string()
    .max(40)
    .regex(/^[a-z.-]+$/)
    .optional(),
})
export type ActionsQuery = z.infer<typeof actionsQuery>

/** Newest first; `next` is null on the last page. */
export const actionsPage = z.object({ actions: z.array(actionShown).max(STAFF_PAGE_SIZE), next: z.string().nullable() }).meta({ id: 'OperatorActions' })
export type ActionsPage = z.infer<typeof actionsPage>
