import { readdirSync, readFileSync } from 'node:fs'
import { answerLanguages } from '#contract/chat.ts'
import { intents, type LabelledQuestion } from './question.ts'

/** The questions that come with the site. */
export const QUESTIONS = new URL('./', import.meta.url)

/** Between the messages of one conversation on a line. */
const MESSAGE_SEPARATOR = ' || '
/** A card that holds for one line only. */
const OWN_CARD = /^!([a-z0-9,-]+) +/

/**
 * Reads the labelled questions of a folder. In a file, a line that begins with `@` sets the labels of the lines below it
 * (`@ card=chocolate page=article:3 lang=en`), every other line is one message, `!card-id ` before it gives it a card of
 * its own, and ` || ` stands between the messages of one conversation, of which the last is labelled (README.md there).
 *
 * @throws Error naming the file and the line of the first label that is not right
 */
export function readQuestions(folder: URL): LabelledQuestion[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.txt'))
    .toSorted()
    .flatMap((name) => parseQuestions(readFileSync(new URL(name, folder), 'utf8'), name))
}

/** The questions of one file; `name` is told in faults. @throws Error as above */
export function parseQuestions(text: string, name: string): LabelledQuestion[] {
  let labels = readLabels('', name, 0)
  return text.split('\n').flatMap((line, at) => {
    const said = line.trim()
    if (said === '' || said.startsWith('#')) return []
    if (said.startsWith('@')) {
      labels = readLabels(said.slice(1), name, at + 1)
      return []
    }
    const [, card] = OWN_CARD.exec(said) ?? []
    const messages = said.replace(OWN_CARD, '').split(MESSAGE_SEPARATOR)
    return [{ ...labels, ...(card !== undefined && { cards: listOf(card) }), text: messages.at(-1) ?? '', before: messages.slice(0, -1) }]
  })
}

type QuestionLabels = Omit<LabelledQuestion, 'text' | 'before'>

function readLabels(text: string, name: string, line: number): QuestionLabels {
  const given = new Map([...text.matchAll(/(\w+)=("[^"]*"|\S+)/g)].map(([, key = '', value = '']) => [key, value.replaceAll('"', '')] as const))
  const oneOf = <Value extends string>(key: string, values: readonly Value[], otherwise: Value): Value => {
    const value = given.get(key) ?? otherwise
    const known = values.find((one) => one === value)
    if (known === undefined) throw new Error(`${name}:${line}: ${key}=${value} is not known`)
    return known
  }
  const page = given.get('page')
  return {
    language: oneOf('lang', answerLanguages, 'ro'),
    passages: page === undefined ? null : listOf(page),
    cards: listOf(given.get('card') ?? 'none'),
    intent: oneOf('intent', intents, 'animals'),
    goesOn: oneOf('goes', ['on', 'anew'], 'on') === 'on',
    place: given.get('place') ?? null,
    batch: given.get('batch') ?? name,
    kind: given.get('kind') ?? '',
  }
}

function listOf(value: string): string[] {
  return value.split(',').filter((id) => id !== 'none')
}
