import { z } from 'zod'

const text = z.string().nullable()
/** The server that something of a person is sent to: its host, null for one of the operator's own machines. Null where there is none. */
const recipient = z.object({ host: text }).nullable()

/** Who runs this site, as the operator set it; null where nothing is set, and the pages then say so. */
export const site = z
  .object({
    operator: z.object({
      name: text,
      /** In the register of associations or companies, and for taxes (Law 365/2002, art. 5). */
      registration: text,
      tax_id: text,
      address: text,
      email: text,
      phone: text,
      data_protection_email: text,
    }),
    recipients: z.object({
      /** Of the language model that writes answers. */
      model: recipient,
      /** Of the model that finds passages by meaning. */
      embeddings: recipient,
      mail: recipient,
      /** Where photos and films are; `direct` when browsers fetch them there. */
      files: recipient.unwrap().extend({ direct: z.boolean() }).nullable(),
    }),
    /** Whether the site sends mails: links to a new password, confirmations. */
    mails: z.boolean(),
  })
  .meta({ id: 'Site' })
export type Site = z.infer<typeof site>
export type Recipient = Site['recipients']['model']
