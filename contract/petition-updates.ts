import { z } from 'zod'
import { linkToken, typedText } from './common.ts'
import { PETITION_TITLE_CHARACTERS, PETITION_UPDATE_CHARACTERS, PETITION_UPDATES } from './limits.ts'
import { petitionUpdate } from './petitions.ts'

/** What an operator tells of a petition. */
export const newUpdate = z.strictObject({ title: typedText(PETITION_TITLE_CHARACTERS), text: typedText(PETITION_UPDATE_CHARACTERS) }).meta({ id: 'NewUpdate' })
export type NewUpdate = z.infer<typeof newUpdate>

/** What was told of a petition, newest first, and how many of its signers get a mail of the next. */
export const petitionUpdates = z
  .object({
    asked: z.int().nonnegative(),
    updates: z
      .array(
        petitionUpdate.extend({
          /** Mails it has caused. */
          mails: z.int().nonnegative(),
          /** Whether there are more to come. */
          queueing: z.boolean(),
        }),
      )
      .max(PETITION_UPDATES),
  })
  .meta({ id: 'PetitionUpdates' })
export type PetitionUpdates = z.infer<typeof petitionUpdates>

/** Whether a signer wants to be told what is new. */
export const updatesChoice = z.strictObject({ wants_updates: z.boolean() }).meta({ id: 'UpdatesChoice' })
/** The same, by the link of a mail. */
export const updatesChoiceOfLink = updatesChoice.extend({ token: linkToken, petition_id: z.int().positive() }).meta({ id: 'UpdatesChoiceOfLink' })
