import { categoryKey } from '#contract/blog-search.ts'
import type { BlogSummary } from '#contract/blog.ts'
import adoption from '#web/assets/covers/adoptie.svg'
import smallAnimals from '#web/assets/covers/animale-mici.svg'
import behaviourCat from '#web/assets/covers/comportament-2.svg'
import behaviour from '#web/assets/covers/comportament.svg'
import lawDog from '#web/assets/covers/legislatie-2.svg'
import law from '#web/assets/covers/legislatie.svg'
import food from '#web/assets/covers/nutritie.svg'
import preventionDog from '#web/assets/covers/preventie-2.svg'
import prevention from '#web/assets/covers/preventie.svg'
import health from '#web/assets/covers/sanatate.svg'
import seniors from '#web/assets/covers/seniori.svg'
import urgentCat from '#web/assets/covers/urgente-2.svg'
import urgentClinic from '#web/assets/covers/urgente-3.svg'
import urgent from '#web/assets/covers/urgente.svg'
import { Photo } from '#web/ui/photo.tsx'

/** Drawings of a category; those with many posts have several, so that a page of cards is not one picture nine times. */
const covers: Record<string, readonly [string, ...string[]]> = {
  urgențe: [urgent, urgentCat, urgentClinic],
  sănătate: [health],
  prevenție: [prevention, preventionDog],
  nutriție: [food],
  comportament: [behaviour, behaviourCat],
  adopție: [adoption],
  legislație: [law, lawDog],
  seniori: [seniors],
  'animale mici': [smallAnimals],
}

interface CoverProps {
  post: Pick<BlogSummary, 'id' | 'title' | 'category' | 'photo_data' | 'photo_type'>
  className?: string | undefined
  loading?: 'lazy' | 'eager'
  /** True for the picture a page begins with. */
  first?: boolean
}

/** The post's own photo, else the drawing of its category, which says nothing that the words beside it do not. */
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

function drawingOf({ id, category }: Pick<BlogSummary, 'id' | 'category'>): string {
  const drawings = covers[categoryKey(category)] ?? [health]
  return drawings[id % drawings.length] ?? drawings[0]
}
