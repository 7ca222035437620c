import { z } from 'zod'
import { recordPath } from './common.ts'
import type { Codes, Described } from './described.ts'
import { appendUploadHeaders, beginUploadHeaders, partialUpload } from './evidence.ts'

const tags = ['complaints']
const COMPLAINER: Codes = ['auth.conflicting_credentials', 'request.cross_site', 'complaint.login_required']
const SIZES: Codes = ['evidence.photo_too_large', 'evidence.video_too_large', 'evidence.set_too_large']

/** A photo or film sent in parts, which goes on where it stopped: tus 1.0.0, its core with creation, expiration and termination (docs/decisions/0027). */
export const partialUploadOperations = {
  beginUpload: {
    who: 'account',
    tags,
    description: 'Begins a file that comes in parts (tus 1.0.0: Upload-Length; the answer names it in Location).',
    headers: beginUploadHeaders,
    response: { 201: partialUpload },
    refuses: [...COMPLAINER, ...SIZES],
  },
  readUpload: {
    who: 'owner',
    tags,
    description: 'How much of a file has arrived; HEAD answers the same in Upload-Offset.',
    params: recordPath,
    response: { 200: partialUpload },
    refuses: [...COMPLAINER, 'evidence.not_found'],
  },
  appendUpload: {
    who: 'owner',
    tags,
    description: 'Appends the part that begins at Upload-Offset; the last one, or an empty one behind it, answers the finished file.',
    params: recordPath,
    headers: appendUploadHeaders,
    consumes: ['application/offset+octet-stream'],
    response: { 200: partialUpload },
    refuses: [
      ...COMPLAINER,
      ...SIZES,
      'evidence.not_found',
      'evidence.wrong_offset',
      'evidence.type_refused',
      'evidence.unreadable',
      'evidence.photo_too_wide',
      'evidence.busy',
      'evidence.paused',
      'evidence.overloaded',
    ],
  },
  endUpload: { who: 'owner', tags, params: recordPath, response: { 204: z.null() }, refuses: [...COMPLAINER, 'evidence.not_found'] },
} satisfies Record<string, Described>
