import { RotateCw } from 'lucide-react'
import { useLocation } from 'react-router'
import { blogTexts } from '#texts/blog.ts'
import { useTexts } from '#web/features/language/language.tsx'
import { useLastGood } from '#web/lib/use-last-good.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { readAddress } from './address.ts'
import styles from './blog.module.css'
import { PostList } from './post-list.tsx'
import { PreviewDialog } from './preview-dialog.tsx'
import { Search } from './search.tsx'
import { postIn, shownPosts, type Posts } from './shown-posts.ts'

/** The search and what it finds. `posts` is null when they could not be read. */
export function Articles({ posts }: { posts: Posts | null }) {
  const address = readAddress(new URLSearchParams(useLocation().search))
  const shown = useLastGood(posts, 'posts')
  const list = shown && shownPosts(shown.answer, address)
  const opened = shown && address.openId !== null ? (postIn(shown.answer, address.openId) ?? shown.opened) : null

  return (
    <>
      {posts === null && <Failed />}
      {list && (
        <>
          <Search address={address} categories={list.categories} />
          <PostList list={list} address={address} />
        </>
      )}
      <PreviewDialog post={opened?.id === address.openId ? opened : null} address={address} />
    </>
  )
}

function Failed() {
  const texts = useTexts(blogTexts)
  const retry = (
    <Button variant="quiet" icon={<RotateCw aria-hidden />} onClick={() => window.location.reload()}>
      {texts.retry}
    </Button>
  )
  return (
    <div className={styles.failed}>
      <Notice kind="error" title={texts.failed} action={retry} />
    </div>
  )
}
