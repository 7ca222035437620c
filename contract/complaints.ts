import { z } from 'zod'
import { instant, randomId, storable, typedText } from './common.ts'
import { evidenceFile } from './evidence.ts'
import { COMPLAINT_DESCRIPTION_CHARACTERS, COMPLAINT_TITLE_CHARACTERS, EVIDENCE_FILES, NAME_CHARACTERS, REGISTRATION_CHARACTERS } from './limits.ts'

const link = z.string().max(300)

/** Spec §7 POST /plangeri. The links are those the upload answered; anything else is refused (D-009). */
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

/** Spec §3 Complaint (media set), as anybody with its link sees it. */
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

/** Spec §7: both the answer to POST /plangeri and GET /plangeri/media/{id} wrap the set in `data`. */
export const complaintCreated = z.object({ data: ownComplaint }).meta({ id: 'ComplaintCreated' })
export const complaintShown = z.object({ data: complaint }).meta({ id: 'ComplaintShown' })
