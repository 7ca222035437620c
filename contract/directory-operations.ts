import { z } from 'zod'
import { recordPath } from './common.ts'
import type { Codes, Described } from './described.ts'
import {
  approveForm,
  changeForm,
  deskRecord,
  hideForm,
  historyPage,
  historyQuery,
  mergeForm,
  photoForm,
  photoRemoval,
  recordDoubles,
  recordMerge,
  recordsPage,
  recordsQuery,
  refuseForm,
  suggestionShown,
  suggestionsPage,
  undoForm,
  waitingQuery,
} from './directory-desk.ts'
import type { Role } from './staff.ts'

const moderators: readonly Role[] = ['moderator']
const desk = { who: 'operator', roles: moderators, tags: ['operators', 'directories'] } as const
const nothing = { 204: z.null() }
const UNKNOWN: Codes = ['request.cross_site', 'operator.required', 'operator.forbidden', 'shelter.not_found', 'trainer.not_found', 'request.not_found']
const DECIDED: Codes = [...UNKNOWN, 'operator.stale']
const CHANGED: Codes = [...DECIDED, 'operator.decided', 'operator.notice_not_found']

/** The directories, as moderators keep them. Each change names the version it was made from, and is refused with the present record when that is no longer it. */
export const directoryOperations = {
  listSuggestions: {
    ...desk,
    description: 'What visitors proposed and nobody has decided about, oldest first, fifty at a time.',
    querystring: waitingQuery,
    response: { 200: suggestionsPage },
    refuses: ['request.cross_site', 'operator.required', 'operator.forbidden'],
  },
  readSuggestion: {
    ...desk,
    description: 'One of them, named like `shelter-12`, with records that may be the same.',
    params: recordPath,
    response: { 200: suggestionShown },
    refuses: UNKNOWN,
  },
  readRecord: {
    ...desk,
    description: 'A record of a directory as it is now, whether people see it or not.',
    params: recordPath,
    response: { 200: deskRecord },
    refuses: UNKNOWN,
  },
  approveSuggestion: {
    ...desk,
    description: 'Publishes it with what is put right, and tells whoever proposed it.',
    params: recordPath,
    body: approveForm,
    response: nothing,
    refuses: DECIDED,
  },
  refuseSuggestion: {
    ...desk,
    description: 'Takes it away for good, and tells whoever proposed it why.',
    params: recordPath,
    body: refuseForm,
    response: nothing,
    refuses: DECIDED,
  },
  mergeSuggestion: {
    ...desk,
    description: 'Adds what it says to a record that is there already, and tells whoever proposed it.',
    params: recordPath,
    body: mergeForm,
    response: nothing,
    refuses: DECIDED,
  },
  listRecords: {
    ...desk,
    description: 'Every record of the directories that is listed or hidden, fifty at a time.',
    querystring: recordsQuery,
    response: { 200: recordsPage },
    refuses: ['request.cross_site', 'operator.required', 'operator.forbidden'],
  },
  changeRecord: {
    ...desk,
    description: 'Puts a record right, and closes the note it was put right because of.',
    params: recordPath,
    body: changeForm,
    response: nothing,
    refuses: CHANGED,
  },
  hideRecord: {
    ...desk,
    description: 'Takes a record out of the directory; nothing of it is lost.',
    params: recordPath,
    body: hideForm,
    response: nothing,
    refuses: CHANGED,
  },
  showRecord: { ...desk, description: 'Puts a hidden record back.', params: recordPath, body: hideForm, response: nothing, refuses: CHANGED },
  listDoubles: {
    ...desk,
    description: 'Records of the same directory that may be the same as a listed or hidden one.',
    params: recordPath,
    response: { 200: recordDoubles },
    refuses: UNKNOWN,
  },
  mergeRecords: {
    ...desk,
    description: 'Makes a listed record part of another listed one: that one takes over what was chosen, this one is hidden, and its address leads there.',
    params: recordPath,
    body: recordMerge,
    response: nothing,
    refuses: DECIDED,
  },
  putRecordPhoto: {
    ...desk,
    description: 'Gives a record a photo, drawn anew without what the camera wrote into it; or says anew what its photo shows.',
    params: recordPath,
    body: photoForm,
    response: nothing,
    refuses: [
      ...DECIDED,
      'record.no_photo',
      'record.photo_type',
      'record.photo_too_large',
      'evidence.unreadable',
      'evidence.photo_too_wide',
      'evidence.paused',
      'evidence.overloaded',
      'server.no_space',
    ],
  },
  removeRecordPhoto: {
    ...desk,
    description: 'Takes the photo of a record away; for thirty days it can be put back.',
    params: recordPath,
    body: photoRemoval,
    response: nothing,
    refuses: [...DECIDED, 'record.no_photo'],
  },
  readRecordPhoto: {
    ...desk,
    description: 'The photo of a record as operators see it, of a hidden record too: 640 pixels wide.',
    params: recordPath,
    produces: ['image/webp'],
    refuses: ['request.cross_site', 'operator.required', 'operator.forbidden', 'evidence.not_found'],
  },
  readRecordHistory: {
    ...desk,
    description: 'What operators did with a record, newest first, fifty at a time.',
    params: recordPath,
    querystring: historyQuery,
    response: { 200: historyPage },
    refuses: UNKNOWN,
  },
  undoRecordChange: {
    ...desk,
    description: 'Gives what one change has changed the values it had before; refused when those were changed since.',
    params: recordPath,
    body: undoForm,
    response: nothing,
    refuses: [...DECIDED, 'operator.not_undoable'],
  },
} satisfies Record<string, Described>
