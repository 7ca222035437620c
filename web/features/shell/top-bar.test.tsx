import { renderToString } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import type { Language } from '#texts/language.ts'
import { LanguageContext } from '#web/lib/language-context.ts'
import { AccountProvider } from '#web/features/account/account.tsx'
import { TopBar } from './top-bar.tsx'

function bar(path: string, language: Language = 'ro'): string {
  const element = (
    <LanguageContext value={language}>
      <AccountProvider>
        <TopBar />
      </AccountProvider>
    </LanguageContext>
  )
  return renderToString(<RouterProvider router={createMemoryRouter([{ path: '*', element }], { initialEntries: [path] })} />)
}

const entries = (html: string) =>
  [...(/<nav.*?<\/nav>/s.exec(html)?.[0] ?? '').matchAll(/<a[^>]*href="([^"]+)"[^>]*>([^<]+)</g)].map(([, to, name]) => [to, name])

test('S-049 the bar holds exactly six entries, in order', () => {
  expect(entries(bar('/'))).toEqual([
    ['/', 'Chat'],
    ['/home', 'Acasă'],
    ['/plangeri', 'Plângeri'],
    ['/petitions', 'Petiții'],
    ['/lege', 'Lege'],
    ['/shelters', 'Adăposturi'],
  ])
})

test('S-003 the bar is English when the page is', () => {
  expect(entries(bar('/', 'en')).map(([, name]) => name)).toEqual(['Chat', 'Home', 'Complaints', 'Petitions', 'Law', 'Shelters'])
})

test('S-052 on a conversation the chat entry alone is the current one', () => {
  expect([...bar('/chat/abc').matchAll(/<a[^>]*aria-current="page"[^>]*>([^<]+)</g)].map(([, name]) => name)).toEqual(['Chat'])
})

test("S-056 before anybody signs in the bar offers 'Login'", () => {
  expect(bar('/home')).toMatch(/<button[^>]*>Login<\/button>/)
})
