import type { CheckedText } from './markers.ts'

/** What a model was given, as far as figures are concerned. */
export interface Grounds {
  /** The texts of the sources by their number. */
  sources: ReadonlyMap<number, string>
  /** What the asker has said: their figures may be repeated. */
  asked: string
  /** Appended to a sentence whose figure stands in no source. */
  mark: string
}

/*
 * Every quantifier is bounded and no two neighbours take the same character: a model's text is untrusted, and a regular
 * expression that backtracks over a long row of signs would block the event loop for everybody.
 */
/** The end of a sentence with the markers around it, when something else follows. */
const END = /([.!?…]{1,3}["”)*]{0,4}(?: ?\[\d{1,3}\]){0,8})(?=\s{1,40}[^\s[])|(?=\n)/
/** An end of the text that the next piece may turn into the end of a sentence. */
const BEGUN_END = /[.!?…]["”)*]{0,4}(?: ?\[\d{1,3}\]){0,8}\s{0,40}(?:\[\d{0,3})?$/
const MARKERS = /\[(\d{1,3})\]/g
/** The numbers of a list are no figures. */
const LIST_NUMBER = /^\s*\d{1,2}[.)](?=\s|$)/
const FIGURE = /\d+(?:[.,\u00a0]\d+)*/g
/** The model's own instructions name it. */
const ALWAYS_KNOWN = ['112']

/**
 * Marks every sentence of a model's text that tells a figure which no source it cites holds (no source at all, when it
 * cites none) and nobody asked about. Nothing is held back but the end of a sentence.
 */
export function checkFigures({ sources, asked, mark }: Grounds): CheckedText {
  const byNumber = new Map([...sources].map(([number, text]) => [number, new Set(figuresOf(text))]))
  const anywhere = new Set([...byNumber.values()].flatMap((figures) => [...figures]))
  const repeated = new Set([...figuresOf(asked), ...ALWAYS_KNOWN])
  let sentence = ''
  let held = ''

  function isUnfounded(): boolean {
    const stated = figuresOf(sentence.replace(LIST_NUMBER, '').replace(MARKERS, ' ')).filter((figure) => !repeated.has(figure))
    if (stated.length === 0) return false
    const cited = [...sentence.matchAll(MARKERS)].flatMap(([, number]) => byNumber.get(Number(number)) ?? [])
    return stated.some((figure) => (cited.length > 0 ? !cited.some((figures) => figures.has(figure)) : !anywhere.has(figure)))
  }

  function ended(): string {
    const said = isUnfounded() ? ` ${mark}` : ''
    sentence = ''
    return said
  }

  return {
    take(piece) {
      let text = held + piece
      let out = ''
      for (let end = END.exec(text); end; end = END.exec(text)) {
        const upTo = text.slice(0, end.index + (end[1]?.length ?? 0))
        sentence += upTo
        const after = /^\s*/.exec(text.slice(upTo.length))?.[0] ?? ''
        out += upTo + ended() + after
        text = text.slice(upTo.length + after.length)
      }
      held = BEGUN_END.exec(text)?.[0] ?? ''
      const rest = text.slice(0, text.length - held.length)
      sentence += rest
      return out + rest
    },
    rest() {
      sentence += held
      const text = held.trimEnd()
      return text + ended() + held.slice(text.length)
    },
  }
}

/** The figures of a text, written one way: 1.500 and 1500 are the same. */
function figuresOf(text: string): string[] {
  return [...text.matchAll(FIGURE)].map(([figure]) => figure.replace(/[.,\u00a0](?=\d{3}(?!\d))/g, '').replace('.', ','))
}
