import { Feed } from 'feed'
import type { BlogPost } from '#contract/blog.ts'
import { feedTexts } from '#texts/feeds.ts'
import { provenanceOf } from '#texts/legal/provenance.ts'

/** Feed readers ask often; the newest articles are what they are for. */
const FEED_POSTS = 30

/** The newest articles as RSS 2.0, in Romanian, which is what the articles are written in. `posts` come newest first. */
export function rss(posts: readonly BlogPost[], origin: string, now = new Date()): string {
  const newest = posts.slice(0, FEED_POSTS)
  const feed = new Feed({
    ...feedTexts.ro,
    link: `${origin}/blogs`,
    language: 'ro',
    updated: new Date(newest[0]?.created_at ?? now),
    generator: false,
    feedLinks: { rss: `${origin}/rss.xml` },
  })
  for (const post of newest) {
    const { id, title, short_description, category, created_at } = post
    const link = `${origin}/blog/${id}`
    feed.addItem({
      title,
      id: link,
      link,
      description: `${short_description} ${provenanceOf(post, 'ro')}`,
      date: new Date(created_at),
      category: [{ name: category }],
    })
  }
  return feed.rss2()
}
