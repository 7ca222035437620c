import type {
  ArticleFields,
  ArticleFileForm,
  ArticleImported,
  ArticleVersion,
  ArticleVersions,
  DraftForm,
  DraftKept,
  DraftShown,
  PublishForm,
} from '#contract/article-drafts.ts'
import type { ArticlePreview, ArticlesPage, ArticlesQuery, DeskArticle, RestoreForm, UnpublishForm } from '#contract/article-desk.ts'
import * as endpoints from '#contract/endpoints.ts'
import type { Api, CallOptions } from './client.ts'

/** One page of the articles; `after` of the next one stands in its answer. @throws ApiError */
export function listArticles(api: Api, query: ArticlesQuery): Promise<ArticlesPage> {
  return api.call(endpoints.listArticles, { query })
}

/** @throws ApiError blog.post_not_found */
export function readArticle(api: Api, id: string): Promise<DeskArticle> {
  return api.call(endpoints.readArticle, { params: { id } })
}

/** @throws ApiError operator.stale, blog.post_not_found */
export async function unpublishArticle(api: Api, id: number, body: UnpublishForm, options: CallOptions): Promise<void> {
  await api.call(endpoints.unpublishArticle, { ...options, params: { id }, body })
}

/** @throws ApiError operator.stale, blog.post_not_found */
export async function restoreArticle(api: Api, id: number, body: RestoreForm, options: CallOptions): Promise<void> {
  await api.call(endpoints.restoreArticle, { ...options, params: { id }, body })
}

/** @param id of an article, or 'nou' @throws ApiError blog.post_not_found */
export function readDraft(api: Api, id: string): Promise<DraftShown> {
  return api.call(endpoints.readDraft, { params: { id } })
}

/** Keeps what is typed: of a new article where there is no id yet. @throws ApiError operator.stale, blog.post_not_found */
export function keepDraft(api: Api, id: number | null, form: DraftForm, options: CallOptions): Promise<DraftKept> {
  if (id === null) return api.call(endpoints.beginArticle, { ...options, body: { fields: form.fields } })
  return api.call(endpoints.keepDraft, { ...options, params: { id }, body: form })
}

/** @throws ApiError operator.stale, blog.post_not_found */
export async function discardDraft(api: Api, id: number, expected: string, options: CallOptions): Promise<void> {
  await api.call(endpoints.discardDraft, { ...options, params: { id }, body: { expected } })
}

/** @throws ApiError operator.stale, article.incomplete, blog.post_not_found */
export async function reviewDraft(api: Api, id: number, expected: string, options: CallOptions): Promise<void> {
  await api.call(endpoints.reviewDraft, { ...options, params: { id }, body: { expected } })
}

/** @throws ApiError operator.stale, article.incomplete, article.second_person, blog.post_not_found */
export async function publishDraft(api: Api, id: number, body: PublishForm, options: CallOptions): Promise<void> {
  await api.call(endpoints.publishDraft, { ...options, params: { id }, body })
}

/** What is typed, as its page would show it. @throws ApiError */
export async function previewDraft(api: Api, fields: ArticleFields, signal: AbortSignal): Promise<ArticlePreview> {
  return (await api.call(endpoints.previewDraft, { body: { fields }, signal })).preview
}

export function listArticleVersions(api: Api, id: number): Promise<ArticleVersions> {
  return api.call(endpoints.listArticleVersions, { params: { id } })
}

/** @throws ApiError blog.post_not_found */
export function readArticleVersion(api: Api, id: string): Promise<ArticleVersion> {
  return api.call(endpoints.readArticleVersion, { params: { id } })
}

/** @throws ApiError blog.post_not_found */
export function readArticleFile(api: Api, id: number): Promise<ArticleFileForm> {
  return api.call(endpoints.readArticleFile, { params: { id } })
}

/** @throws ApiError operator.stale when somebody is writing that article */
export function importArticle(api: Api, body: ArticleFileForm, options: CallOptions): Promise<ArticleImported> {
  return api.call(endpoints.importArticle, { ...options, body })
}
