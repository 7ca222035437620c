import type { TalkKind } from '#contract/talk.ts'

export interface AnswerTexts {
  /** The heading of a card, by how soon. */
  urgent: Record<'now' | 'today', (title: string) => string>
  call112: string
  avoid: string
  /** Above a card that was shown before, when the message goes on with it. */
  stillUrgent: string
  /** Before passages that come near the question without quite answering it. */
  leadNear: string
  /** Before the passages, under an urgent card. */
  leadMore: string
  /** Before what perhaps belongs to the question as well. */
  maybeToo: string
  /** For readers of other languages: the passages stay in the language they were published in. */
  quotesInRomanian: string | null
  /** What a page says, in English. */
  summary: (summary: string) => string
  /** For a part of a message with several questions that nothing answers. */
  partUnknown: (part: string) => string
  /** Of breeds that were named and that neither catalogue has. */
  notInCatalogue: (breeds: string[]) => string
  talk: Record<TalkKind, string>
  unknown: string
  searched: string
  nearest: (titles: string[]) => string
  /** Under a refusal, by what was asked about. */
  askWhom: Record<'animals' | 'dose' | 'person' | 'elsewhere', string>
  cannotSee: string
  /** Behind a sentence of a model with a figure that no source of it holds. */
  unfoundedFigure: string
  /** In place of an address that a model invented. */
  omittedAddress: string
  notReviewed: string
  notLegalAdvice: string
  perspectives: { vet: string; trainer: string; law: string; welfare: string }
  tellMeAbout: (topic: string) => string
  /** Answers made of the records of the directories. */
  places: {
    /** `place` is empty where none was named. */
    listed: Record<'shelter' | 'trainer' | 'breeder', (place: string) => string>
    none: Record<'shelter' | 'trainer' | 'breeder', (place: string) => string>
    /** Before the records nearest to a place that has none. */
    nearest: string
    /** Where no place was named. */
    whichPlace: string
    neverInvented: string
    /** Who helps where no record does. `county` is 'București' for the capital, which has no county council; empty where no place was named. */
    publicWay: Record<'shelter' | 'trainer' | 'breeder', (county: string) => string>
    /** There is no list of clinics. */
    clinics: (place: string) => string
    kilometres: (count: number) => string
    all: Record<'shelter' | 'trainer' | 'breeder', string>
    /** The link to a list without records, whose page tells how to find somebody. */
    help: Record<'shelter' | 'trainer' | 'breeder', string>
    phone: (phones: string) => string
    noPhone: string
  }
  lawPage: string
  guidePage: string
}
