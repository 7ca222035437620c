import type { LabelledQuestion } from '#content/questions/question.ts'
import { urgentCard } from '#content/cards/cards.ts'
import type { Place } from '#content/places/places.ts'
import { askedPlace } from '../../chat/places/asked-place.ts'
import type { FindPlace } from '../../chat/places/find-place.ts'
import type { Classifier } from '../../understanding/classifier.ts'
import { noSubject, understand, type PlaceKind, type Subject, type Understanding } from '../../understanding/understanding.ts'

/** What one labelled question was understood to be, before anything is searched. */
export interface UnderstoodQuestion {
  question: LabelledQuestion
  understood: Understanding
  /** The card shown first. */
  card: string | null
  language: string | null
  intent: string
  /** Whether the place and whom it looks for were read as labelled; false where it was not taken for a search for a place. */
  placeFits: boolean
  understandMs: number
}

export interface UnderstandingParts {
  classifier: Classifier
  findPlace: FindPlace
}

const LOOKED_BACK = 3

/** Understands one question, after the messages before it. */
export function understandQuestion(question: LabelledQuestion, { classifier, findPlace }: UnderstandingParts): UnderstoodQuestion {
  const { text } = question
  const subject = subjectBefore(question.before, classifier)
  const started = performance.now()
  const understood = understand(text, subject, classifier)
  const understandMs = performance.now() - started
  const { before, intent, language, place } = understood
  return {
    question,
    understood,
    card: (understood.card && urgentCard(understood.card.id))?.id ?? null,
    language,
    intent,
    placeFits: intent === 'place' && question.place !== null && isAsked({ kind: place, place: askedPlace(text, before, findPlace) }, question.place, findPlace),
    understandMs,
  }
}

/** Whether it is what the label names, 'clinic Kolozsvár' being 'clinic Cluj-Napoca'; what lies inside answers for what is asked ("dresor în Prahova, zona Câmpina"). */
function isAsked({ kind, place }: { kind: PlaceKind; place: Place | null }, label: string, findPlace: FindPlace): boolean {
  const [askedKind = '', ...name] = label.trim().split(' ')
  if (kind !== askedKind) return false
  if (name.length === 0 || place === null) return name.length === 0 && place === null
  const asked = findPlace(name.join(' '))
  if (asked === null) return false
  // "Cluj" is a county as well as a short name of its town.
  if (asked.name === place.name || place.name === name.join(' ')) return true
  // A county holds its towns (a label cannot tell "Suceava" the county from the town), Bucharest its sectors, a town or sector its quarters.
  const holds = asked.name === asked.county || (place.level === 'quarter' && asked.level !== 'quarter')
  return holds && asked.county === place.county
}

/** What the messages before left open, as the conversation would have kept it. */
function subjectBefore(before: readonly string[], classifier: Classifier): Subject {
  return before.reduce<Subject>((subject, text) => {
    const { card } = understand(text, subject, classifier)
    return { before: [...subject.before, text].slice(-LOOKED_BACK), card: card?.id ?? null }
  }, noSubject)
}
