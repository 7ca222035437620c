import type { BlogPost } from './blog.ts'
import { foldForSearch } from './search.ts'

/** A post as a search looks at it, folded once; how it is searched says search-posts.ts, which a page of one article is not sent. It ships to the browser, so only types come from zod. */
export interface SearchedPost {
  category: string
  title: string
  /** Title, description, content and tags, in both languages. */
  text: string
}

type Searchable = Pick<BlogPost, 'title' | 'short_description' | 'content' | 'category' | 'tags'> & Partial<Pick<BlogPost, 'title_en' | 'summary_en'>>

/** Makes a post ready to be searched. */
export function searchedPost(post: Searchable): SearchedPost {
  const title = [post.title, post.title_en].join(' ')
  const text = [title, post.short_description, post.summary_en, post.content, ...post.tags].join(' ')
  return { category: categoryKey(post.category), title: foldForSearch(title), text: foldForSearch(text) }
}

/** What makes two categories the same one: 'Sănătate' and 'sănătate', but not 'Sănătate animală'. */
export function categoryKey(category: string): string {
  return category.normalize('NFC').trim().toLowerCase()
}

/** The categories of a list, each once, as first written. */
export function categoriesOf(posts: readonly { category: string }[]): string[] {
  const seen = new Map<string, string>()
  for (const { category } of posts) if (!seen.has(categoryKey(category))) seen.set(categoryKey(category), category)
  return [...seen.values()]
}
