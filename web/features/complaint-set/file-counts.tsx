import { complaintSetTexts } from '#texts/complaints/complaint-set.ts'
import type { ShownFile } from '#web/api/plain-complaint.ts'
import { useTexts } from '#web/features/language/language.tsx'

/** How many photos and videos: "3 fotografii, 1 filmare". */
export function FileCounts({ files }: { files: readonly Pick<ShownFile, 'type'>[] }) {
  const texts = useTexts(complaintSetTexts)
  const photos = files.filter(({ type }) => type === 'image').length
  const videos = files.length - photos
  return [photos > 0 && texts.photos(photos), videos > 0 && texts.videos(videos)].filter(Boolean).join(', ')
}
