import type { LabelledQuestion } from '#content/questions/question.ts'
import { urgentCard } from '#content/cards/cards.ts'
import type { FindPlace } from '../../chat/places/find-place.ts'
import type { Classifier } from '../../understanding/classifier.ts'
import { noSubject, understand, type Subject, type Understanding } from '../../understanding/understanding.ts'

/** What one labelled question was understood to be, before anything is searched. */
export interface UnderstoodQuestion {
  question: LabelledQuestion
  understood: Understanding
  /** The card shown first. */
  card: string | null
  language: string | null
  intent: string
  /** 'shelter Suceava', as read; null when no place is asked for. */
  place: string | null
  /** The same of the label, its place named as the gazetteer does: Kolozsvár is Cluj-Napoca. */
  placeAsked: string | null
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
    place: intent === 'place' ? `${place} ${placeIn([text, ...before.toReversed()], findPlace)}` : null,
    placeAsked: question.place === null ? null : gazetteerName(question.place, findPlace),
    understandMs,
  }
}

/** The first place the messages name; empty when none does. */
function placeIn(messages: readonly string[], findPlace: FindPlace): string {
  for (const message of messages) {
    const found = findPlace(message)
    if (found) return found.name
  }
  return ''
}

/** 'clinic Kolozsvár' is 'clinic Cluj-Napoca'. */
function gazetteerName(place: string, findPlace: FindPlace): string {
  const [kind = '', ...name] = place.split(' ')
  return `${kind} ${findPlace(name.join(' '))?.name ?? name.join(' ')}`
}

/** What the messages before left open, as the conversation would have kept it. */
function subjectBefore(before: readonly string[], classifier: Classifier): Subject {
  return before.reduce<Subject>((subject, text) => {
    const { card } = understand(text, subject, classifier)
    return { before: [...subject.before, text].slice(-LOOKED_BACK), card: card?.id ?? null }
  }, noSubject)
}
