import { useRef, useState } from 'react'
import { MAX_IMAGES_SELECTED } from '#contract/limits.ts'
import { acceptedFiles, preparePicture } from './picture.ts'

/** A picture ready to be sent; `url` is a data URL. */
interface Picture {
  id: number
  url: string
}

export interface Pictures {
  pictures: readonly Picture[]
  state: 'ready' | 'preparing' | 'unreadable'
  add: (files: Iterable<File>) => void
  remove: (id: number) => void
  clear: () => void
}

/** The pictures attached to the next question, at most three (S-488). */
export function usePictures(): Pictures {
  const [pictures, setPictures] = useState<readonly Picture[]>([])
  const [state, setState] = useState<Pictures['state']>('ready')
  const made = useRef(0)

  async function add(files: Iterable<File>) {
    const accepted = acceptedFiles(files, MAX_IMAGES_SELECTED - pictures.length)
    if (accepted.length === 0) return
    setState('preparing')
    const urls = await Promise.all(accepted.map((file) => preparePicture(file).catch(() => null)))
    const ready = urls.filter((url) => url !== null).map((url) => ({ id: (made.current += 1), url }))
    setPictures((before) => [...before, ...ready].slice(0, MAX_IMAGES_SELECTED))
    setState(ready.length < urls.length ? 'unreadable' : 'ready')
  }

  return {
    pictures,
    state,
    add: (files) => void add(files),
    remove: (id) => setPictures((before) => before.filter((picture) => picture.id !== id)),
    clear: () => {
      setPictures([])
      setState('ready')
    },
  }
}
