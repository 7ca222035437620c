import { guideBlocks } from '#content/guide-blocks.ts'

/** The words of one section; 112 can be dialled where it stands. */
export function GuideText({ text }: { text: string }) {
  return guideBlocks(text).map((block) => {
    if (block.kind === 'paragraph') {
      return (
        <p key={block.text}>
          <Words text={block.text} />
        </p>
      )
    }
    const List = block.ordered ? 'ol' : 'ul'
    return (
      <List key={block.items.join()}>
        {block.items.map((item) => (
          <li key={item}>
            <Words text={item} />
          </li>
        ))}
      </List>
    )
  })
}

function Words({ text }: { text: string }) {
  const at = text.search(/\b112\b/)
  if (at < 0) return text
  return (
    <>
      {text.slice(0, at)}
      <a href="tel:112">112</a>
      <Words text={text.slice(at + '112'.length)} />
    </>
  )
}
