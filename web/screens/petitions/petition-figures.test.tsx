import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Petition } from '#contract/petitions.ts'
import { PetitionFigures } from './petition-figures.tsx'

const petition: Petition = {
  id: 3,
  title: 'Cișmea în parc',
  description: 'Cerem o cișmea.',
  photo_url: null,
  current_signatures: 1,
  required_signatures: 4,
  verified_signatures: null,
  created_at: '2026-11-20T10:00:00.000Z',
  addressee: 'Primăria',
  title_en: null,
  summary_en: null,
  is_example: false,
  updates: [],
}

test("progress is the platform's own element, with a name and without a style attribute, which the policy of the pages would refuse", () => {
  const html = renderToString(<PetitionFigures petition={petition} title="Un adăpost" />)
  expect(html).toMatch(/<progress max="100"[^>]*value="25"[^>]*aria-label="[^"]*Un adăpost[^"]*"/)
  expect(html).not.toMatch(/\sstyle=/)
})
