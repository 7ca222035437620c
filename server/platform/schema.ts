import type { Generated } from 'kysely'
import type { PetitionsTable, SignatureLinksTable, SignatureMailsTable, SignaturesTable } from './petition-tables.ts'

/**
 * The tables as both engines keep them. Instants are ISO 8601 UTC text, flags are 0/1,
 * lists are JSON text parsed by the contract at the edge (design.md §3).
 */
export interface Schema {
  users: UsersTable
  tokens: TokensTable
  chat_sessions: ChatSessionsTable
  chat_messages: ChatMessagesTable
  editor_questions: EditorQuestionsTable
  blog_posts: BlogPostsTable
  shelters: SheltersTable
  trainers: TrainersTable
  directory_reports: DirectoryReportsTable
  site_values: SiteValuesTable
  petitions: PetitionsTable
  signatures: SignaturesTable
  signature_mails: SignatureMailsTable
  signature_links: SignatureLinksTable
  operator_actions: OperatorActionsTable
  complaint_sets: ComplaintSetsTable
  evidence_files: EvidenceFilesTable
  reports: ReportsTable
  limit_counts: LimitCountsTable
  passage_vectors: PassageVectorsTable
}

export interface UsersTable {
  id: string
  name: string
  /** As typed. */
  email: string
  /** Trimmed, NFKC, lower case: what makes an account unique. */
  email_key: string
  phone_number: string | null
  password_hash: string
  created_at: string
  updated_at: string
}

export interface TokensTable {
  /** SHA-256 of the token, base64url; the token itself is never kept. */
  hash: string
  user_id: string
  /** Keyed hash of the network the token was issued to, so that its owner is not locked out by strangers. */
  network: string
  created_at: string
  last_used_at: string
  /** Set when the token was made worthless; the row stays to know the network by, until it is swept. */
  revoked_at: string | null
}

export interface ChatSessionsTable {
  id: string
  /** Null for a guest's session. */
  user_id: string | null
  /** SHA-256 of the guest cookie; null for an account's session. */
  guest_hash: string | null
  title: string
  is_active: number
  tokens_used: number
  created_at: string
  updated_at: string
}

export interface ChatMessagesTable {
  id: string
  session_id: string
  /** Place in the conversation, from 1. */
  position: number
  role: 'user' | 'assistant'
  content: string
  state: 'streaming' | 'done' | 'stopped' | 'interrupted' | 'failed'
  image_type: string | null
  /** base64 */
  image_data: string | null
  sources: string | null
  perspectives: string | null
  follow_ups: string | null
  rating: number | null
  created_at: string
  /** Last time the writing process said it is alive; only meaningful while streaming (server/chat/under-way.ts). */
  heartbeat_at: string
  /** 1 when somebody asked that the answer stops; whoever writes it looks every second. */
  stop_asked: Generated<number>
  /** How a finished answer was made (contract/chat.ts). */
  mode: Generated<'model' | 'extractive' | 'fallback' | null>
  /** Keyed hash of a guest's network while the answer is written, to count what is under way; null otherwise. */
  network: Generated<string | null>
}

/** What the editors should write about next; no name, no account, no session. */
export interface EditorQuestionsTable {
  id: string
  question: string
  reason: 'unknown' | 'thumb_down'
  created_at: string
}

export interface BlogPostsTable {
  id: number
  title: string
  author: string
  category: string
  short_description: string
  content: string
  tags: string
  created_at: string
  /** Everything of the article the list does not need, as JSON: sources, checked_on, review, English title and summary. */
  details: string
  /** Hash of the file it came from; null for a post written by an operator. */
  file_hash: string | null
}

/** What shelters and trainers have in common. */
interface DirectoryTable {
  id: Generated<number>
  name: string
  description: string
  phone_numbers: string
  website: string | null
  photo_url: string | null
  photo_type: string | null
  /** base64, at most 2 kB: what lists carry. */
  photo_preview: string | null
  /** base64, 640 px: what the single record carries. */
  photo_data: string | null
  verified_on: string | null
  is_example: number
  /** 'pending', or any of the specification's spellings of approved (contract/approval.ts). */
  status: string
  /** Why somebody proposed it; never shown. */
  suggested_because: string | null
  created_at: string
  /** Every change of a record moves it: the directory index is built anew when the latest one does. */
  updated_at: string
}

export interface SheltersTable extends DirectoryTable {
  location: string
}

export interface TrainersTable extends DirectoryTable {
  city: string
  pets_can_train: string
}

/** What a visitor says is wrong with a record; nothing about the visitor. */
export interface DirectoryReportsTable {
  id: string
  kind: 'shelter' | 'trainer'
  record_id: number
  what: string
  created_at: string
}

/** What an operator did from the command line; nothing in it names a signer. */
export interface OperatorActionsTable {
  id: string
  action: string
  petition_id: number | null
  /** JSON: numbers and settings of the action. */
  details: string
  /** The account of the machine it was done from. */
  operator: string
  created_at: string
}

export interface ComplaintSetsTable {
  id: string
  /** What the link carries; nothing can be read or changed by `id` without the owner's credential. */
  media_id: string
  user_id: string
  user_name: string
  title: string
  description: string
  registration_number: string | null
  /** A day, not an instant. */
  filed_on: string | null
  created_at: string
  /** created_at + 30 x 24 h, or the end of day 45 after filing. */
  expires_at: string
}

/**
 * One photo or video. The row is written before its bytes ('arriving') and removed after them, so that no bytes
 * are ever without a row; a row without a set and an account is swept.
 */
export interface EvidenceFilesTable {
  id: string
  user_id: string | null
  set_id: string | null
  /** Place in the set, from 0. */
  position: number
  state: 'arriving' | 'kept'
  type: 'image' | 'video'
  content_type: string
  /** Of the object's name: webp, mp4, webm. */
  extension: string
  width: number | null
  height: number | null
  bytes: number
  sha256: string
  given_bytes: number
  given_sha256: string
  created_at: string
}

/** A notice about something published here; the sender's address is kept only to answer. */
export interface ReportsTable {
  id: string
  kind: 'set' | 'petition' | 'article'
  target_id: string
  reason: string
  what: string
  email: string | null
  state: 'open' | 'closed'
  created_at: string
}

/** How often somebody did something within a window of time; of who it was only a keyed hash. */
export interface LimitCountsTable {
  key: string
  count: number
  ends_at: string
}

/** Small values the site keeps about itself, such as its secret. */
export interface SiteValuesTable {
  name: string
  value: string
}

/** What an embeddings model made of a passage; nothing a person wrote. */
export interface PassageVectorsTable {
  model: string
  /** SHA-256 of the text, hexadecimal. */
  text_hash: string
  dimension: number
  /** Base64 of 32-bit numbers. */
  vector: string
}
