import emptyList from '#web/assets/drawings/empty-list.svg'
import { blogTexts } from '#texts/blog.ts'
import { useTexts } from '#web/features/language/language.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Pager } from '#web/ui/pager.tsx'
import { searchOf, type BlogAddress } from './address.ts'
import styles from './blog.module.css'
import { PostCard } from './post-card.tsx'
import type { ShownPosts } from './shown-posts.ts'

interface PostListProps {
  list: ShownPosts
  address: BlogAddress
}

/** The cards of one page and the way to the others. */
export function PostList({ list: { posts, total, page, pages }, address }: PostListProps) {
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
