import { intents, type Intent } from '#content/questions/question.ts'
import { answerLanguages, type AnswerLanguage } from '#contract/chat.ts'
import type { Classifier, Margins } from './classifier.ts'

/** What an earlier message of the conversation left open. */
export interface Subject {
  /** What the same person wrote before, oldest first. */
  before: readonly string[]
  /** The urgent card shown last; null when the conversation is calm. */
  card: string | null
}

export const noSubject: Subject = { before: [], card: null }

/** An urgent card that a message calls for. */
export interface CardReading {
  id: string
  /** 0..1: the chance that the message tells of an emergency. */
  chance: number
  /** True when the card was shown before and the message goes on with it. */
  goesOn: boolean
}

export const placeKinds = ['shelter', 'trainer', 'breeder', 'clinic'] as const
export type PlaceKind = (typeof placeKinds)[number]

/** What a message was understood to ask. */
export interface Understanding {
  /** Null where its words do not tell. */
  language: AnswerLanguage | null
  intent: Intent
  /** 0..1: how sure the intent is. */
  intentChance: number
  card: CardReading | null
  /** 0..1: the chance that it goes on with what was said before; 0 for a first message. */
  goesOn: number
  /** The earlier messages it is read with; none when it stands on its own. */
  before: readonly string[]
  /** Whom it looks for, when it looks for a place. */
  place: PlaceKind
  /** 0..1: the chance that it asks several things at once. */
  several: number
  /** For the ranking of pages and sections. */
  margins: Margins
}

/** From this chance on a message tells of an emergency. */
export const URGENT = 0.42
/** Above this chance a message that others of its conversation stand before does; without anything learned it is a half. */
const URGENT_IN_CONVERSATION = 0.42
/** From this chance on a calm message is read with those before it. */
const GOES_ON = 0.1
/** The same for a calm message after an emergency: what is found for it must not be about the emergency. */
const GOES_ON_AFTER_EMERGENCY = 0.8
/** The same for a message that tells of an emergency; below it, it stands by itself. */
const GOES_ON_URGENTLY = 0.5
/** Above this chance another card takes over from an open one. */
const OTHER_CARD = 0.6
/** How much what a message says by itself counts beside what it says in its conversation, where another card is sought. */
const BY_ITSELF = 0.5
/** A language is told by its words from this margin on. */
const LANGUAGE = -0.6

/** Reads a message by itself and, when it is a follow-up (`goesOn`), with the earlier messages of its conversation (server/chat/answer/earlier-messages.ts). */
export function understand(text: string, { before, card: open }: Subject, classifier: Classifier): Understanding {
  const alone = classifier.read(text)
  if (before.length === 0) return understood(text, { margins: alone, card: emergencyCardOf(alone, classifier), goesOn: 0, before }, { alone, classifier })
  const readings = { text, alone, joined: classifier.read(text, before), earlier: before.map((message) => classifier.read(message)) }
  const goesOn = goesOnChance(readings, open !== null, classifier)
  const card = conversationCard({ ...readings, goesOn }, open, classifier)
  const calmlyFrom = open === null ? GOES_ON : GOES_ON_AFTER_EMERGENCY
  const isJoined = card === null ? goesOn >= calmlyFrom : card.goesOn || goesOn >= GOES_ON_URGENTLY
  const margins = isJoined ? readings.joined : alone
  return understood(text, { margins, card, goesOn, before: isJoined ? before : [] }, { alone, classifier })
}

function understood(
  text: string,
  reading: Pick<Understanding, 'margins' | 'card' | 'goesOn' | 'before'>,
  { alone, classifier }: { alone: Margins; classifier: Classifier },
): Understanding {
  const { margins } = reading
  const [intent, intentChance] = intentOf(margins, classifier)
  return {
    ...reading,
    language: languageOf(alone),
    intent,
    intentChance,
    place: highest(margins, 'place', placeKinds)[0],
    several: classifier.chance('several', severalInputs(text, margins)),
  }
}

/**
 * Decides whether a message tells of an emergency, and with which urgent card its answer opens; null when it does not. What
 * is denied, long past or only feared is told apart by what was learned from content/questions/calm, by no rule.
 */
function emergencyCardOf(margins: Margins, classifier: Classifier): CardReading | null {
  const chance = urgency(margins, classifier)
  const [best] = bestCards(margins)
  if (!best || !margins.legible) return null
  return chance >= URGENT ? { id: best.id, chance, goesOn: false } : null
}

