import { categoryKey, type SearchedPost } from './blog-search.ts'
import { meantAmong } from './meant-among.ts'
import { holding } from './search.ts'

/** The words anywhere in a post, one that no post holds with a letter put right, the category exact but for case (S-168 to S-172). Posts whose title says it come first, else the order stays. */
export function searchPosts<Post extends { searched: SearchedPost }>(posts: readonly Post[], { q, category }: { q: string; category: string }): Post[] {
  const wanted = categoryKey(category)
  const texts = posts.map(({ searched }) => searched.text)
  const matches = holding(meantAmong(texts, q))
  const found = posts.filter(({ searched }) => (wanted === '' || searched.category === wanted) && matches(searched.text))
  return found.toSorted((one, other) => Number(matches(other.searched.title)) - Number(matches(one.searched.title)))
}
