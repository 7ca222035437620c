import { expect, test } from 'vitest'
import { headingAnchor } from '#content/anchors.ts'
import { readArticles } from '#content/articles.ts'
import { articleHtml } from './article-html.ts'

test('HTML in an article is shown as the text it is', () => {
  const { content_html: html } = articleHtml('Vezi <img src=x onerror=alert(1)>\n\n<script>alert(1)</script>\n\n<a href="javascript:alert(1)">x</a>')
  expect(html).not.toMatch(/<(img|script|a)\b/)
  expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
})

test.each(['javascript:alert(1)', 'JavaScript:alert(1)', 'data:text/html,x', 'vbscript:x'])('a link to %s leads nowhere', (address) => {
  expect(articleHtml(`[apasă](${address})`).content_html).toBe('<p><a href="">apasă</a></p>')
})

test('an article loads no picture from elsewhere', () => {
  expect(articleHtml('![urmă](https://exemplu.ro/urma.png)').content_html).not.toContain('<img')
})

test('headings carry the ids that the sources of an answer link to, and the first level belongs to the title of the page', () => {
  const { content_html: html, headings } = articleHtml('# Unu\n\n## Când mergi *acum* la „veterinar” & de ce\n\ntext')
  expect(html).toContain('<h2 id="unu">Unu</h2>')
  expect(html).toContain('<h2 id="cand-mergi-acum-la-veterinar-de-ce">')
  expect(headings.at(-1)).toEqual({ anchor: 'cand-mergi-acum-la-veterinar-de-ce', text: 'Când mergi acum la „veterinar” & de ce' })
})

test('a heading that comes twice keeps its id once', () => {
  const { content_html: html, headings } = articleHtml('## Semne\n\n## Semne')
  expect(html.match(/id="semne"/g)).toHaveLength(1)
  expect(headings).toHaveLength(1)
})

test('every heading of every bundled article has its own id', () => {
  for (const { content } of readArticles()) {
    const written = [...content.matchAll(/^## +(.*)$/gm)].map(([, heading = '']) => headingAnchor(heading))
    expect(articleHtml(content).headings.map(({ anchor }) => anchor)).toEqual(written)
  }
})
