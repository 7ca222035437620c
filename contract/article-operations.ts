import { z } from 'zod'
import { articlesPage, articlesQuery, deskArticle, restoreForm, unpublishForm } from './article-desk.ts'
import {
  articleFileForm,
  articleImported,
  articleVersion,
  articleVersions,
  draftExpected,
  draftForm,
  draftKept,
  draftPreview,
  draftShown,
  newDraftForm,
  publishForm,
} from './article-drafts.ts'
import { recordPath } from './common.ts'
import type { Codes, Described } from './described.ts'
import type { Role } from './staff.ts'

const editors: readonly Role[] = ['editor']
const desk = { who: 'operator', roles: editors, tags: ['operators', 'blog'] } as const
const nothing = { 204: z.null() }
const OPERATOR: Codes = ['request.cross_site', 'operator.required', 'operator.forbidden']
const UNKNOWN: Codes = [...OPERATOR, 'blog.post_not_found']
const DECIDED: Codes = [...UNKNOWN, 'operator.stale']

/** The articles, as editors keep them. Each change names the version it was made from, and is refused with what stands there when that is no longer it. */
export const articleOperations = {
  listArticles: {
    ...desk,
    description: 'Every article, on the site and off it, the newest first, fifty at a time.',
    querystring: articlesQuery,
    response: { 200: articlesPage },
    refuses: OPERATOR,
  },
  readArticle: {
    ...desk,
    description: 'One article, whether people see it or not.',
    params: recordPath,
    response: { 200: deskArticle },
    refuses: UNKNOWN,
  },
  unpublishArticle: {
    ...desk,
    description: 'Takes an article off the site; its text is kept.',
    params: recordPath,
    body: unpublishForm,
    response: nothing,
    refuses: DECIDED,
  },
  restoreArticle: {
    ...desk,
    description: 'Puts an article back, or the one that came with the site in the place of an operator’s own, whose text is kept.',
    params: recordPath,
    body: restoreForm,
    response: nothing,
    refuses: DECIDED,
  },
  readDraft: {
    ...desk,
    description: 'What is being written of an article; without a draft, what the article says. `nou` is an empty one.',
    params: recordPath,
    response: { 200: draftShown },
    refuses: UNKNOWN,
  },
  beginArticle: { ...desk, description: 'Begins a new article as a draft.', body: newDraftForm, response: { 201: draftKept }, refuses: OPERATOR },
  keepDraft: {
    ...desk,
    description: 'Keeps what is being written of an article; one that waited to be read is a draft again.',
    params: recordPath,
    body: draftForm,
    response: { 200: draftKept },
    refuses: DECIDED,
  },
  discardDraft: { ...desk, params: recordPath, body: draftExpected, response: nothing, refuses: DECIDED },
  reviewDraft: {
    ...desk,
    description: 'Asks somebody else to read a draft; also takes back when it was to be published.',
    params: recordPath,
    body: draftExpected,
    response: nothing,
    refuses: [...DECIDED, 'article.incomplete'],
  },
  publishDraft: {
    ...desk,
    description: 'Publishes a draft that waits to be read, now or at a moment; whoever wrote it may not, unless there is nobody else.',
    params: recordPath,
    body: publishForm,
    response: nothing,
    refuses: [...DECIDED, 'article.incomplete', 'article.second_person'],
  },
  previewDraft: {
    ...desk,
    description: 'What is typed, as the page of an article would show it.',
    body: newDraftForm,
    response: { 200: draftPreview },
    refuses: OPERATOR,
  },
  listArticleVersions: {
    ...desk,
    description: 'The texts an article was published with, the latest first; fifty at most.',
    params: recordPath,
    response: { 200: articleVersions },
    refuses: UNKNOWN,
  },
  readArticleVersion: { ...desk, params: recordPath, response: { 200: articleVersion }, refuses: UNKNOWN },
  readArticleFile: {
    ...desk,
    description: 'An article as the Markdown file it can be published from.',
    params: recordPath,
    response: { 200: articleFileForm },
    refuses: UNKNOWN,
  },
  importArticle: {
    ...desk,
    description: 'Makes a Markdown file into the draft of the article it numbers.',
    body: articleFileForm,
    response: { 200: articleImported },
    refuses: [...OPERATOR, 'operator.stale'],
  },
} satisfies Record<string, Described>
