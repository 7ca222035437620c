import { z } from 'zod'
import { recordPath } from './common.ts'
import type { Codes, Described } from './described.ts'
import { ownShare, shareEndForm, sharedAnswer, shareForm, shareKeyForm, shareMade, sharePath, sharePreview } from './shared-answers.ts'

const ASKER: Codes = ['auth.conflicting_credentials', 'request.cross_site']
const ACCOUNT: Codes = [...ASKER, 'auth.required']
const tags = ['shared-answers']
const nothing = { 204: z.null() }

/** Answers of Bobita's that people send on by a link. */
export const shareOperations = {
  previewShare: {
    who: 'asker',
    tags,
    description: 'What would be shared of an answer: no pictures, contacts of the question blanked.',
    params: recordPath,
    response: { 200: sharePreview },
    refuses: [...ASKER, 'chat.message_not_found'],
  },
  shareAnswer: {
    who: 'asker',
    tags,
    description: 'Copies an answer behind a link that ends after 30 days, or when its owner ends it.',
    params: recordPath,
    body: shareForm,
    response: { 201: shareMade },
    refuses: [...ASKER, 'chat.message_not_found', 'share.full'],
  },
  readShare: { who: 'link', tags, params: sharePath, response: { 200: sharedAnswer }, refuses: ['share.not_found'] },
  listOwnShares: { who: 'account', tags: ['account'], response: { 200: z.array(ownShare) }, refuses: ACCOUNT },
  endShare: { who: 'owner', tags: ['account'], params: recordPath, response: nothing, refuses: [...ACCOUNT, 'share.not_found'] },
  listSharesOfKey: {
    who: 'anyone',
    tags,
    description: 'What a guest shared from the device that has the key.',
    body: shareKeyForm,
    response: { 200: z.array(ownShare) },
  },
  endShareOfKey: { who: 'anyone', tags, body: shareEndForm, response: nothing, refuses: ['share.not_found'] },
} satisfies Record<string, Described>
