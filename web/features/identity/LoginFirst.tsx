import { LogIn } from 'lucide-react'
import { useSession } from '../../lib/session.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'

/** In place of what only a signed-in person has: says what that is, and leads through the sign-in back here. */
export function LoginFirst({ text }: { text: string }) {
  const { requireLogin } = useSession()
  return (
    <EmptyState icon={<LogIn size={32} />} text={text}>
      <Button look="lamp" onClick={requireLogin}>
        Log in
      </Button>
    </EmptyState>
  )
}
