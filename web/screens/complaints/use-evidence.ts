import { useEffect, useRef, useState } from 'react'
import { endUpload, removeUpload } from '#web/api/evidence.ts'
import { evidenceType, pickEvidence, type Evidence, type FileState, type Refused } from './evidence.ts'

export interface PickedEvidence {
  files: readonly Evidence[]
  /** What the last pick left out; null when it took everything. */
  refused: Refused | null
  add: (files: Iterable<File>) => void
  remove: (key: number) => void
  setState: (key: number, state: FileState) => void
  setUploadId: (key: number, upload_id: string) => void
  clear: () => void
  /** Takes files that were picked before the page was closed, under the keys they had. */
  restore: (files: readonly Pick<Evidence, 'key' | 'file' | 'upload_id'>[]) => void
}

/** The picked files. Their pictures are object URLs, given back when a file or the page goes. */
export function useEvidence(): PickedEvidence {
  const [files, setFiles] = useState<readonly Evidence[]>([])
  const [refused, setRefused] = useState<Refused | null>(null)
  const made = useRef(0)
  useReleaseOnLeave(files)

  const add = (picked: Iterable<File>) => {
    const choice = pickEvidence(picked, files)
    const { other, tooLarge, tooMany, setTooLarge } = choice.refused
    setRefused(other.length > 0 || tooLarge.length > 0 || tooMany || setTooLarge ? choice.refused : null)
    const added = choice.taken.map(({ file, type }): Evidence => ({
      key: (made.current += 1),
      file,
      type,
      url: URL.createObjectURL(file),
      upload_id: null,
      state: { kind: 'waiting' },
    }))
    setFiles([...files, ...added])
  }

  const remove = (key: number) => {
    for (const evidence of files.filter((file) => file.key === key)) release(evidence)
    setFiles(files.filter((file) => file.key !== key))
    setRefused(null)
  }

  const clear = () => {
    for (const { url } of files) URL.revokeObjectURL(url)
    setFiles([])
    setRefused(null)
  }

  const restore = (kept: Parameters<PickedEvidence['restore']>[0]) => {
    made.current = Math.max(made.current, ...kept.map(({ key }) => key))
    setFiles(kept.map((file) => ({ ...file, type: evidenceType(file.file) ?? 'image', url: URL.createObjectURL(file.file), state: { kind: 'waiting' } })))
    setRefused(null)
  }

  const change = (key: number, values: Partial<Evidence>) => setFiles((before) => before.map((file) => (file.key === key ? { ...file, ...values } : file)))
  const setState = (key: number, state: FileState) => change(key, { state })
  const setUploadId = (key: number, upload_id: string) => change(key, { upload_id })

  return { files, refused, add, remove, setState, setUploadId, clear, restore }
}

/** Gives the picture back and takes the file from the server, which would otherwise delete it after a day. */
function release({ url, upload_id, state }: Evidence): void {
  URL.revokeObjectURL(url)
  if (state.kind !== 'uploaded') return void (upload_id !== null && endUpload(upload_id).catch(() => undefined))
  for (const { id } of state.answered) if (id !== undefined) removeUpload(id).catch(() => undefined)
}

function useReleaseOnLeave(files: readonly Evidence[]): void {
  const last = useRef(files)
  useEffect(() => {
    last.current = files
  }, [files])
  useEffect(
    () => () => {
      for (const { url } of last.current) URL.revokeObjectURL(url)
    },
    [],
  )
}
