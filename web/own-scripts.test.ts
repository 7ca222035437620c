import { expect, test } from 'vitest'
import { ownScripts } from './own-scripts.ts'

const page = (body: string) => ownScripts(`<head><script nonce="n1">theme()</script><link href="/a.js" nonce="n1"/></head>${body}`, 'n1')

test('the scripts that carry the nonce are ours, wherever the nonce stands among their attributes, and it leaves no trace', () => {
  const { html, scripts } = page('<script type="module" nonce="n1" async="">app()\n</script><script nonce="n1" src="/x.js"></script>')
  expect(scripts).toEqual(['theme()', 'app()\n'])
  expect(html).toBe('<head><script>theme()</script><link href="/a.js"/></head><script type="module" async="">app()\n</script><script src="/x.js"></script>')
})

test.each([
  '<script>smuggled()</script>',
  '<script nonce="">smuggled()</script>',
  '<script nonce="n2">smuggled()</script>',
  '<SCRIPT>smuggled()</SCRIPT>',
  // One that would swallow a script of ours.
  '<script>smuggled()//<script nonce="n1">theme()</script>',
  '<script data-a="<script nonce="n1">theme()</script>',
])('a script that was smuggled into the page is not ours: %s', (body) => {
  expect(new Set(page(body).scripts)).toEqual(new Set(['theme()']))
})
