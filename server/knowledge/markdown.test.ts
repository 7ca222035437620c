import { expect, test } from 'vitest'
import { blocks, plainText, withoutBullet } from './markdown.ts'

test('paragraphs become sentences and lists become lines', () => {
  expect(blocks('Pleacă acum. Nu aștepta:\n\n- tremură;\n- are\n  convulsii.\n\n1. Sună.\n2. Mergi.')).toEqual([
    { kind: 'paragraph', lines: ['Pleacă acum.', 'Nu aștepta:'] },
    { kind: 'list', lines: ['- tremură;', '- are\n  convulsii.'] },
    { kind: 'list', lines: ['1. Sună.', '2. Mergi.'] },
  ])
})

test('a quotation of the law is a paragraph without its marks', () => {
  expect(blocks('> e) constată contravenții;')).toEqual([{ kind: 'paragraph', lines: ['e) constată contravenții;'] }])
})

test('readers see neither link addresses nor stars', () => {
  expect(plainText('Citește [ghidul](/plangeri) și **sună la 112**.')).toBe('Citește ghidul și sună la 112.')
  expect(withoutBullet('12. Sună.')).toBe('Sună.')
})
