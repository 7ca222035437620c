/** One thing a point of the petition says. */
export type PetitionBlock =
  | { kind: 'paragraph'; text: string }
  | { kind: 'labelled'; label: string; text: string }
  | { kind: 'list'; items: { mark: string; text: string }[] }
  | { kind: 'annexes'; annexes: Annex[] }
  | { kind: 'link'; address: string; until: string }

/** One file of the evidence as the document lists it, in words. */
export interface Annex {
  name: string
  file: string
  received: string
  /** 64 hex digits each: of the file as given, and of the copy behind the link. */
  given_sha256: string
  sha256: string
}

/** A numbered part. */
export interface PetitionPoint {
  heading: string
  blocks: PetitionBlock[]
}

/** The petition as it is read, before it is laid out as a PDF or as plain text. */
export interface PetitionDocument {
  to: string
  copies: string
  points: PetitionPoint[]
  date: string
  name: string
  made: string
}
