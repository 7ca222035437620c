import { useLocation, useNavigate } from 'react-router'
import { searchOf, type BlogAddress } from './address.ts'

/** Marks a history entry whose predecessor is the list itself. */
export const PREVIEWED_HERE = { previewedHere: true } as const

/** Closes the preview: back to the list where it was opened, or, at an address somebody was sent, on to it. */
export function useClosePreview(address: BlogAddress): () => void {
  const navigate = useNavigate()
  const { state } = useLocation()
  return () => {
    if (isMarked(state)) void navigate(-1)
    else void navigate(searchOf({ ...address, openId: null }), { replace: true, preventScrollReset: true })
  }
}

function isMarked(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'previewedHere' in state
}
