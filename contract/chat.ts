import { z } from 'zod'
import { instant, randomId, storable, typedText } from './common.ts'
import { HISTORY_LIMIT, IMAGE_CHARACTERS, MAX_CHUNKS, MAX_CHUNKS_CEILING, QUESTION_CHARACTERS, SESSIONS_LIST_LIMIT, TITLE_CHARACTERS } from './limits.ts'

export const sourceKinds = ['urgent', 'article', 'law', 'guide', 'breed', 'shelter', 'trainer', 'petition'] as const

/** A page of the site that an answer rests on. `id` is the number of its marker in the answer, e.g. 1 for [1]. */
export const source = z
  .object({
    id: z.int().positive(),
    title: z.string(),
    /** Path on this site, with the anchor of the exact heading. */
    url: z.string(),
    kind: z.enum(sourceKinds),
    /** The sentence or two the answer used, as published. */
    quote: z.string(),
    /** The day (YYYY-MM-DD) a person last checked it; null when the record carries none. */
    checked_on: z.string().nullable(),
  })
  .meta({ id: 'Source' })
export type Source = z.infer<typeof source>

/** The languages in which Bobita answers: that of the question, whatever the screen's. */
export const answerLanguages = ['ro', 'en', 'hu', 'uk'] as const
export type AnswerLanguage = (typeof answerLanguages)[number]

/**
 * What to do in an emergency, as it stands at the beginning of the answer's text. `now`: minutes or hours decide; `today`: a
 * vet should be called today.
 */
export const urgentCard = z
  .object({
    id: z.string(),
    level: z.enum(['now', 'today']),
    language: z.enum(answerLanguages),
    title: z.string(),
    /** Above the steps, when the message goes on with an emergency told before; null otherwise. */
    note: z.string().nullable(),
    /** True where people or cruelty in progress are concerned. */
    call112: z.boolean(),
    /** False where nobody is sent to a vet. */
    vet: z.literal(false).optional(),
    steps: z.array(z.string()),
    avoid: z.array(z.string()),
    /** The number of its source. */
    source_id: z.int().positive(),
  })
  .meta({ id: 'UrgentCard' })
export type UrgentCard = z.infer<typeof urgentCard>

export const perspectiveIds = ['vet', 'trainer', 'law', 'welfare'] as const

/** The same question seen by a vet, a trainer, the law or the animal's welfare; only those grounded in found passages. */
export const perspective = z
  .object({ id: z.enum(perspectiveIds), label: z.string(), text: z.string(), source_ids: z.array(z.int().positive()) })
  .meta({ id: 'Perspective' })
export type Perspective = z.infer<typeof perspective>

/** A chat session (S-329). `id` and `session_id` are the same; `title` defaults to 'Chat nou'. */
export const chatSession = z
  .object({
    id: randomId,
    session_id: randomId,
    user_id: z.string().nullable(),
    title: z.string(),
    is_active: z.boolean(),
    created_at: instant,
    updated_at: instant,
    is_anonymous: z.boolean(),
    tokens_used: z.int().nonnegative(),
    tokens_remaining: z.int().nonnegative(),
    message_count: z.int().nonnegative(),
  })
  .meta({ id: 'ChatSession' })
export type ChatSession = z.infer<typeof chatSession>

/**
 * How far an answer is: `streaming` while the server writes it, `done`, `stopped` by the reader,
 * `interrupted` when the process ended under it, `failed` when nothing could be answered.
 */
export const messageStates = ['streaming', 'done', 'stopped', 'interrupted', 'failed'] as const

/** A message of the history (S-333, S-334); `image_data` is base64 without a data: prefix. */
export const chatMessage = z
  .object({
    id: randomId,
    role: z.enum(['user', 'assistant']),
    content: z.string(),
    timestamp: instant,
    message_metadata: z.object({
      state: z.enum(messageStates),
      image_data: z.string().optional(),
      image_type: z.string().optional(),
      sources: z.array(source).optional(),
      perspectives: z.array(perspective).optional(),
      follow_ups: z.array(z.string()).optional(),
      card: urgentCard.optional(),
      /** The reader's thumb: 1 up, -1 down. */
      rating: z.union([z.literal(1), z.literal(-1)]).optional(),
    }),
  })
  .meta({ id: 'ChatMessage' })
export type ChatMessage = z.infer<typeof chatMessage>

export const chatHistory = z.object({ session: chatSession, messages: z.array(chatMessage) }).meta({ id: 'ChatHistory' })
export type ChatHistory = z.infer<typeof chatHistory>

/** `user_id` never authenticates; it is checked against the credential when there is one. */
export const newSession = z.object({ user_id: z.string().max(64).optional(), title: typedText(TITLE_CHARACTERS).optional() }).meta({ id: 'NewChatSession' })

export const sessionsQuery = z.object({
  user_id: z.string().max(64).optional(),
  limit: z.coerce
    .number<number>()
    .int()
    .positive()
    .default(SESSIONS_LIST_LIMIT)
    .transform((limit) => Math.min(limit, SESSIONS_LIST_LIMIT)),
})

export const historyQuery = z.object({
  limit: z.coerce
    .number<number>()
    .int()
    .positive()
    .default(HISTORY_LIMIT)
    .transform((limit) => Math.min(limit, HISTORY_LIMIT)),
})

export const titleQuery = z.object({ title: typedText(TITLE_CHARACTERS).transform((title) => title.trim()) })

/** POST /chat/ask/stream (S-437 to S-441). An image alone is a question too; its cap is checked after parsing, to answer 413. */
export const askQuestion = z
  .object({
    question: z
      .string()
      .max(QUESTION_CHARACTERS)
      .refine(storable, { params: { rule: 'unstorable' } })
      .default(''),
    chat_session_id: z.string().max(64).optional(),
    user_id: z.string().max(64).optional(),
    max_chunks: z
      .int()
      .positive()
      .default(MAX_CHUNKS)
      .transform((count) => Math.min(count, MAX_CHUNKS_CEILING)),
    include_sources: z.boolean().default(true),
    include_perspectives: z.boolean().default(true),
    image_data: z.string().meta({ maxLength: IMAGE_CHARACTERS }).optional(),
  })
  .meta({ id: 'Question' })

export const rating = z.object({ rating: z.union([z.literal(1), z.literal(-1), z.literal(0)]) }).meta({ id: 'Rating' })

/** One line of the NDJSON answer (S-442 to S-447): chunk*, then exactly one final or one error, then [DONE]. */
export const chatEvent = z
  .discriminatedUnion('type', [
    z.object({
      type: z.literal('chunk'),
      content: z.string(),
      /** With the first words, when the answer begins with an urgent card. */
      card: urgentCard.optional(),
    }),
    z.object({
      type: z.literal('final'),
      answer: z.string(),
      sources: z.array(source),
      perspectives: z.array(perspective),
      chat_session_id: z.string(),
      message_id: z.string(),
      follow_ups: z.array(z.string()),
      card: urgentCard.nullable(),
      /** How the answer was made: written by a model, quoted by Bobita, or quoted because the model failed. */
      mode: z.enum(['model', 'extractive', 'fallback']),
    }),
    z.object({ type: z.literal('error'), error: z.string() }),
  ])
  .meta({ id: 'ChatEvent' })
export type ChatEvent = z.infer<typeof chatEvent>
export type FinalEvent = Extract<ChatEvent, { type: 'final' }>
