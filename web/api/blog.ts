import type { BlogArticle, BlogPage, BlogPost, BlogSummary } from '#contract/blog.ts'
import { ApiError, apiError, browserApi, listOf, type Api } from './client.ts'

/** What the list of articles asks for; nothing of it for the first page. */
export interface BlogQuery {
  q: string
  category: string
  /** From 1. */
  page: number
}

/** A post as a server tells it that knows only the specification: the rest may be absent. */
export type PlainPost = Pick<BlogPost, 'id' | 'title' | 'author' | 'short_description' | 'content' | 'category' | 'tags' | 'created_at' | 'photo_data' | 'photo_type'> & Partial<BlogArticle>

/** One page of cards, or everything from a server that knows only the specification (docs/decisions/0007). */
export type BlogAnswer = ({ kind: 'page' } & BlogPage) | { kind: 'whole'; posts: PlainPost[] }

/** The cards of one page. @throws ApiError */
export async function readBlogPage(query: BlogQuery, api: Api = browserApi): Promise<BlogAnswer> {
  const response = await api.raw(`/blog-posts${searchOf(query)}`, { headers: { Accept: 'application/json', Prefer: 'return=minimal' } }, { auth: true })
  if (!response.ok) throw await apiError(response)
  const answer: BlogPage | PlainPost[] | { data: PlainPost[] } = await response.json()
  return !Array.isArray(answer) && 'total' in answer ? { ...answer, kind: 'page' } : { kind: 'whole', posts: listOf(answer) }
}

/** The newest posts, as cards show them. @throws ApiError */
export async function latestPosts(posts: number, api: Api = browserApi): Promise<(BlogSummary | PlainPost)[]> {
  const answer = await readBlogPage({ q: '', category: '', page: 1 }, api)
  return newestFirst(answer.kind === 'page' ? answer.data : answer.posts).slice(0, posts)
}

/** One post, bare or wrapped in `data`; null when there is none. @throws ApiError for any other failure */
export async function readPost(id: number, api: Api = browserApi): Promise<PlainPost | null> {
  try {
    const answer = await api.get<PlainPost | { data: PlainPost }>(`/blog-posts/${id}`, { auth: true })
    return 'data' in answer ? answer.data : answer
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null
    throw error
  }
}

export function newestFirst<Post extends { created_at: string }>(posts: readonly Post[]): Post[] {
  return posts.toSorted((one, other) => other.created_at.localeCompare(one.created_at))
}

function searchOf({ q, category, page }: BlogQuery): string {
  const search = new URLSearchParams()
  if (q !== '') search.set('q', q)
  if (category !== '') search.set('category', category)
  if (page > 1) search.set('page', String(page))
  return search.size === 0 ? '' : `?${search.toString()}`
}
