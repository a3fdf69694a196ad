import type { ShareText } from '#catalogue/share-texts.ts'

/** Width and height of the window in which something is shared, in pixels. */
const POPUP_SIDE = 500

/** Address at which X offers to post the link. */
export function xAddress(link: string, text: ShareText): string {
  const query = new URLSearchParams({ text: text.quote, url: link, hashtags: text.hashtags.join(',') })
  return `https://x.com/intent/post?${query}`
}

/** Address at which Facebook offers to share the link. It takes one hashtag only. */
export function facebookAddress(link: string, { title, description, quote, hashtags }: ShareText): string {
  const query = new URLSearchParams({ u: link, title, description, quote, hashtag: `#${hashtags[0]}` })
  return `https://www.facebook.com/sharer/sharer.php?${query}`
}

/** Opens the address in a window of its own, in the middle of this one, that knows nothing of this page. */
export function openPopup(address: string): void {
  const left = Math.round(screenX + (outerWidth - POPUP_SIDE) / 2)
  const top = Math.round(screenY + (outerHeight - POPUP_SIDE) / 2)
  const place = `width=${POPUP_SIDE},height=${POPUP_SIDE},left=${left},top=${top}`
  window.open(address, '_blank', `popup,noopener,noreferrer,${place}`)
}
