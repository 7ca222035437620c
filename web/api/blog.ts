import { searchedPost, type SearchedPost } from '#contract/blog-search.ts'
import type { BlogPage, BlogSummary } from '#contract/blog.ts'
import * as endpoints from '#contract/endpoints.ts'
import type { Language } from '#texts/language.ts'
import { ApiError, browserApi, listOf, type Api } from './client.ts'
import { listField, numberField, textField } from './record-fields.ts'
import { articleOf, summaryOf, type PlainPost, type ShownArticle } from './shown-article.ts'

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
export async function readBlogPage({ q, category, page }: BlogQuery, api: Api = browserApi): Promise<BlogAnswer> {
  const query = { q: q || undefined, category: category || undefined, page: page > 1 ? page : undefined }
  const answer: PlainPost[] | BlogPage = await api.call(endpoints.listPosts, { query, headers: { Prefer: 'return=minimal' }, auth: true })
  if (isPage(answer))
    return {
      kind: 'page',
      total: numberField(answer.total),
      categories: listField(answer.categories),
      data: answer.data.filter(isPost).map((post) => summaryOf(post)),
    }
  const posts = listOf(answer)
    .filter(isPost)
    .toSorted((one, other) => Date.parse(other.created_at) - Date.parse(one.created_at))
  return {
    kind: 'whole',
    posts: posts.map((post) => ({ summary: summaryOf(post), searched: searchedPost({ ...post, ...summaryOf(post), content: textField(post.content) }) })),
  }
}

/** The newest posts, as cards show them; `posts` is at most a page of the list. @throws ApiError */
export async function latestPosts(posts: number, api: Api = browserApi): Promise<BlogSummary[]> {
  const answer = await readBlogPage({ q: '', category: '', page: 1 }, api)
  const newest = answer.kind === 'page' ? answer.data : answer.posts.map(({ summary }) => summary)
  return newest.slice(0, posts)
}

/** One post, bare or wrapped in `data` (S-409); null when there is none. @throws ApiError for any other failure */
export async function readPost(id: number, language: Language, api: Api = browserApi): Promise<ShownArticle | null> {
  try {
    return articleOf(bare(await api.call(endpoints.readPost, { params: { id }, auth: true })), language)
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null
    throw error
  }
}

function bare(answer: PlainPost | { data: PlainPost }): PlainPost {
  return 'data' in answer ? answer.data : answer
}

function isPage(answer: unknown): answer is BlogPage {
  return typeof answer === 'object' && answer !== null && 'total' in answer && 'data' in answer && Array.isArray(answer.data)
}

/** A post without a number has no page; other fields may be missing where the list comes from elsewhere. */
function isPost(sent: unknown): boolean {
  return typeof sent === 'object' && sent !== null && 'id' in sent && typeof sent.id === 'number'
}
