/** Constants (S-482 to S-508) and bounds that browser and server both read. No imports: this file ships to the browser. */

/** Where the operations of contract/endpoints.ts are. */
export const API_PATH = '/api/v1'

export const SESSIONS_LIST_LIMIT = 50
export const HISTORY_LIMIT = 100
export const LATEST_SESSION_LIMIT = 1
export const MAX_CHUNKS = 10
/** Most passages a caller may ask for; more is clamped. */
export const MAX_CHUNKS_CEILING = 20
/** Most conversations a search of one's own finds. */
export const FOUND_CONVERSATIONS = 20
/** Images a person may pick; only the first is sent. */
export const MAX_IMAGES_SELECTED = 3
export const AUTO_TITLE_CHARACTERS = 50
export const TITLE_CHARACTERS = 120
export const QUESTION_CHARACTERS = 4_000
/** One image of a question, decoded. */
export const IMAGE_BYTES = 8 * 1024 * 1024
/** The same as a data URL: four characters hold three bytes, with room for what stands before them. */
export const IMAGE_CHARACTERS = Math.ceil(IMAGE_BYTES / 3) * 4 + 64
/** What of a question is shared with its answer; how many answers one person shares at a time, and for how long. */
export const SHARED_QUESTION_CHARACTERS = 1_000
export const SHARED_ANSWERS = 50
export const SHARED_DAYS = 30
export const MASCOT_BUBBLE_MS = 2_000
/** In the text of an answer, between its urgent card and the rest: the browser draws the card itself and shows only what stands behind this. */
export const AFTER_CARD = '\n\n---\n\n'

/** True where the first step of a card is the call to 112 itself: "if a person is in danger" above it would sound as if it did not hold for the animal. */
export function beginsWithCall(steps: readonly string[]): boolean {
  return steps[0]?.includes('112') === true
}

export const PASSWORD_MIN_CHARACTERS = 6
export const PASSWORD_MAX_CHARACTERS = 128
export const NAME_CHARACTERS = 100
export const EMAIL_CHARACTERS = 254
export const PHONE_CHARACTERS = 32

export const DIRECTORY_PAGE_SIZE = 8
/** A directory of at most this many records is sent whole and searched in the browser (docs/decisions/0006-lists.md). */
export const WHOLE_LIST_RECORDS = 200
/** Beside X-Total-Count: how many of those records are invented examples, which no count shows. */
export const EXAMPLES_HEADER = 'X-Example-Count'
/** Longest search, city or species a list call reads. */
export const SEARCH_CHARACTERS = 100
/** Longest search over everything: somebody may tell in it what has happened. */
export const SITE_SEARCH_CHARACTERS = 300
/** Results of each kind of the search over everything, unless a caller asks for more, and the most one may ask for. */
export const SITE_SEARCH_RESULTS = 5
export const SITE_SEARCH_RESULTS_CEILING = 20
export const PLACE_CHARACTERS = 100
export const WEBSITE_CHARACTERS = 300
export const DESCRIPTION_CHARACTERS = 5_000
/** A photo of a record as an operator sends it, and how many characters say what it shows. */
export const RECORD_PHOTO_BYTES = 12 * 1024 * 1024
/** The same as base64, four characters for three bytes, with room for one that is somewhat too large, to be told so. */
export const RECORD_PHOTO_CHARACTERS = Math.ceil((RECORD_PHOTO_BYTES * 1.25) / 3) * 4
export const PHOTO_ALT_CHARACTERS = 250
/** Most phone numbers, and species or breeds, of one record; the longest word for one. */
export const PHONES = 10
export const SPECIES = 60
export const SPECIES_CHARACTERS = 60
/** An article as an editor writes one: its text, a paragraph about it, a line of it; how many words or sources it names. */
export const ARTICLE_CHARACTERS = 60_000
export const ARTICLE_SUMMARY_CHARACTERS = 1_000
export const ARTICLE_LINE_CHARACTERS = 300
export const ARTICLE_WORDS = 150
export const ARTICLE_SOURCES = 40
/** A file of an article. */
export const ARTICLE_FILE_CHARACTERS = 200_000
/** Why an operator decided something. */
export const DECISION_CHARACTERS = 500
/** Why a record should be listed, or what is wrong with one. */
export const REASON_CHARACTERS = 1_000
export const BLOG_PAGE_SIZE = 9
export const CARD_DESCRIPTION_WORDS = 16
export const HOME_ARTICLES = 3
export const HOME_TAGS = 2
/** Three testimonials; the latest are shown. */
export const HOME_TESTIMONIALS = 3
export const TESTIMONIAL_CHARACTERS = 600

/** Complaint sets. */
export const COMPLAINT_TITLE_CHARACTERS = 200
export const COMPLAINT_DESCRIPTION_CHARACTERS = 5_000
export const EVIDENCE_FILES = 10
/** Bytes of one photo, one video and all files of a set, as given; settings may lower or raise them. */
export const PHOTO_BYTES = 25 * 1024 * 1024
export const VIDEO_BYTES = 200 * 1024 * 1024
export const SET_BYTES = 400 * 1024 * 1024
/** A film goes up in parts of at most so many bytes: what a cut connection can cost. */
export const UPLOAD_PART_BYTES = 2 * 1024 * 1024
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

/** A petition people sign: its title and whom it is addressed to, its text, what English readers get, what came of it. */
export const PETITION_TITLE_CHARACTERS = 300
export const ADDRESSEE_CHARACTERS = 300
export const PETITION_DESCRIPTION_CHARACTERS = 20_000
export const PETITION_SUMMARY_CHARACTERS = 2_000
export const PETITION_RESULT_CHARACTERS = 2_000
export const PETITION_PHOTO_CHARACTERS = 200
/** What operators tell of it while it goes on: of one petition so many, of which readers see the newest. */
export const PETITION_UPDATE_CHARACTERS = 3_000
export const PETITION_UPDATES = 30
export const PETITION_UPDATES_SHOWN = 3
/** A petition somebody proposes: what is asked for and why, which become its text. So many of an account wait at a time. */
export const PROPOSAL_ASKED_CHARACTERS = 5_000
export const PROPOSAL_REASONS_CHARACTERS = 10_000
export const PROPOSALS_WAITING = 5
export const PROPOSAL_STATES = ['waiting', 'published', 'refused'] as const
/** Whether a petition can be signed, and why not. */
export const PETITION_STATES = ['open', 'goal_reached', 'closed'] as const

/** Operators have more to lose than visitors. */
export const STAFF_PASSWORD_MIN_CHARACTERS = 10
/** A code of the authenticator app, a recovery code or one that takes a signature back, with blanks. */
export const CODE_CHARACTERS = 40
/** Rows of one page of a list of the operators' area. */
export const STAFF_PAGE_SIZE = 50
/** A file of records that operators bring in: its bytes and its records, all of one transaction; larger ones go through the command line. */
export const IMPORT_BYTES = 2 * 1024 * 1024
export const IMPORT_RECORDS = 2_000
/** Questions labelled in one go, and the length of each. */
export const LABELLED_LINES = 10
export const LABELLED_CHARACTERS = 500

export const HOUR_MS = 60 * 60 * 1000
export const DAY_MS = 24 * HOUR_MS

/** Carries a solved challenge (contract/errors.ts). */
export const PROOF_HEADER = 'X-Proof'
