import { footerTexts } from '#texts/shell.ts'
import { useTexts } from '#web/features/language/language.tsx'
import { useRootData } from './site.ts'

const places = [
  { name: 'Facebook', share: (address: string) => `https://www.facebook.com/sharer/sharer.php?u=${address}` },
  { name: 'WhatsApp', share: (address: string) => `https://wa.me/?text=${address}` },
] as const

/** Plain links: nothing of those places is loaded before somebody chooses to go there. */
export function SocialLinks() {
  const texts = useTexts(footerTexts)
  const address = encodeURIComponent(`${useRootData()?.origin ?? ''}/home`)
  return (
    <ul>
      {places.map(({ name, share }) => (
        <li key={name}>
          <a href={share(address)} target="_blank" rel="noopener noreferrer">
            {texts.shareOn(name)}
          </a>
        </li>
      ))}
      <li>
        <a href="/rss.xml">{texts.rss}</a>
      </li>
    </ul>
  )
}
