import { Ellipsis, Repeat2 } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Creation } from '#contract/creations.ts'
import { Button } from '#web/ui/Button.tsx'
import { Menu } from '#web/ui/Menu.tsx'
import styles from './CardActions.module.css'

/** Over the picture of a card: fills the create box in with what the creation was made with. */
export function RepromptButton({
  creation,
  onReprompt,
  wide = false,
}: {
  creation: Creation
  onReprompt: (creation: Creation) => void
  /** Whether it takes the room that is left. */
  wide?: boolean
}) {
  return (
    <Button
      className={`${styles.reprompt} ${wide ? styles.wide : ''}`}
      icon={<Repeat2 size={20} />}
      onClick={() => onReprompt(creation)}
    >
      Reprompt
    </Button>
  )
}

/** Over the picture of a card: what can be done with it besides what the card shows. */
export function CardMenu({ children }: { children: (close: () => void) => ReactNode }) {
  return (
    <Menu
      label="Actions"
      trigger={props => (
        <button type="button" className={styles.more} aria-label="More actions" {...props}>
          <span>
            <Ellipsis size={18} />
          </span>
        </button>
      )}
    >
      {children}
    </Menu>
  )
}
