import { useCallback, useEffect, useRef, useState, type RefObject } from 'react'

interface Follow {
  /** The element that scrolls. */
  scroller: RefObject<HTMLDivElement | null>
  /** What grows inside it; its last question carries `data-last-question`. */
  content: RefObject<HTMLDivElement | null>
  /** True when the latest message is out of sight below. */
  isBehind: boolean
  jumpToEnd: () => void
}

/** Closer to the end than this many pixels counts as being there. */
const NEAR_PX = 48
const ROOM_ABOVE_PX = 16

/**
 * Auto-scroll (stick to bottom): keeps the growing answer in sight and yields as soon as the person scrolls up.
 *
 * A new answer is followed only until its question reaches the top: a long answer is then read from its beginning,
 * instead of running away upwards. Somebody who goes to the end is kept at the end.
 */
export function useFollow(lastQuestionId: string | null): Follow {
  const scroller = useRef<HTMLDivElement>(null)
  const content = useRef<HTMLDivElement>(null)
  const following = useRef<'question' | 'end' | 'nothing'>('question')
  const lastScrollTop = useRef(0)
  const [isBehind, setBehind] = useState(false)

  const scrollToTarget = useCallback(() => {
    const box = scroller.current
    if (!box) return
    if (following.current !== 'nothing') box.scrollTop = following.current === 'end' ? endOf(box) : Math.min(endOf(box), questionTop(box))
    lastScrollTop.current = box.scrollTop
    setBehind(endOf(box) - box.scrollTop > NEAR_PX)
  }, [])

  useEffect(() => {
    following.current = 'question'
    const box = scroller.current
    const inside = content.current
    if (!box || !inside) return
    let isPlaced = false
    const onScroll = () => {
      // Our own scrolling fires it too, and so does what a new question makes shorter; only a move to somewhere else is the person's.
      if (!isPlaced || Math.abs(box.scrollTop - lastScrollTop.current) < 2) return
      following.current = endOf(box) - box.scrollTop <= NEAR_PX ? 'end' : 'nothing'
      lastScrollTop.current = box.scrollTop
      setBehind(following.current === 'nothing')
    }
    // Tells of both at once and after the browser's own layout: measured here, a press would lay out the page twice.
    const watch = new ResizeObserver(() => {
      isPlaced = true
      scrollToTarget()
    })
    watch.observe(inside)
    watch.observe(box)
    box.addEventListener('scroll', onScroll, { passive: true })
    return () => {
      watch.disconnect()
      box.removeEventListener('scroll', onScroll)
    }
  }, [lastQuestionId, scrollToTarget])

  const jumpToEnd = () => {
    following.current = 'end'
    scrollToTarget()
  }
  return { scroller, content, isBehind, jumpToEnd }
}

function endOf(box: HTMLElement): number {
  return box.scrollHeight - box.clientHeight
}

function questionTop(box: HTMLElement): number {
  const question = box.querySelector('[data-last-question]')
  if (!question) return Infinity
  return question.getBoundingClientRect().top - box.getBoundingClientRect().top + box.scrollTop - ROOM_ABOVE_PX
}
