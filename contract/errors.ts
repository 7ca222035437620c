/**
 * Every code the API can refuse with, and its kind. The kind decides the status (server/http/problem.ts),
 * the code decides the sentence (texts/errors.ts); a code without either does not compile.
 */
export const errorKinds = {
  'request.malformed': 'malformed',
  'request.invalid': 'invalid',
  'request.too_large': 'too_large',
  'request.unsupported_type': 'unsupported_type',
  'request.not_found': 'not_found',
  'request.method_not_allowed': 'method_not_allowed',
  'request.too_many': 'too_many',
  'request.proof_needed': 'proof_needed',
  'request.timeout': 'timeout',
  'request.cross_site': 'forbidden',
  'server.unexpected': 'unexpected',
  'server.unavailable': 'unavailable',
  'server.no_space': 'no_space',
  'server.full': 'unavailable',
  'auth.required': 'unauthenticated',
  'auth.wrong_credentials': 'unauthenticated',
  'auth.conflicting_credentials': 'unauthenticated',
  'auth.other_user': 'forbidden',
  'auth.email_taken': 'conflict',
  'auth.password_common': 'invalid',
  'auth.password_wrong': 'invalid',
  'auth.link_invalid': 'not_found',
  'auth.no_mail': 'conflict',
  'chat.session_not_found': 'not_found',
  'chat.message_not_found': 'not_found',
  'chat.question_missing': 'invalid',
  'chat.image_invalid': 'invalid',
  'chat.image_too_large': 'too_large',
  'chat.busy': 'too_many',
  'chat.guest_limit': 'too_many',
  'share.not_found': 'not_found',
  'share.full': 'conflict',
  'blog.post_not_found': 'not_found',
  'shelter.not_found': 'not_found',
  'trainer.not_found': 'not_found',
  'petition.not_found': 'not_found',
  'petition.closed': 'conflict',
  'petition.goal_reached': 'conflict',
  'petition.already_signed': 'conflict',
  'petition.name_has_link': 'invalid',
  'petition.link_invalid': 'not_found',
  'petition.not_signed': 'not_found',
  'petition.code_invalid': 'not_found',
  'petition.goal_lowered': 'invalid',
  'petition.is_open': 'conflict',
  'petition.signers_forgotten': 'conflict',
  'petition.nothing_suspected': 'invalid',
  'petition.no_domain': 'invalid',
  'petition.updates_full': 'conflict',
  'petition.update_not_found': 'not_found',
  'petition.proposals_full': 'conflict',
  'petition.proposal_not_found': 'not_found',
  'petition.proposal_decided': 'conflict',
  'complaint.not_found': 'not_found',
  'complaint.login_required': 'unauthenticated',
  'complaint.text_missing': 'invalid',
  'complaint.media_missing': 'invalid',
  'complaint.link_foreign': 'invalid',
  'complaint.filed_in_future': 'invalid',
  'evidence.no_files': 'invalid',
  'evidence.not_found': 'not_found',
  'evidence.type_refused': 'unsupported_type',
  'evidence.unreadable': 'invalid',
  'evidence.photo_too_wide': 'invalid',
  'evidence.too_many': 'invalid',
  'evidence.photo_too_large': 'too_large',
  'evidence.video_too_large': 'too_large',
  'evidence.set_too_large': 'too_large',
  'evidence.wrong_offset': 'conflict',
  'evidence.busy': 'too_many',
  'evidence.paused': 'too_many',
  'evidence.overloaded': 'unavailable',
  'report.target_not_found': 'not_found',
  'question.not_found': 'not_found',
  'question.page_not_found': 'invalid',
  'learning.running': 'conflict',
  'learning.no_questions': 'conflict',
  'learning.not_live': 'conflict',
  'operator.required': 'unauthenticated',
  'operator.forbidden': 'forbidden',
  'operator.confirm_needed': 'forbidden',
  'operator.wrong_credentials': 'unauthenticated',
  'operator.code_wrong': 'invalid',
  'operator.invitation_invalid': 'not_found',
  'operator.not_found': 'not_found',
  'operator.device_not_found': 'not_found',
  'operator.last_owner': 'conflict',
  'record.no_photo': 'not_found',
  'record.photo_type': 'unsupported_type',
  'record.photo_too_large': 'too_large',
  'operator.stale': 'conflict',
  'article.incomplete': 'invalid',
  'article.second_person': 'forbidden',
  'operator.decided': 'conflict',
  'operator.not_undoable': 'conflict',
  'operator.notice_not_found': 'not_found',
} as const

export type ErrorCode = keyof typeof errorKinds
export type ErrorKind = (typeof errorKinds)[ErrorCode]

/** One field of a form that was refused, with a sentence in the reader's language. */
export interface FieldProblem {
  field: string
  message: string
}

/** A challenge of the open ALTCHA protocol: find `number` up to `maxnumber` so that the hash of `salt` and it is `challenge`. */
export interface ProofChallenge {
  algorithm: string
  challenge: string
  maxnumber: number
  salt: string
  signature: string
}

/** The body of every answer that is not a success: application/problem+json (RFC 9457); `error` and `message` are the same sentence. */
export interface Problem {
  status: number
  code: ErrorCode
  error: string
  message: string
  request_id: string
  errors?: FieldProblem[]
  /** With `request.proof_needed`: solved, it goes into the header PROOF_HEADER of the same request, as base64 of its JSON with `number`. */
  challenge?: ProofChallenge
  /** With `operator.stale`: the record as it is now. With `operator.decided`: who decided what. */
  present?: unknown
}
