import { micromark, type Options } from 'micromark'
import { headingAnchor } from '#content/anchors.ts'

/** An article as a page shows it. */
export interface ArticleHtml {
  content_html: string
  /** Headings of the second level, in order. */
  headings: { anchor: string; text: string }[]
}

type HtmlExtension = NonNullable<Options['htmlExtensions']>[number]

/** The title of the page is the only heading of the first level. */
const HIGHEST_RANK = 2
const CONTENTS_RANK = 2

/**
 * Renders an article's Markdown. Raw HTML comes out as the text it is, images as words, and a link with a
 * scheme that could run something leads nowhere: micromark lets through only http, https, mailto, irc and xmpp.
 *
 * @param anchors ids of the headings of the second level, in order, for a translation: links go to those of the original
 */
export function articleHtml(markdown: string, anchors: readonly string[] = []): ArticleHtml {
  const headings: ArticleHtml['headings'] = []
  const content_html = micromark(markdown, {
    extensions: [{ disable: { null: ['labelStartImage', 'htmlFlow', 'htmlText', 'setextUnderline'] } }],
    htmlExtensions: [withAnchors(headings, anchors)],
  })
  return { content_html, headings }
}

/** Gives every heading the id that the sources of an answer link to (content/anchors.ts); a repeated one stays with its first heading. */
function withAnchors(headings: ArticleHtml['headings'], given: readonly string[]): HtmlExtension {
  const taken = new Set<string>()
  let contents = 0
  let rank = HIGHEST_RANK
  let anchor = ''

  return {
    enter: {
      atxHeading(token) {
        const [, marks = '', text = ''] = /^(#+)\s*(.*?)\s*#*\s*$/.exec(this.sliceSerialize(token)) ?? []
        rank = Math.max(HIGHEST_RANK, marks.length)
        anchor = (rank === CONTENTS_RANK ? given[contents++] : undefined) ?? headingAnchor(text)
        this.lineEndingIfNeeded()
        this.tag(anchor === '' || taken.has(anchor) ? `<h${rank}>` : `<h${rank} id="${anchor}">`)
        this.buffer()
      },
    },
    exit: {
      atxHeadingSequence() {},
      atxHeading() {
        const inner = this.resume()
        if (rank === CONTENTS_RANK && anchor !== '' && !taken.has(anchor)) headings.push({ anchor, text: plain(inner) })
        taken.add(anchor)
        this.raw(inner)
        this.tag(`</h${rank}>`)
      },
    },
  }
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"' }

/** The words of a piece of HTML that micromark wrote: its four entities, and tags without '>' in their attributes. */
function plain(html: string): string {
  return html.replaceAll(/<[^>]*>/g, '').replaceAll(/&(amp|lt|gt|quot);/g, (whole, name: string) => entities[name] ?? whole)
}
