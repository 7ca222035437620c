/**
 * A drawing of content/pictures by its number; its words stand beside it. Apart from web/features/articles/cover.tsx, because
 * what this area shares with the site becomes a file more on each visitor's page.
 */
export function CoverDrawing({ number, className }: { number: number; className: string | undefined }) {
  return <img src={`/covers/${number}.svg`} alt="" width={480} height={270} loading="lazy" decoding="async" className={className} />
}
