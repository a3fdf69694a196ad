const counts = new Intl.NumberFormat('en-US')
const relative = new Intl.RelativeTimeFormat('en', { numeric: 'auto' })
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** 12480 as `12,480`. */
export const formatCount = (value: number): string => counts.format(value)

function ordinal(day: number): string {
  if (day % 100 >= 11 && day % 100 <= 13) return `${day}th`
  return `${day}${{ 1: 'st', 2: 'nd', 3: 'rd' }[day % 10] ?? 'th'}`
}

/** `Nov 2nd, 2026`, in the reader's time zone. */
export function formatDate(iso: string): string {
  const date = new Date(iso)
  return `${months[date.getMonth()]} ${ordinal(date.getDate())}, ${date.getFullYear()}`
}

/** `2026-11-21 09:14`, in the reader's time zone. */
export function formatMinute(iso: string): string {
  const date = new Date(iso)
  const two = (value: number) => String(value).padStart(2, '0')
  const day = `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
  return `${day} ${two(date.getHours())}:${two(date.getMinutes())}`
}

/** `2 hours ago` within the last week, the date before that. */
export function formatAge(iso: string, now = Date.now()): string {
  const age = now - new Date(iso).getTime()
  if (age > 7 * DAY) return formatDate(iso)
  if (age < MINUTE) return 'just now'
  if (age < HOUR) return relative.format(-Math.floor(age / MINUTE), 'minute')
  if (age < DAY) return relative.format(-Math.floor(age / HOUR), 'hour')
  return relative.format(-Math.floor(age / DAY), 'day')
}

/** Bytes in decimal units, as `12.4 MB`. */
export function formatBytes(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`
  if (bytes < 1_000_000) return `${(bytes / 1000).toFixed(1).replace('.0', '')} kB`
  return `${(bytes / 1_000_000).toFixed(1).replace('.0', '')} MB`
}
