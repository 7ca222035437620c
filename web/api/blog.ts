import { searchedPost, type SearchedPost } from '#contract/blog-search.ts'
import type { BlogPage, BlogSummary } from '#contract/blog.ts'
import { ApiError, apiError, browserApi, listOf, type Api } from './client.ts'
import { articleOf, summaryOf, type PlainPost, type ShownArticle } from './plain-post.ts'

/** What the list of articles asks for; nothing of it for the first page. */
export interface BlogQuery {
  q: string
  category: string
  /** From 1. */
  page: number
}

/** One page of cards, or everything from a server that knows only the specification (docs/decisions/0007). */
export type BlogAnswer = ({ kind: 'page' } & BlogPage) | { kind: 'whole'; posts: { summary: BlogSummary; searched: SearchedPost }[] }

/** The cards of one page, newest first. @throws ApiError */
export async function readBlogPage(query: BlogQuery, api: Api = browserApi): Promise<BlogAnswer> {
  const response = await api.raw(`/blog-posts${searchOf(query)}`, { headers: { Accept: 'application/json', Prefer: 'return=minimal' } }, { auth: true })
  if (!response.ok) throw await apiError(response)
  const answer: BlogPage | PlainPost[] | { data: PlainPost[] } = await response.json()
  if (!Array.isArray(answer) && 'total' in answer) return { ...answer, kind: 'page' }
  const posts = listOf(answer).toSorted((one, other) => Date.parse(other.created_at) - Date.parse(one.created_at))
  return { kind: 'whole', posts: posts.map((post) => ({ summary: summaryOf(post), searched: searchedPost({ ...post, tags: post.tags ?? [] }) })) }
}

/** The newest posts, as cards show them; `posts` is at most a page of the list. @throws ApiError */
export async function latestPosts(posts: number, api: Api = browserApi): Promise<BlogSummary[]> {
  const answer = await readBlogPage({ q: '', category: '', page: 1 }, api)
  const newest = answer.kind === 'page' ? answer.data : answer.posts.map(({ summary }) => summary)
  return newest.slice(0, posts)
}

/** One post, bare or wrapped in `data` (spec §7); null when there is none. @throws ApiError for any other failure */
export async function readPost(id: number, api: Api = browserApi): Promise<ShownArticle | null> {
  try {
    const answer = await api.get<PlainPost | { data: PlainPost }>(`/blog-posts/${id}`, { auth: true })
    return articleOf('data' in answer ? answer.data : answer)
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null
    throw error
  }
}

function searchOf({ q, category, page }: BlogQuery): string {
  const search = new URLSearchParams()
  if (q !== '') search.set('q', q)
  if (category !== '') search.set('category', category)
  if (page > 1) search.set('page', String(page))
  const text = search.toString()
  return text && `?${text}`
}
