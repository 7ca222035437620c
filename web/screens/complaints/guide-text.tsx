import { Link } from 'react-router'
import { guideBlocks, guideWords } from '#content/guide-blocks.ts'
import { EMERGENCY_CALL } from '#web/lib/emergency-call.ts'

/** The words of one section; 112 can be dialled where it stands. */
export function GuideText({ text }: { text: string }) {
  return guideBlocks(text).map((block) => {
    if (block.kind === 'paragraph') {
      return (
        <p key={block.text}>
          <Line text={block.text} />
        </p>
      )
    }
    const List = block.ordered ? 'ol' : 'ul'
    return (
      <List key={block.items.join()}>
        {block.items.map((item) => (
          <li key={item}>
            <Line text={item} />
          </li>
        ))}
      </List>
    )
  })
}

function Line({ text }: { text: string }) {
  return guideWords(text).map(({ text: words, to }) =>
    to === null ? (
      <Words key={words} text={words} />
    ) : (
      <Link key={words} to={to}>
        {words}
      </Link>
    ),
  )
}

function Words({ text }: { text: string }) {
  const at = text.search(/\b112\b/)
  if (at < 0) return text
  return (
    <>
      {text.slice(0, at)}
      <a href={EMERGENCY_CALL}>112</a>
      <Words text={text.slice(at + '112'.length)} />
    </>
  )
}