/** The same for a message of a conversation. An emergency that is open stays until the message tells that it is none, or clearly another one. */
function conversationCard(reading: ReadingInConversation, open: string | null, classifier: Classifier): CardReading | null {
  const { alone, joined, goesOn } = reading
  const byItself = goesOn < GOES_ON_URGENTLY ? emergencyCardOf(alone, classifier) : null
  const chance = classifier.chance(open === null ? 'urgent:calm' : 'urgent:open', urgencyInConversationInputs(reading))
  // Whatever was said before: what stands by itself and tells of an emergency is one.
  if (chance <= URGENT_IN_CONVERSATION) return byItself
  if (open === null) {
    const likeliest = likeliestCard(joined)
    return likeliest !== null && joined.legible ? { id: likeliest, chance, goesOn: false } : null
  }
  const other = otherCard(open, reading, classifier)
  return other === null ? { id: open, chance, goesOn: true } : { id: other, chance, goesOn: false }
}

/** The card that takes over from an open one; null when none does. */
function otherCard(open: string, reading: ReadingInConversation, classifier: Classifier): string | null {
  const likeliest = likeliestOther(open, reading)
  if (likeliest === null) return null
  return classifier.chance('other', otherCardInputs(open, likeliest, reading, classifier)) > OTHER_CARD ? likeliest : null
}

/** The likeliest card beside the open one, by a message alone and by its conversation; null where there is no other. */
export function likeliestOther(open: string, { alone, joined }: Pick<ReadingInConversation, 'alone' | 'joined'>): string | null {
  const [likeliest] = [...joined.of('card')]
    .filter(([id]) => id !== open)
    .map(([id, margin]): [string, number] => [id, margin + BY_ITSELF * alone.at('card', id)])
    .toSorted(([, one], [, other]) => other - one)
  return likeliest?.[0] ?? null
}

/** What the chance is reckoned from that another card takes over: both cards by both readings, how urgent the message is by itself, whether it goes on, and how long it is. */
export function otherCardInputs(open: string, other: string, { text, alone, joined, goesOn }: ReadingInConversation, classifier: Classifier): number[] {
  const margins = [other, open].flatMap((id) => [joined.at('card', id), alone.at('card', id)])
  return [...margins, urgency(alone, classifier), goesOn, lengthOf(text)]
}

/** From this chance on a message is answered as several questions. */
export const SEVERAL = 0.06

/** Whether a message asks several things at once; whoever writes two question marks says so. */
export function asksSeveral({ several }: Understanding, text: string): boolean {
  return several >= SEVERAL || questionMarks(text) > 1
}

/** At most three are told apart. */
export function questionMarks(text: string): number {
  return Math.min(3, (text.match(/\?/g) ?? []).length)
}

/** What the chance of several questions is reckoned from: the learned head, the three likeliest pages, and how it is written. */
export function severalInputs(text: string, margins: Margins): number[] {
  const [first = -1, second = -1, third = -1] = pageMargins(margins)
  return [margins.at('kind', 'several'), first, second, third, questionMarks(text), Math.log(1 + text.trim().split(/\s+/).length)]
}

/** The margins of the pages, best first. */
export function pageMargins(margins: Margins): number[] {
  return [...margins.of('page')].flatMap(([page, margin]) => (page === 'none' ? [] : [margin]))
}

/** 0..1: the chance that a message tells of an emergency of any kind. */
export function urgency(margins: Margins, classifier: Classifier): number {
  return classifier.chance('urgent', urgencyInputs(margins))
}

/** What the chance of an emergency is reckoned from: how urgent it sounds by its words and by pairs of them, the two likeliest cards, and how surely it asks for something a page tells. */
export function urgencyInputs(margins: Margins): number[] {
  const [best, second] = bestCards(margins)
  const [page = -1, otherPage = -1] = pageMargins(margins)
  return [margins.at('urgent', 'any'), margins.at('urgent', 'pairs'), best?.margin ?? -1, second?.margin ?? -1, margins.at('page', 'none'), page, otherPage]
}

/** A message that others stand before: read alone, read with them, and each of them. */
export interface ConversationReadings {
  text: string
  alone: Margins
  joined: Margins
  earlier: readonly Margins[]
}

/** The same, with the chance that it goes on with them. */
export type ReadingInConversation = Omit<ConversationReadings, 'earlier'> & { goesOn: number }

