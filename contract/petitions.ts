import { z } from 'zod'
import { instant, linkToken, storable, typedText } from './common.ts'
import { CODE_CHARACTERS, EMAIL_CHARACTERS, NAME_CHARACTERS, PETITION_UPDATES_SHOWN, PHONE_CHARACTERS } from './limits.ts'

/** What is new of a petition, as an operator tells it in plain text. */
export const petitionUpdate = z.object({ id: z.int().positive(), title: z.string(), text: z.string(), created_at: instant }).meta({ id: 'PetitionUpdate' })
export type PetitionUpdate = z.infer<typeof petitionUpdate>

/** A petition (S-348). Counts are whole signatures; nobody who signed is ever named here. */
export const petition = z
  .object({
    id: z.int().positive(),
    title: z.string(),
    /** Plain text; line breaks are kept. */
    description: z.string(),
    photo_url: z.string().nullable(),
    current_signatures: z.int().nonnegative(),
    required_signatures: z.int().positive(),
    /** How many of the current signatures were confirmed by e-mail; null where no mail is sent. */
    verified_signatures: z.int().nonnegative().nullable(),
    created_at: instant,
    /** The institution that is asked. */
    addressee: z.string(),
    /** English readers get a title and a summary; what is signed is the Romanian text. */
    title_en: z.string().nullable(),
    summary_en: z.string().nullable(),
    /** True for a petition that only shows how the page works. */
    is_example: z.boolean(),
    /** The newest first. */
    updates: z.array(petitionUpdate).max(PETITION_UPDATES_SHOWN),
  })
  .meta({ id: 'Petition' })
export type Petition = z.infer<typeof petition>

/** How many signatures a petition may want. */
export const petitionGoal = z.int().positive().max(100_000_000)

export const petitionsQuery = z.object({ active: z.literal('true').optional() })

/** Letters of any script, so that an address under a Romanian domain name is one too; quoted names, addresses of machines and characters nobody sees are not. */
const EMAIL =
  /^(?!\.)(?!.*\.\.)(?!.*[\p{Cc}\p{Cf}\p{DI}])[^\s@"(),:;<>[\]\\]{1,64}(?<!\.)@(?:[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?\.)+(?:\p{L}[\p{L}\p{M}]+|xn--[a-z0-9-]+)$/u

/** What a signature is sent as (S-349). `comment` is the honeypot, a field no person sees: who fills it in is a machine. */
export const signatureForm = z
  .object({
    full_name: typedText(NAME_CHARACTERS),
    email: z
      .string()
      .max(EMAIL_CHARACTERS)
      .trim()
      .refine(storable, { params: { rule: 'unstorable' } })
      .pipe(z.email({ pattern: EMAIL })),
    phone_number: z
      .string()
      .trim()
      .max(PHONE_CHARACTERS)
      .regex(/^[\d\s+().-]*$/)
      .nullish(),
    comment: z.string().max(1_000).nullish(),
    /** Whether to be told by mail what is new, once the mailbox is confirmed. */
    wants_updates: z.boolean().optional(),
  })
  .meta({ id: 'SignatureForm' })
export type SignatureForm = z.infer<typeof signatureForm>

/** Both counts of a petition. */
export const petitionCounts = petition.pick({ current_signatures: true, required_signatures: true })
export type PetitionCounts = z.infer<typeof petitionCounts>

/** The answer to a signature; the same for a first one and for a stranger's repeat of somebody else's (D-018). */
export const signed = z
  .object({
    success: z.literal(true),
    message: z.string(),
    data: petitionCounts,
    /** Takes the signature back, where the site sends no mail and the account does not; told this once. A stranger's repeat gets one that opens nothing. */
    withdrawal_code: z.string().nullable(),
  })
  .meta({ id: 'Signed' })
export type Signed = z.infer<typeof signed>

/** What the page behind a link sends; only a press on its button does. */
export const linkForm = z.object({ token: linkToken }).meta({ id: 'LinkForm' })

/** A signature is confirmed; the title says of what. */
export const confirmed = z.object({ petition_id: z.int().positive(), title: z.string() }).meta({ id: 'ConfirmedSignature' })
export type Confirmed = z.infer<typeof confirmed>

/** One petition a mailbox or an account signed, what came of it when an operator has told, and whether its signer is told what is new; null where nothing is sent, or not to this mailbox. */
export const ownSignature = z
  .object({
    petition_id: z.int().positive(),
    title: z.string(),
    created_at: instant,
    verified: z.boolean(),
    result: z.string().nullable(),
    wants_updates: z.boolean().nullable(),
  })
  .meta({ id: 'OwnSignature' })
export type OwnSignature = z.infer<typeof ownSignature>

/** A code as somebody typed it. */
export const codeForm = z.object({ code: typedText(CODE_CHARACTERS) }).meta({ id: 'WithdrawalCode' })

export const withdrawalForm = z.object({ token: linkToken, petition_id: z.int().positive() }).meta({ id: 'WithdrawalForm' })
