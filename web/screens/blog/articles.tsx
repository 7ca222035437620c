import { RotateCw } from 'lucide-react'
import { useLocation } from 'react-router'
import { blogTexts } from '#texts/blog.ts'
import emptyList from '#web/assets/drawings/empty-list.svg'
import { useTexts } from '#web/features/language/language.tsx'
import { useLastGood } from '#web/lib/use-last-good.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Pager } from '#web/ui/pager.tsx'
import { readAddress, searchOf, type BlogAddress } from './address.ts'
import styles from './blog.module.css'
import { PostCard } from './post-card.tsx'
import { PreviewDialog } from './preview-dialog.tsx'
import { Search } from './search.tsx'
import { postIn, shownPosts, type Posts, type ShownPosts } from './shown-posts.ts'

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

interface PostListProps {
  list: ShownPosts
  address: BlogAddress
}

/** The cards of one page and the way to the others. */
function PostList({ list: { posts, total, page, pages }, address }: PostListProps) {
  const texts = useTexts(blogTexts)
  if (posts.length === 0) return <Empty searched={address.q !== '' || address.category !== ''} />
  return (
    <>
      <p role="status" className={styles.found}>
        {texts.found(total)}
      </p>
      <ul className={styles.grid}>
        {posts.map((post, index) => (
          <li key={post.id} data-later>
            <PostCard post={post} previewLink={searchOf({ ...address, openId: post.id })} first={index === 0} />
          </li>
        ))}
      </ul>
      <Pager current={page} pages={pages} hrefOf={(other) => searchOf({ ...address, page: other, openId: null })} onPage={() => window.scrollTo(0, 0)} />
    </>
  )
}

function Empty({ searched }: { searched: boolean }) {
  const texts = useTexts(blogTexts)
  return (
    <div className={styles.empty}>
      <img src={emptyList} alt="" width={200} height={140} />
      <p role="status" className={styles.emptyTitle}>
        {texts.empty}
      </p>
      {searched && (
        <>
          <p>{texts.emptyAdvice}</p>
          <ButtonLink to="?" variant="quiet" preventScrollReset>
            {texts.showAll}
          </ButtonLink>
        </>
      )}
    </div>
  )
}
