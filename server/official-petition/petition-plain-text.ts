import { petitionDocumentTexts as texts } from '#texts/official-petition/official-petition-document.ts'
import type { PetitionBlock, PetitionDocument } from './document.ts'

/** The same petition as plain text, to be pasted into a form or an e-mail. */
export function petitionText({ to, copies, points, date, name, made }: PetitionDocument): string {
  const parts = [
    `${texts.to}: ${to}\n${texts.copies}: ${copies}`,
    `${texts.title}\n${texts.subject}`,
    texts.opening,
    ...points.map(({ heading, blocks }, index) => [`${index + 1}. ${heading}`, ...blocks.map(blockText)].join('\n')),
    `${date}\n${texts.signature} ${name}`,
    made,
  ]
  return `${parts.join('\n\n')}\n`
}

function blockText(block: PetitionBlock): string {
  switch (block.kind) {
    case 'paragraph':
      return block.text
    case 'labelled':
      return `${block.label}: ${block.text}`
    case 'list':
      return block.items.map(({ mark, text }) => `${mark} ${text}`).join('\n')
    case 'annexes':
      return block.annexes
        .map(({ name, file, received, given_sha256, sha256 }) =>
          [
            `${name}: ${file.replaceAll('\n', ', ')}`,
            `  ${texts.annexReceived}: ${received}`,
            `  SHA-256, ${texts.original}: ${given_sha256}`,
            `  SHA-256, ${texts.copy}: ${sha256}`,
          ].join('\n'),
        )
        .join('\n')
    case 'link':
      return `${texts.link} ${block.address}\n${block.until}`
  }
}
