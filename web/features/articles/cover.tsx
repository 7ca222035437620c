import { categoryKey } from '#contract/blog-search.ts'
import type { BlogSummary } from '#contract/blog.ts'
import adoption from '#web/assets/covers/adoptie.svg'
import smallAnimals from '#web/assets/covers/animale-mici.svg'
import behaviour from '#web/assets/covers/comportament.svg'
import law from '#web/assets/covers/legislatie.svg'
import food from '#web/assets/covers/nutritie.svg'
import prevention from '#web/assets/covers/preventie.svg'
import health from '#web/assets/covers/sanatate.svg'
import seniors from '#web/assets/covers/seniori.svg'
import urgent from '#web/assets/covers/urgente.svg'
import { Photo } from '#web/ui/photo.tsx'

const covers: Record<string, string> = {
  urgențe: urgent,
  sănătate: health,
  prevenție: prevention,
  nutriție: food,
  comportament: behaviour,
  adopție: adoption,
  legislație: law,
  seniori: seniors,
  'animale mici': smallAnimals,
}

interface CoverProps {
  post: Pick<BlogSummary, 'title' | 'category' | 'photo_data' | 'photo_type'>
  className?: string | undefined
  loading?: 'lazy' | 'eager'
}

/** The post's own photo, else the drawing of its category, which says nothing that the words beside it do not. */
export function Cover({ post, className, loading = 'lazy' }: CoverProps) {
  const drawing = <img src={covers[categoryKey(post.category)] ?? health} alt="" width={480} height={270} loading={loading} decoding="async" className={className} />
  if (!post.photo_data) return drawing
  const src = `data:${post.photo_type ?? 'image/jpeg'};base64,${post.photo_data}`
  return <Photo src={src} alt={post.title} fallback={drawing} loading={loading} className={className ?? ''} />
}
