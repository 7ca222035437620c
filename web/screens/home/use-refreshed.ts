import { useEffect, useState } from 'react'

/**
 * A value the page was rendered with, read once more by this browser: the bytes of a page may be a minute old
 * (docs/decisions/0003-pages-as-bytes.md). `read` never rejects and is the same function in every render.
 */
export function useRefreshed<Value>(rendered: Value, read: () => Promise<Value>): { value: Value; refreshing: boolean } {
  const [value, setValue] = useState(rendered)
  const [refreshing, setRefreshing] = useState(false)

  useEffect(() => {
    let gone = false
    setRefreshing(true)
    void read().then((fresh) => {
      if (gone) return
      setValue(fresh)
      setRefreshing(false)
    })
    return () => {
      gone = true
    }
  }, [read])

  return { value, refreshing }
}
