import type { ErrorCode } from './errors.ts'

type Codes = readonly ErrorCode[]

/** Whoever asks says who they are at most once, and writes with a cookie only from our own pages. */
const ASKER: Codes = ['auth.conflicting_credentials', 'request.cross_site']
const ACCOUNT: Codes = [...ASKER, 'auth.required']
const COMPLAINER: Codes = [...ASKER, 'complaint.login_required']
const SESSION: Codes = [...ASKER, 'chat.session_not_found']
const ANSWER: Codes = [...SESSION, 'chat.busy']

/** What an operation refuses besides what every operation of its shape does (server/http/described.ts): by method and path under /api/v1. */
export const refusals: Record<string, Codes> = {
  'POST /auth/login': ['auth.wrong_credentials'],
  'POST /auth/register': ['auth.email_taken', 'auth.password_common'],
  'POST /auth/logout': ASKER,
  'GET /profile': ACCOUNT,
  'PUT /profile/password': [...ACCOUNT, 'auth.password_wrong', 'auth.password_common'],
  'GET /profile/export': ACCOUNT,
  'POST /profile/delete': [...ACCOUNT, 'auth.password_wrong'],
  'GET /profile/signatures': ACCOUNT,
  'DELETE /profile/signatures/{id}': [...ACCOUNT, 'petition.not_found', 'petition.not_signed'],
  'POST /chat/ask/stream': [...ANSWER, 'auth.other_user', 'chat.question_missing', 'chat.image_invalid', 'chat.image_too_large'],
  'POST /chat/session': [...ACCOUNT, 'auth.other_user'],
  'GET /chat/sessions': [...ACCOUNT, 'auth.other_user'],
  'GET /chat/session/{id}/history': SESSION,
  'GET /chat/session/{id}/stream': [...SESSION, 'chat.message_not_found'],
  'POST /chat/session/{id}/stop': SESSION,
  'POST /chat/session/{id}/retry': [...ANSWER, 'chat.message_not_found'],
  'PUT /chat/session/{id}/title': SESSION,
  'DELETE /chat/session/{id}': SESSION,
  'PUT /chat/message/{id}/rating': [...ASKER, 'chat.message_not_found'],
  'GET /blog-posts/{id}': ['blog.post_not_found'],
  'GET /petitions/{id}': ['petition.not_found'],
  'POST /petitions/{id}/sign': [
    ...ASKER,
    'petition.not_found',
    'petition.closed',
    'petition.goal_reached',
    'petition.already_signed',
    'petition.name_has_link',
  ],
  'POST /petitions/confirm': ['petition.link_invalid'],
  'POST /petitions/signed': ['petition.link_invalid'],
  'POST /petitions/withdraw': ['petition.link_invalid', 'petition.not_signed'],
  'POST /plangeri/petitie': ['complaint.not_found'],
  'POST /upload/plangere-media': [
    ...COMPLAINER,
    'evidence.no_files',
    'evidence.type_refused',
    'evidence.unreadable',
    'evidence.photo_too_wide',
    'evidence.too_many',
    'evidence.photo_too_large',
    'evidence.video_too_large',
    'evidence.set_too_large',
    'evidence.busy',
  ],
  'DELETE /upload/plangere-media/{id}': [...COMPLAINER, 'evidence.not_found'],
  'GET /shelters/{id}': ['shelter.not_found'],
  'GET /trainers/{id}': ['trainer.not_found'],
  'GET /breeds/{ems}/breeders': ['request.not_found'],
  'POST /plangeri': [
    ...COMPLAINER,
    'complaint.text_missing',
    'complaint.media_missing',
    'complaint.link_foreign',
    'evidence.too_many',
    'evidence.set_too_large',
  ],
  'GET /plangeri/user/{id}': ASKER,
  'GET /plangeri/media/{id}': ['complaint.not_found'],
  'GET /plangeri/media/{id}/zip': ['complaint.not_found'],
  'DELETE /plangeri/{id}': [...ACCOUNT, 'complaint.not_found'],
  'PUT /plangeri/{id}/filing': [...ACCOUNT, 'complaint.not_found', 'complaint.filed_in_future'],
  'DELETE /plangeri/{id}/filing': [...ACCOUNT, 'complaint.not_found'],
  'POST /directory/reports': ['shelter.not_found', 'trainer.not_found'],
  'POST /reports': ['report.target_not_found'],
}
