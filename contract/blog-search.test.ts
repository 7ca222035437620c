import { expect, test } from 'vitest'
import { categoriesOf, searchedPost } from './blog-search.ts'
import { searchPosts } from './search-posts.ts'

function post(title: string, fields: Partial<Parameters<typeof searchedPost>[0]> = {}) {
  const words = { title, short_description: '', content: '', category: 'Sănătate', tags: [], ...fields }
  return { title, searched: searchedPost(words) }
}

function titles(q: string, category: string, ...posts: ReturnType<typeof post>[]): string[] {
  return searchPosts(posts, { q, category }).map(({ title }) => title)
}

test('S-168 S-169 S-170 a search looks in the title, the short description and the content', () => {
  const posts = [post('Parvoviroza'), post('A', { short_description: 'despre parvoviroză' }), post('B', { content: '## Parvoviroza\n\ntext' }), post('C')]
  expect(titles('parvoviroza', '', ...posts)).toEqual(['Parvoviroza', 'A', 'B'])
})

test.each(['ȘCOALĂ', 'scoala', '\u015fcoal\u0103', 'Școala'])('S-171 D-040 case and diacritics make no difference: %s', (q) => {
  expect(titles(q, '', post('La școală cu puiul'), post('Altceva'))).toEqual(['La școală cu puiul'])
})

test.each([
  ['sănătate', ['Boli']],
  ['SĂNĂTATE', ['Boli']],
  ['Sănătate animală', ['Altele']],
  ['Sănăta', []],
  ['', ['Boli', 'Altele']],
])('S-172 the category "%s" is exact but for case', (category, found) => {
  expect(titles('', category, post('Boli'), post('Altele', { category: 'Sănătate animală' }))).toEqual(found)
})

test('S-173 search and category combine', () => {
  const posts = [post('Câini bolnavi'), post('Câini jucăuși', { category: 'Comportament' }), post('Pisici')]
  expect(titles('caini', 'comportament', ...posts)).toEqual(['Câini jucăuși'])
})

test('a word that no post holds is put right by one letter, and one that some post holds is not', () => {
  const posts = [post('Vaccinarea câinelui'), post('Despre vacanță', { content: 'și un vaccin' }), post('Pisici')]
  expect(titles('vaccinn', '', ...posts)).toEqual(['Vaccinarea câinelui', 'Despre vacanță'])
  expect(titles('vacanta', '', ...posts)).toEqual(['Despre vacanță'])
  expect(titles('vaccinn pisici', '', ...posts)).toEqual([])
})

test('what the title says comes before what the text mentions', () => {
  expect(titles('capuse', '', post('Deparazitare', { content: 'despre căpușe' }), post('Cum scoți căpușele: căpușe'))).toEqual([
    'Cum scoți căpușele: căpușe',
    'Deparazitare',
  ])
})

test('S-165 a category written in two cases is one category', () => {
  expect(categoriesOf([{ category: 'Sănătate' }, { category: 'Urgențe' }, { category: 'sănătate' }])).toEqual(['Sănătate', 'Urgențe'])
})
