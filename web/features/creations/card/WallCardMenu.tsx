import { Copy, EyeOff, Flag, Repeat2, Share2, UserRound } from 'lucide-react'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import type { Creation } from '#contract/creations.ts'
import { useSafety } from '#web/lib/safety.ts'
import { useSession } from '#web/lib/session.ts'
import { MenuItem } from '#web/ui/Menu.tsx'
import { copyPrompt } from '../copy.tsx'

/** What can be done with a creation of the wall besides what its card shows. */
export function WallCardMenu({
  creation,
  touch,
  close,
  onReprompt,
  onShare,
}: {
  creation: Creation
  /** Whether the card shows nothing by itself. */
  touch: boolean
  close: () => void
  onReprompt: (creation: Creation) => void
  onShare: () => void
}) {
  const { user } = useSession()
  const { report, hide } = useSafety()
  const navigate = useNavigate()
  const { userInfo } = creation
  const item = (icon: ReactNode, text: string, act: () => void) => (
    <MenuItem
      icon={icon}
      onSelect={() => {
        close()
        act()
      }}
    >
      {text}
    </MenuItem>
  )
  return (
    <>
      {touch && creation.prompt && item(<Copy size={20} />, 'Copy prompt', () => copyPrompt(creation))}
      {touch && item(<Repeat2 size={20} />, 'Reprompt', () => onReprompt(creation))}
      {touch &&
        item(<UserRound size={20} />, `View ${userInfo.nickName}’s profile`, () =>
          navigate(`/user/${userInfo.id}`),
        )}
      {item(<Share2 size={20} />, 'Share', onShare)}
      {user?.id !== userInfo.id && (
        <>
          {item(<Flag size={20} />, 'Report…', () => report({ imageId: creation.id }))}
          {item(<EyeOff size={20} />, 'Hide this person', () => hide(userInfo))}
        </>
      )}
    </>
  )
}
