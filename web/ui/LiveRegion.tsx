import { useAnnouncements } from './announcements.ts'

/**
 * Where announcements are heard. It is always on the page: many screen readers overhear what comes together
 * with the region that it stands in.
 */
export function LiveRegion() {
  const announcement = useAnnouncements(({ current }) => current)
  return (
    <div role="status" aria-label="Announcements" className="visually-hidden">
      {announcement && <p key={announcement.id}>{announcement.text}</p>}
    </div>
  )
}
