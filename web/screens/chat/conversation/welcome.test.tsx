import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { chatTexts } from '#texts/chat/chat.ts'
import { Welcome } from './welcome.tsx'

test('S-114 S-115 an empty chat welcomes and offers four questions', () => {
  const page = renderToString(
    <MemoryRouter>
      <Welcome onAsk={() => undefined} lastSessionId={null} />
    </MemoryRouter>,
  )
  expect(page).toContain('Bine ai venit!')
  expect([...page.matchAll(/<strong>(.*?)<\/strong><span>(.*?)<\/span>/g)].map(([, title, question]) => ({ title, question }))).toEqual(
    Object.values(chatTexts.ro.welcome.cards),
  )
  expect(Object.values(chatTexts.ro.welcome.cards).map(({ title }) => title)).toEqual(['Sănătate', 'Nutriție', 'Comportament', 'Urgențe'])
})
