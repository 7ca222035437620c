import { expect, test } from 'vitest'
import { readArticles } from '#content/articles.ts'
import { readLawNotes } from '#content/law/notes.ts'
import { readPoliceGuide } from '#content/police-guide.ts'
import { contentPassages } from './passages.ts'

const articles = readArticles()
const passages = contentPassages({ articles, law: readLawNotes(), guide: readPoliceGuide() })

test('an article is cut at its headings, and its opening is a passage too', () => {
  const chocolate = passages.filter(({ url }) => url === '/blog/3' || url.startsWith('/blog/3#'))
  expect(chocolate[0]).toMatchObject({ id: 'article:3', kind: 'article', heading: null, url: '/blog/3' })
  expect(chocolate[1]).toMatchObject({ heading: 'De ce e toxică ciocolata pentru câini', url: '/blog/3#de-ce-e-toxica-ciocolata-pentru-caini' })
})

test('every passage has its own id, text, and an address on the site', () => {
  expect(new Set(passages.map(({ id }) => id)).size).toBe(passages.length)
  for (const { text, url } of passages) {
    expect(text.length).toBeGreaterThan(40)
    expect(url).toMatch(/^\/(blog\/\d+|lege|plangeri)(#[a-z0-9-]+)?$/)
  }
})

test('the law notes and the guide are passages under the anchors of their pages', () => {
  expect(passages.find(({ id }) => id === 'law:recs')).toMatchObject({ kind: 'law', url: '/lege#recs', category: 'Legislație' })
  expect(passages.find(({ id }) => id === 'guide:petitia')).toMatchObject({ kind: 'guide', url: '/plangeri#petitia' })
  expect(passages.filter(({ kind }) => kind !== 'article').every(({ text }) => !text.includes('Sursă:'))).toBe(true)
})

test('nothing of an article is lost between its passages', () => {
  for (const { id, content } of articles) {
    const of = passages.filter(({ url }) => url.split('#')[0] === `/blog/${id}`)
    const whole = of.map(({ heading, text }) => (heading === null ? text : `## ${heading}\n\n${text}`)).join('\n\n')
    expect(whole.replace(/\s+/g, ' ')).toBe(content.replace(/\s+/g, ' '))
  }
})
