import { CircleAlert, Image } from 'lucide-react'
import { useCallback, useRef } from 'react'
import { type Location, useLocation, useNavigate } from 'react-router'
import { CREATION_STATUS } from '#contract/creation-limits.ts'
import type { Creation } from '#contract/creations.ts'
import { nameOf } from '#web/features/creations/describe.ts'
import { announce } from '#web/ui/announcements.ts'
import { notify } from '#web/ui/toasts.ts'

/**
 * Tells that a creation of one's own is ready or failed: to the ear always, and to the eye where neither its
 * card nor its view is on the page.
 */
export function useOutcomeNotices(): (creation: Creation) => void {
  const navigate = useNavigate()
  const location = useLocation() as Location<{ background?: Location } | null>
  const latest = useRef({ navigate, location })
  latest.current = { navigate, location }
  return useCallback(creation => {
    const { location } = latest.current
    const isReady = creation.status === CREATION_STATUS.complete
    const title = isReady ? 'Picture ready' : 'Picture failed'
    const name = nameOf(creation)
    announce(`${title}: ${name}`)
    const address = `/creation/${creation.id}`
    if (location.pathname === '/gallery' || location.pathname === address) return
    const open = () => {
      const { navigate, location } = latest.current
      navigate(address, { state: { background: location.state?.background ?? location } })
    }
    notify(title, name, isReady ? <Image size={20} /> : <CircleAlert size={20} />, {
      label: 'Open',
      act: open,
    })
  }, [])
}
