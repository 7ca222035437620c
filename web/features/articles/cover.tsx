import { categoryKey } from '#contract/blog-search.ts'
import type { BlogSummary } from '#contract/blog.ts'
import { Photo } from '#web/ui/photo.tsx'

/** Articles up to this number have a drawing of their own (content/pictures/covers.ts); an operator's take one of their category. */
export const DRAWN_ARTICLES = 141

const coversOfCategory: Record<string, readonly number[]> = {
  urgențe: [1, 75, 73],
  sănătate: [80, 82, 98],
  prevenție: [22, 27, 135],
  nutriție: [46, 47, 103],
  comportament: [36, 114, 113],
  adopție: [49, 127, 122],
  legislație: [59, 63, 56],
  seniori: [43, 94],
  'animale mici': [44, 45],
  noutăți: [126, 114, 58],
}
const OTHERWISE = 126

interface CoverProps {
  post: Pick<BlogSummary, 'id' | 'title' | 'category' | 'cover' | 'photo_data' | 'photo_type'>
  className?: string | undefined
  loading?: 'lazy' | 'eager'
  /** True for the picture a page begins with. */
  first?: boolean
}

/** The post's own photo, else its drawing, which says nothing that the words beside it do not. */
export function Cover({ post, className, first = false, loading = first ? 'eager' : 'lazy' }: CoverProps) {
  const drawing = (
    <img
      src={drawingOf(post)}
      alt=""
      width={480}
      height={270}
      loading={loading}
      decoding="async"
      className={className}
      {...(first && { fetchPriority: 'high' })}
    />
  )
  if (!post.photo_data) return drawing
  const src = post.photo_data.startsWith('data:') ? post.photo_data : `data:${post.photo_type ?? 'image/jpeg'};base64,${post.photo_data}`
  return <Photo src={src} alt={post.title} fallback={drawing} loading={loading} className={className ?? ''} />
}

/** The drawing of a post, for one without a photo: the one its editor has chosen, else its own, else one of its category. */
export function drawingOf({ id, category, cover }: Pick<BlogSummary, 'id' | 'category' | 'cover'>): string {
  const others = coversOfCategory[categoryKey(category)] ?? []
  const own = id <= DRAWN_ARTICLES ? id : (others[id % others.length] ?? OTHERWISE)
  return `/covers/${cover !== null && cover <= DRAWN_ARTICLES ? cover : own}.svg`
}
