import { z } from 'zod'
import { instant, randomId, storable, typedText } from './common.ts'
import { evidenceFile } from './evidence.ts'
import { COMPLAINT_DESCRIPTION_CHARACTERS, COMPLAINT_TITLE_CHARACTERS, EVIDENCE_FILES, NAME_CHARACTERS, REGISTRATION_CHARACTERS } from './limits.ts'

const link = z.string().max(300)

/** Names a set by its id, by its link, or all sets of a person. */
export const setPath = z.object({ id: z.string().max(200) })

/** POST /plangeri (S-426). The links are those the upload answered; anything else is refused (D-009). */
export const complaintForm = z
  .object({
    title: typedText(COMPLAINT_TITLE_CHARACTERS),
    description: typedText(COMPLAINT_DESCRIPTION_CHARACTERS),
    user_name: z
      .string()
      .max(NAME_CHARACTERS)
      .refine(storable, { params: { rule: 'unstorable' } })
      .nullish(),
    photo_links: z.array(link).max(EVIDENCE_FILES).default([]),
    video_links: z.array(link).max(EVIDENCE_FILES).default([]),
  })
  .meta({ id: 'ComplaintForm' })
export type ComplaintForm = z.infer<typeof complaintForm>

/** A complaint's set (S-346), as anybody with its link sees it. */
export const complaint = z
  .object({
    id: randomId,
    /** 128 random bits: who has it can see the set, nobody can guess it. */
    media_id: randomId,
    title: z.string(),
    /** Plain text; line breaks are kept. */
    description: z.string(),
    user_name: z.string(),
    photo_links: z.array(z.string()),
    video_links: z.array(z.string()),
    created_at: instant,
    /** From this instant on the set does not exist; the sweep removes its bytes. */
    expires_at: instant,
    files: z.array(evidenceFile),
  })
  .meta({ id: 'Complaint' })
export type Complaint = z.infer<typeof complaint>

/** That the petition was filed: what its owner noted down from the police's answer. */
export const filing = z
  .object({
    registration_number: typedText(REGISTRATION_CHARACTERS),
    /** The day it was filed, in Romania. */
    filed_on: z.iso.date(),
  })
  .meta({ id: 'Filing' })
export type Filing = z.infer<typeof filing>

/** A set as its owner sees it. With a filing it is kept until day 45 after it (30 days for the answer, 15 more), if that is later. */
export const ownComplaint = complaint.extend({ filing: filing.nullable() }).meta({ id: 'OwnComplaint' })
export type OwnComplaint = z.infer<typeof ownComplaint>

/** Both the answer to POST /plangeri and GET /plangeri/media/{id} wrap the set in `data` (S-426, S-428). */
/** A ticket opens one download for a minute; who asks for a ticket has been counted. */
export const zipTicket = z.object({ data: z.object({ ticket: z.string() }) }).meta({ id: 'ZipTicket' })
export const zipQuery = z.object({ ticket: z.string().max(100).optional() })

export const complaintCreated = z.object({ data: ownComplaint }).meta({ id: 'ComplaintCreated' })
export const complaintShown = z.object({ data: complaint }).meta({ id: 'ComplaintShown' })
