/** Constants of the specification (§9) and the bounds of design.md §4 that browser and server both read. No imports: this file ships to the browser. */

export const SESSIONS_LIST_LIMIT = 50
export const HISTORY_LIMIT = 100
export const LATEST_SESSION_LIMIT = 1
export const MAX_CHUNKS = 10
/** Most passages a caller may ask for; more is clamped (design.md §4). */
export const MAX_CHUNKS_CEILING = 20
/** Images a person may pick; only the first is sent. */
export const MAX_IMAGES_SELECTED = 3
export const AUTO_TITLE_CHARACTERS = 50
export const TITLE_CHARACTERS = 120
export const QUESTION_CHARACTERS = 4_000
/** One image of a question, decoded. */
export const IMAGE_BYTES = 8 * 1024 * 1024
export const MASCOT_BUBBLE_MS = 2_000

export const PASSWORD_MIN_CHARACTERS = 6
export const PASSWORD_MAX_CHARACTERS = 128
export const NAME_CHARACTERS = 100
export const EMAIL_CHARACTERS = 254
export const PHONE_CHARACTERS = 32

export const DIRECTORY_PAGE_SIZE = 8
/** A directory of at most this many records is sent whole and searched in the browser (docs/decisions/0006-lists.md). */
export const WHOLE_LIST_RECORDS = 200
/** Longest search, city or species a list call reads. */
export const SEARCH_CHARACTERS = 100
export const PLACE_CHARACTERS = 100
export const WEBSITE_CHARACTERS = 300
/** Why a record should be listed, or what is wrong with one. */
export const REASON_CHARACTERS = 1_000
export const BLOG_PAGE_SIZE = 9
export const CARD_DESCRIPTION_WORDS = 16
export const HOME_ARTICLES = 3
export const HOME_TAGS = 2

/** Complaint sets (design.md §8). */
export const COMPLAINT_TITLE_CHARACTERS = 200
export const COMPLAINT_DESCRIPTION_CHARACTERS = 5_000
export const EVIDENCE_FILES = 10
/** Bytes of one photo, one video and all files of a set, as given; settings may lower or raise them. */
export const PHOTO_BYTES = 25 * 1024 * 1024
export const VIDEO_BYTES = 200 * 1024 * 1024
export const SET_BYTES = 400 * 1024 * 1024
/** The limit the form of the police states; the page warns above it and does not block. */
export const POLICE_FORM_BYTES = 30 * 1024 * 1024
export const RETENTION_DAYS = 30
/** OG 27/2002: an answer within 30 days of registration, 15 more at most. */
export const ANSWER_DAYS = 30
export const ANSWER_EXTENSION_DAYS = 15
/** The days left are shown in red from here down. */
export const FEW_DAYS_LEFT = 7
export const REGISTRATION_CHARACTERS = 60
export const COPIED_MS = 2_000

/** The official petition: its longest text, a line or two, a few words; how many deeds, witnesses and animals it names. */
/** Not less than COMPLAINT_DESCRIPTION_CHARACTERS: the description of a set goes into the petition whole. */
export const PETITION_TEXT_CHARACTERS = 5_000
export const PETITION_LINE_CHARACTERS = 300
export const PETITION_SHORT_CHARACTERS = 100
export const PETITION_DEEDS = 3
export const PETITION_WITNESSES = 5
export const PETITION_ANIMALS = 9_999

export const DAY_MS = 24 * 60 * 60 * 1000

/** Carries a solved challenge (contract/errors.ts). */
export const PROOF_HEADER = 'X-Proof'
