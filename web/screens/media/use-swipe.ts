import { useRef, type PointerEvent } from 'react'

/** A finger that has gone this far sideways means the next file. */
const SWIPE_PX = 48

/** Sideways swipes of a finger: to the left is one further, to the right one back. Two fingers are a zoom. */
export function useSwipe(onSwipe: (steps: number) => void) {
  const from = useRef<{ pointerId: number; x: number; y: number } | null>(null)
  return {
    onPointerDown: ({ pointerId, pointerType, isPrimary, clientX, clientY }: PointerEvent) => {
      from.current = pointerType === 'touch' && isPrimary ? { pointerId, x: clientX, y: clientY } : null
    },
    onPointerUp: ({ pointerId, clientX, clientY }: PointerEvent) => {
      const start = from.current
      from.current = null
      if (start?.pointerId !== pointerId) return
      const [x, y] = [clientX - start.x, clientY - start.y]
      if (Math.abs(x) >= SWIPE_PX && Math.abs(x) > Math.abs(y)) onSwipe(x < 0 ? 1 : -1)
    },
    onPointerCancel: () => {
      from.current = null
    },
  }
}
