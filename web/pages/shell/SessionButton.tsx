import { LogIn, LogOut } from 'lucide-react'
import { LOGOUT_ADDRESS } from '#web/features/identity/api.ts'
import { signOut } from '#web/features/identity/sign-out.ts'
import { useSession } from '#web/lib/session.ts'

/** Signs the person out, or in who is not. Nothing while nobody knows which. */
export function SessionButton({ className }: { className: string | undefined }) {
  const { user, requireLogin } = useSession()
  if (user === undefined) return null
  if (user) {
    return (
      <a
        className={className}
        href={LOGOUT_ADDRESS}
        title="Sign Out"
        onClick={event => {
          event.preventDefault()
          signOut()
        }}
      >
        <LogOut size={20} aria-hidden="true" />
        <span>Sign Out</span>
      </a>
    )
  }
  return (
    <button type="button" className={className} title="Log in" onClick={requireLogin}>
      <LogIn size={20} aria-hidden="true" />
      <span>Log in</span>
    </button>
  )
}
