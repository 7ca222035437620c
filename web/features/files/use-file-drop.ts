import { useEffect, useEffectEvent, useState } from 'react'

/** Takes files dropped anywhere on the page, which the browser would otherwise open instead of the page. True while files hover. */
export function useFileDrop(onFiles: (files: Iterable<File>) => void): boolean {
  const [isOver, setOver] = useState(false)
  const take = useEffectEvent(onFiles)

  useEffect(() => {
    const over = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return
      event.preventDefault()
      setOver(true)
    }
    const drop = (event: DragEvent) => {
      setOver(false)
      if (!event.dataTransfer?.files.length) return
      event.preventDefault()
      take(event.dataTransfer.files)
    }
    const leave = (event: DragEvent) => event.relatedTarget === null && setOver(false)
    const watched = new AbortController()
    addEventListener('dragover', over, watched)
    addEventListener('drop', drop, watched)
    addEventListener('dragleave', leave, watched)
    return () => watched.abort()
  }, [])

  return isOver
}
