declare module '../platform/database/schema.ts' {
  interface Schema {
    blog_posts: BlogPostsTable
    article_reviews: ArticleReviewsTable
    withdrawn_articles: WithdrawnArticlesTable
    article_drafts: ArticleDraftsTable
    article_versions: ArticleVersionsTable
  }
}

export interface BlogPostsTable {
  id: number
  title: string
  author: string
  category: string
  short_description: string
  content: string
  tags: string
  created_at: string
  /** Everything of the article the list does not need, as JSON: sources, checked_on, English title, summary and body. */
  details: string
  /** Hash of the file it came from; null for a post written by an operator. */
  file_hash: string | null
}

/** That a vet has reviewed an article; of the words whose hash this is, and of no others. */
export interface ArticleReviewsTable {
  post_id: number
  words_hash: string
  name: string
  register_number: string
  reviewed_on: string
}

/** An operator's own article that is off the site: its text is nowhere else. */
export interface WithdrawnArticlesTable {
  id: number
  /** The row of blog_posts it was, as JSON. */
  post: string
  withdrawn_at: string
}

/** What an editor is writing: one for an article, which may not be on the site yet. */
export interface ArticleDraftsTable {
  post_id: number
  /** Another with every change of the draft. */
  version: string
  /** ArticleFields of contract/article-drafts.ts, as JSON; may be half written. */
  fields: string
  /** Who wrote the words it has now; the id is null from the command line. */
  writer: string
  writer_id: string | null
  updated_at: string
  /** Since when it waits for somebody else to read it; null while it is written. */
  review_at: string | null
  /** When it is to be published; set together with who said so. */
  publish_at: string | null
  /** What the correction says to readers; '' for none. */
  note: string
  approver: string | null
  approver_id: string | null
}

/** A text an article was published with. */
export interface ArticleVersionsTable {
  id: string
  post_id: number
  /** The row of blog_posts it was, as JSON. */
  post: string
  writer: string
  publisher: string
  note: string
  published_at: string
}
