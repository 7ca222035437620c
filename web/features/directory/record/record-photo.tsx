import { Photo } from '#web/ui/photo.tsx'

export interface RecordPicture {
  photo_url: string | null
  photo_data: string | null
  photo_type: string | null
  photo_alt: string | null
}

interface RecordPhotoProps {
  record: RecordPicture
  /** The drawing shown without a photo, and when the photo fails (S-144, S-481). */
  drawing: string
  className?: string | undefined
}

/** The photo of a record; what it carries itself is the preview of the one behind its address. The name stands beside it, so without words for it it has none. */
export function RecordPhoto({ record, drawing, className }: RecordPhotoProps) {
  const carried = dataUrl(record)
  const src = record.photo_url ?? carried
  return (
    <span className={className}>
      <Photo
        src={src}
        preview={src === carried ? null : carried}
        alt={record.photo_alt ?? ''}
        lang="ro"
        fallback={<img src={drawing} alt="" width={320} height={240} loading="lazy" />}
      />
    </span>
  )
}

/** base64 as an address, e.g. 'data:image/jpeg;base64,…'. */
export function dataUrl({ photo_data, photo_type }: Pick<RecordPicture, 'photo_data' | 'photo_type'>): string | null {
  if (photo_data === null || photo_data === '') return null
  return photo_data.startsWith('data:') ? photo_data : `data:${photo_type ?? 'image/jpeg'};base64,${photo_data}`
}
