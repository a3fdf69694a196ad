import { useEffect } from 'react'

const TAGLINE = 'Make the picture you meant.'

/** Sets the page's title as `<title> - <tagline>` while shown; null leaves it. What lies below gets its own back. */
export function useTitle(title: string | null): void {
  useEffect(() => {
    if (title === null) return
    const before = document.title
    document.title = `${title} - ${TAGLINE}`
    return () => {
      document.title = before
    }
  }, [title])
}
