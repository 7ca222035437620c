import type { ReactNode } from 'react'
import { RotateCw } from 'lucide-react'
import { frameTexts } from '#texts/staff/frame.ts'
import { useTexts } from '#web/features/language/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import type { Read } from './use-read.ts'

interface ReadPartProps<Answer> {
  state: Read<Answer>
  again: () => Promise<void>
  children: (answer: Answer) => ReactNode
}

/** What was read, or that it is being read, or why it could not be, with the way to try again. */
export function ReadPart<Answer>({ state, again, children }: ReadPartProps<Answer>) {
  const texts = useTexts(frameTexts)
  if (state.kind === 'read') return children(state.answer)
  if (state.kind === 'failed') {
    const retry = (
      <Button variant="quiet" size="small" icon={<RotateCw aria-hidden />} onClick={() => void again()}>
        {texts.reload}
      </Button>
    )
    return (
      <Notice kind="error" action={retry}>
        {state.message}
      </Notice>
    )
  }
  return (
    <>
      <VisuallyHidden>
        <span role="status">{texts.loading}</span>
      </VisuallyHidden>
      <Skeleton lines={5} />
    </>
  )
}
