import { useEffect, useEffectEvent } from 'react'

/** Takes files pasted anywhere on the page: a screenshot, a photo copied from a folder. Pasted words stay where they were pasted. */
export function useFilePaste(onFiles: (files: Iterable<File>) => void): void {
  const take = useEffectEvent(onFiles)
  useEffect(() => {
    const paste = ({ clipboardData }: ClipboardEvent) => {
      if (clipboardData?.files.length) take(Array.from(clipboardData.files))
    }
    addEventListener('paste', paste)
    return () => removeEventListener('paste', paste)
  }, [])
}
