import type { OpenClinicTexts } from '#texts/first-aid/open-clinic.ts'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'

/** An address every phone's map opens near its reader; the page itself loads nothing from there. */
const MAP_SEARCH = 'https://www.google.com/maps/search/?api=1&query=veterinar+non-stop'

/** One sentence on how to find a clinic that is open now. */
export function OpenClinic({ texts: { search, andCall, newTab } }: { texts: OpenClinicTexts }) {
  return (
    <>
      <a href={MAP_SEARCH} target="_blank" rel="noopener noreferrer">
        {search}
        <VisuallyHidden> {newTab}</VisuallyHidden>
      </a>{' '}
      {andCall}
    </>
  )
}
