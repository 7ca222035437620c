import { parse, postprocess, preprocess } from 'micromark'
import { expect, test } from 'vitest'
import { checkLinks } from './link-check.ts'

const KNOWN = 'https://legislatie.just.ro/Public/DetaliiDocument/52646'

function said(pieces: string[]): string {
  const checked = checkLinks(`Vezi legislatie: ${KNOWN}.`, '(adresă omisă)')
  return pieces.map((piece) => checked.take(piece)).join('') + checked.rest()
}

/** Everything a reader of Markdown would follow or fetch, as it stands in the text. */
function linksIn(markdown: string): string[] {
  const events = postprocess(
    parse()
      .document()
      .write(preprocess()(markdown, undefined, true)),
  )
  return events.flatMap(([kind, token]) =>
    kind === 'enter' && ['resourceDestinationString', 'definition', 'autolink', 'reference', 'image', 'htmlText', 'htmlFlow'].includes(token.type)
      ? [markdown.slice(token.start.offset, token.end.offset)]
      : [],
  )
}

test.each([
  ['Vezi și [acest ghid video](https://www.youtube.com/watch?v=1). Apoi [1] sună.', 'Vezi și acest ghid video. Apoi [1] sună.'],
  ['![poză](https://rau.example/?q=1) Gata', 'poză Gata'],
  ['Citește [articolul](/blog/3) nostru [1](https://rau.example).', 'Citește [articolul](/blog/3) nostru 1.'],
  [`Legea: ${KNOWN} [2].`, `Legea: ${KNOWN} [2].`],
  [`[legea](${KNOWN}) și <${KNOWN}>`, `[legea](${KNOWN}) și <${KNOWN}>`],
  ['Scrie la https://inventat.example/x și www.alta.example!', 'Scrie la (adresă omisă) și (adresă omisă)'],
  ['[x](//rau.example) și [neterminat](https://rau', 'x și [neterminat]\\((adresă omisă)'],
  ['O parte a unei adrese nu este ea: [x](https://l) [x](https://legislatie.just.r)', 'O parte a unei adrese nu este ea: x x'],
  ['Scrie-i la <ana@rau.example> sau <tel:0900>', 'Scrie-i la ana@rau.example sau tel:0900'],
  ['[r]: <mailto:x@rau.example>', '[r]\\: mailto:x@rau.example'],
  ['Hai! Hrănește-l, warfarina e otravă [2].', 'Hai! Hrănește-l, warfarina e otravă [2].'],
  ['Sub 5 < 7 kg', 'Sub 5 < 7 kg'],
  ['', ''],
])('only links to this site or from its passages stay, however the text is cut: %s', (written, kept) => {
  expect(said([written])).toBe(kept)
  expect(said(written.split(''))).toBe(kept)
})

const ADDRESSES = [
  'https://evil.example/a',
  'HTTPS://evil.example/a',
  'hTtP://evil.example',
  '//evil.example',
  '/\\evil.example',
  '&#104;ttps://evil.example',
  '&#x68;ttps&colon;//evil.example',
  'mailto:x@evil.example',
  'MAILTO:x@evil.example',
  'tel:0900123',
  'ftp://evil.example',
  'javascript:alert(1)',
  'data:text/html,x',
  'x-our:thing',
  'evil.example',
  `${KNOWN}.evil.example`,
  `https://evil.example/?${KNOWN}`,
  `mailto:${'x'.repeat(2_000)}@evil.example`,
]
const FORMS = [
  (address: string) => `[text](${address})`,
  (address: string) => `[text](<${address}>)`,
  (address: string) => `[text](\n${address}\n"titlu")`,
  (address: string) => `[text\npe două](${address} 'titlu')`,
  (address: string) => `[a [b] c](${address})`,
  (address: string) => `[[a](/blog/1)](${address})`,
  (address: string) => `[a <${address}> b](/blog/1)`,
  (address: string) => `![poză](${address})`,
  (address: string) => `[![poză](${address})](${address})`,
  (address: string) => `<${address}>`,
  (address: string) => `\\<${address}>`,
  (address: string) => `text [r] și [alt text][r] și [r][]\n\n[r]: ${address}`,
  (address: string) => `[r]\n\n> - [r]: <${address}> "titlu"`,
  (address: string) => `${'> '.repeat(120)}[r]: ${address}\n\n[r]`,
  (address: string) => `[r\nr]:\n${address}\n\n[r r]`,
  (address: string) => `\`\`\`\n\n\`\`\`\n[text](${address})`,
  (address: string) => `- a\n\n      [text](${address})\n\n    [r]: ${address}\n\n[r]`,
  (address: string) => `<!--\n\n-->\n[text](${address}) \`[cod](${address})`,
  (address: string) => `[text]\\(${address}) [text\\](${address}) [text\\\\](${address})`,
  (address: string) => `<a href="${address}">text</a>`,
]

test.each(FORMS.map((form) => [form('ADRESA'), form] as const))('T27 no hostile address is a link to any reader of Markdown: %j', (_, form) => {
  for (const address of ADDRESSES) {
    const written = form(address)
    const own = (link: string) => link === '/blog/1'
    expect([address, linksIn(said([written])).filter((link) => !own(link))]).toEqual([address, []])
    expect([address, linksIn(said(written.split(''))).filter((link) => !own(link))]).toEqual([address, []])
    // At every position, but of the long ones at some.
    const step = Math.ceil(written.length / 60)
    for (let cut = 1; cut < written.length; cut += step) {
      const links = linksIn(said([written.slice(0, cut), written.slice(cut)])).filter((link) => !own(link))
      expect([address, cut, links]).toEqual([address, cut, []])
    }
  }
})

test('a long row of signs that never becomes a link comes through whole, at once or in pieces', () => {
  for (const row of ['[', '(h', '!', 'w.', '< ']) {
    const text = row.repeat(3000)
    expect(said([text])).toBe(text)
    expect(said(text.match(/.{1,20}/gs) ?? [])).toBe(text)
  }
  for (const row of ['[a](', '[a](b ', '<', ']:']) {
    const text = row.repeat(3000)
    for (const pieces of [[text], text.match(/.{1,20}/gs) ?? []]) expect(said(pieces).replaceAll(/\\|&lt;/g, (sign) => (sign === '\\' ? '' : '<'))).toBe(text)
  }
})
