import { expect, test } from 'vitest'
import { firstView } from './first-view.ts'

const page = '<head><title>T</title><link rel="modulepreload" href="/assets/a.js"/><link rel="stylesheet" href="/assets/a-1.css#"/></head><p>$&</p>'

test('a page carries its styles, and its scripts wait', () => {
  const { body: html, styles } = firstView(page, (address) => (address === '/assets/a-1.css' ? 'p{color:red}' : null))
  expect(html).toContain('<title>T</title><style>p{color:red}</style>')
  expect(html).toContain('<link rel="stylesheet" disabled="" href="/assets/a-1.css#"/>')
  expect(html).toContain('<link rel="modulepreload" fetchpriority="low" href="/assets/a.js"/>')
  expect(html).toContain('<p>$&</p>')
  expect(styles).toEqual(['p{color:red}'])
})

test('a page whose style file cannot be read, or could end its own element, stays as it was rendered', () => {
  expect(firstView(page, () => null)).toEqual({ body: page, styles: [] })
  expect(firstView(page, () => 'p::after{content:"</style>"}')).toEqual({ body: page, styles: [] })
})
