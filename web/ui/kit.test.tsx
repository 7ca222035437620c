import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { LanguageContext } from '#web/lib/language-context.ts'
import { Dialog } from './dialog.tsx'
import { Field } from './field.tsx'
import { Notice } from './notice.tsx'
import { Pager } from './pager.tsx'
import { Photo } from './photo.tsx'

test("a field's hint and error are read with its control", () => {
  const html = renderToString(<Field label="E-mail" hint="ca la înregistrare" error="Scrie adresa." name="email" />)
  const id = /<input id="([^"]+)"/.exec(html)?.[1]
  expect(html).toContain(`for="${id}"`)
  expect(html).toContain(`aria-describedby="${id}-error ${id}-hint"`)
  expect(html).toContain('aria-invalid="true"')
})

test('a field without an error is not marked invalid', () => {
  expect(renderToString(<Field label="E-mail" />)).not.toContain('aria-invalid')
})

test('an error is announced at once, a success when the reader pauses', () => {
  expect(renderToString(<Notice kind="error">Nu a mers.</Notice>)).toContain('role="alert"')
  expect(renderToString(<Notice kind="success">A mers.</Notice>)).toContain('role="status"')
})

test('a closed dialog holds nothing; an open one has its title and a way out in the language of the page', () => {
  const dialog = (open: boolean) =>
    renderToString(
      <LanguageContext value="en">
        <Dialog open={open} title="Detalii" onClose={() => undefined}>
          text
        </Dialog>
      </LanguageContext>,
    )
  expect(dialog(false)).not.toContain('text')
  expect(dialog(true)).toContain('aria-label="Close"')
})

test('the pager links every page it shows and marks the current one', () => {
  const html = renderToString(
    <MemoryRouter>
      <Pager current={5} pages={9} hrefOf={(page) => `/shelters?page=${page}`} />
    </MemoryRouter>,
  )
  expect([...html.matchAll(/aria-label="Pagina (\d+)"/g)].map(([, page]) => page)).toEqual(['1', '4', '5', '6', '9'])
  expect(html).toMatch(/aria-current="page"[^>]*>5</)
})

test('a single page needs no pager', () => {
  expect(renderToString(<Pager current={1} pages={1} hrefOf={String} />)).toBe('')
})

test('S-481 a photo without a source shows its fallback', () => {
  expect(renderToString(<Photo src={null} alt="Rex" fallback={<span>desen</span>} />)).toBe('<span>desen</span>')
})

test('no part of the kit needs a style attribute, which the policy of the pages would refuse', () => {
  const html = renderToString(
    <MemoryRouter>
      <Field label="a" />
      <Notice>b</Notice>
      <Pager current={1} pages={3} hrefOf={String} />
      <Photo src="/c.webp" alt="c" preview="data:image/webp;base64,AA" />
    </MemoryRouter>,
  )
  expect(html).not.toMatch(/\sstyle=/)
})
