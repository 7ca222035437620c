import { z } from 'zod'
import { source, urgentCard } from './chat.ts'
import { instant, linkToken, randomId, typedText } from './common.ts'
import { SHARED_QUESTION_CHARACTERS } from './limits.ts'

/** What of an answer is copied for whoever has the link: no pictures, no name, no account. */
const copied = z.object({ answer: z.string(), card: urgentCard.nullable(), sources: z.array(source), answered_at: instant })

/** What would be shared. `question` has its contacts blanked; `is_personal` says that it may still name somebody, and is better left out. */
export const sharePreview = copied.extend({ question: z.string(), is_personal: z.boolean() }).meta({ id: 'SharePreview' })
export type SharePreview = z.infer<typeof sharePreview>

/** `question` null shares the answer alone. `key` is a guest's, from the share before. */
export const shareForm = z.object({ question: typedText(SHARED_QUESTION_CHARACTERS).nullable(), key: linkToken.optional() }).meta({ id: 'ShareForm' })

/** `key` ends a guest's shares, and is kept on their device alone; null for an account, which needs none. */
export const shareMade = z.object({ id: randomId, expires_at: instant, key: linkToken.nullable() }).meta({ id: 'ShareMade' })
export type ShareMade = z.infer<typeof shareMade>

/** A shared answer, as anybody with its link reads it. */
export const sharedAnswer = copied.extend({ id: randomId, question: z.string().nullable(), expires_at: instant }).meta({ id: 'SharedAnswer' })
export type SharedAnswer = z.infer<typeof sharedAnswer>

/** One of somebody's own: `title` is how it begins. */
export const ownShare = z.object({ id: randomId, title: z.string(), created_at: instant, expires_at: instant }).meta({ id: 'OwnShare' })
export type OwnShare = z.infer<typeof ownShare>

/** The id of a link; what cannot be one is answered like one that never was. */
export const sharePath = z.object({ id: z.string().max(200) })
export const shareKeyForm = z.object({ key: linkToken }).meta({ id: 'ShareKey' })
export const shareEndForm = z.object({ key: linkToken, id: z.string().max(64) }).meta({ id: 'ShareEnd' })
