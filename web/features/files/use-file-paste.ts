import { useEffect, useEffectEvent } from 'react'

/**
 * Takes files pasted anywhere on the page: a screenshot, a photo copied from a folder. Pasted words stay where they were pasted,
 * also when they bring a picture of themselves along, as words from an office program do.
 */
export function useFilePaste(onFiles: (files: Iterable<File>) => void): void {
  const take = useEffectEvent(onFiles)
  useEffect(() => {
    const paste = ({ clipboardData }: ClipboardEvent) => {
      if (clipboardData?.files.length && !clipboardData.types.includes('text/plain')) take(Array.from(clipboardData.files))
    }
    addEventListener('paste', paste)
    return () => removeEventListener('paste', paste)
  }, [])
}
