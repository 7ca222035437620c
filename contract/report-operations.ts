import { z } from 'zod'
import { recordPath } from './common.ts'
import type { Codes, Described } from './described.ts'
import { notesPage, notesQuery, reportDecided, reportDecision, reportShown, reportsPage, reportsQuery } from './reports-desk.ts'
import type { Role } from './staff.ts'

const moderators: readonly Role[] = ['moderator']
const desk = { who: 'operator', roles: moderators, tags: ['operators', 'reports'] } as const
const nothing = { 204: z.null() }
const OPERATOR: Codes = ['request.cross_site', 'operator.required', 'operator.forbidden']
const DECIDED: Codes = [...OPERATOR, 'operator.notice_not_found', 'operator.decided']

/** What visitors report, as moderators decide about it (Regulation (EU) 2022/2065, art. 16 and 17). A notice is decided once: later ones are told who did. */
export const reportOperations = {
  listReports: {
    ...desk,
    description: 'Notices nobody has decided about, oldest first, fifty at a time; and letters about decisions that are still to be sent by hand.',
    querystring: reportsQuery,
    response: { 200: reportsPage },
    refuses: OPERATOR,
  },
  readReport: { ...desk, params: recordPath, response: { 200: reportShown }, refuses: DECIDED },
  hideReported: {
    ...desk,
    description: 'Takes what is reported off the site, a set of evidence for good; whoever sent the notice and whoever uploaded a set are told why.',
    confirm: true,
    params: recordPath,
    body: reportDecision,
    response: { 200: reportDecided },
    refuses: [...DECIDED, 'operator.confirm_needed'],
  },
  keepReported: {
    ...desk,
    description: 'Leaves what is reported on the site; whoever sent the notice is told why.',
    params: recordPath,
    body: reportDecision,
    response: { 200: reportDecided },
    refuses: DECIDED,
  },
  letterSent: {
    ...desk,
    description: 'Forgets a letter that was sent by hand, and to whom.',
    params: recordPath,
    response: nothing,
    refuses: [...OPERATOR, 'operator.notice_not_found'],
  },
  listNotes: {
    ...desk,
    description: 'What visitors say is wrong with records of the directories, oldest first, fifty at a time.',
    querystring: notesQuery,
    response: { 200: notesPage },
    refuses: OPERATOR,
  },
  refuseNote: {
    ...desk,
    description: 'Closes such a note: nothing is wrong with the record.',
    params: recordPath,
    body: reportDecision,
    response: nothing,
    refuses: DECIDED,
  },
} satisfies Record<string, Described>