/** What the chance of an emergency is reckoned from where other messages stand before. */
export function urgencyInConversationInputs({ text, alone, joined, goesOn }: ReadingInConversation): number[] {
  return [...urgencyInputs(joined), ...urgencyInputs(alone), goesOn, lengthOf(text)]
}

/** 0..1: the chance that a message goes on with those before it; `open` is whether they left an emergency open. */
export function goesOnChance(readings: Omit<ConversationReadings, 'joined'>, open: boolean, classifier: Classifier): number {
  return classifier.chance('goes', goesOnInputs(readings, open, classifier))
}

/**
 * What the chance is reckoned from that a message goes on with those before it: its own words, how much it says, whether
 * it names a subject of its own and whether that is the subject of before. `open` is whether they left an emergency open.
 */
export function goesOnInputs({ text, alone, earlier }: Omit<ConversationReadings, 'joined'>, open: boolean, classifier: Classifier): number[] {
  const own = Math.max(...alone.of('page').values())
  const same = Math.max(0, ...earlier.map((before) => likeness(alone.of('page'), before.of('page'))))
  return [
    alone.at('goes', 'on'),
    lengthOf(text),
    own,
    same,
    Number(open),
    urgency(alone, classifier),
    alone.at('intent', 'talk'),
    alone.at('urgent', 'any') * Number(open),
  ]
}

/** How much a message says, 0.7 for a word to 3 for twenty and more. */
function lengthOf(text: string): number {
  return Math.min(3, Math.log(1 + text.trim().split(/\s+/).length))
}

/** 0..1: how alike two readings rate the pages; the cosine of what stands above the usual margin. */
function likeness(one: ReadonlyMap<string, number>, other: ReadonlyMap<string, number>): number {
  let [both, ofOne, ofOther] = [0, 0, 0]
  for (const [page, margin] of one) {
    const [mine, theirs] = [Math.max(0, 1 + margin), Math.max(0, 1 + (other.get(page) ?? -1))]
    both += mine * theirs
    ofOne += mine * mine
    ofOther += theirs * theirs
  }
  return both / (Math.sqrt(ofOne * ofOther) || 1)
}

/** The likeliest card, whether there is an emergency or not; null where none was learned. */
export function likeliestCard(margins: Margins): string | null {
  return bestCards(margins)[0]?.id ?? null
}

function bestCards(margins: Margins): { id: string; margin: number }[] {
  return [...margins.of('card')].slice(0, 2).map(([id, margin]) => ({ id, margin }))
}

/** What a message is about, when it is surely not about animals and their care; what cannot be read is left to the search, which may know its words. */
function intentOf(margins: Margins, classifier: Classifier): [Intent, number] {
  if (!margins.legible) return ['animals', 0]
  const inputs = intentInputs(margins)
  const [best] = otherIntents
    .map((intent): [Intent, number] => [intent, classifier.chance(`intent:${intent}`, inputs)])
    .toSorted(([, one], [, other]) => other - one)
  if (!best || best[1] < OTHER_INTENT) return ['animals', 1 - (best?.[1] ?? 0)]
  return REFUSED.has(best[0]) && (pageMargins(margins)[0] ?? UNASKED) >= SURELY_ASKED ? ['animals', 1 - best[1]] : best
}

/** What the chance of each intent is reckoned from. */
export function intentInputs(margins: Margins): number[] {
  return [...intents.map((intent) => margins.at('intent', intent)), margins.at('urgent', 'any'), Math.max(...margins.of('page').values())]
}

/** Intents that are answered without a search. */
export const otherIntents = intents.filter((intent) => intent !== 'animals')
/** From this chance on a message is about something else than animals and their care. */
const OTHER_INTENT = 0.3
/** Intents that are told to ask elsewhere: not where a page is surely asked for; who is ill after eating grapes comes to 0.7. */
const REFUSED: ReadonlySet<Intent> = new Set(['person', 'elsewhere'])
const SURELY_ASKED = 0.85
const UNASKED = -1

function languageOf(margins: Margins): AnswerLanguage | null {
  const [language, margin] = highest(margins, 'language', answerLanguages)
  return margin >= LANGUAGE ? language : null
}

function highest<Name extends string>(margins: Margins, head: string, names: readonly [Name, ...Name[]] | readonly Name[]): [Name, number] {
  const [first] = names.map((name) => [name, margins.at(head, name)] as const).toSorted(([, one], [, other]) => other - one)
  if (!first) throw new RangeError(`no classes in ${head}`)
  return [first[0], first[1]]
}
