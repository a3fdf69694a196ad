import { ArchiveRestore, Clock, Trash2 } from 'lucide-react'
import type { TrashItem } from '#contract/trash.ts'
import { TOUCH, useMedia } from '#web/lib/media.ts'
import { Button, IconButton } from '#web/ui/Button.tsx'
import { EmptyEasel } from '#web/ui/EaselMark.tsx'
import { MenuItem } from '#web/ui/Menu.tsx'
import { Picture } from '#web/ui/Picture.tsx'
import { StatusLight } from '#web/ui/StatusLight.tsx'
import { CardMenu } from '../card/CardActions.tsx'
import { labelOf, nameOf } from '../describe.ts'
import { daysOf } from '../undo.ts'
import styles from './TrashCard.module.css'

const DAY_MS = 86_400_000
/** From then on the time that is left is shown in the colour for danger. */
const SOON_DAYS = 3

/** Whole days until a creation is gone for good, the one under way included. */
const daysLeft = ({ erasedAfter }: TrashItem): number =>
  Math.max(1, Math.ceil((Date.parse(erasedAfter) - Date.now()) / DAY_MS))

/** A deleted creation: dimmed, with the days that it can still be restored. */
export function TrashCard({
  item,
  columnWidth,
  onRestore,
  onErase,
}: {
  item: TrashItem
  columnWidth: number
  onRestore: () => void
  onErase: () => void
}) {
  const touch = useMedia(TOUCH)
  const { creation } = item
  const name = nameOf(creation)
  const days = daysLeft(item)
  const picture = creation.pictures[0]
  const end = `Deleted for good ${days === 1 ? 'today' : `in ${daysOf(days)}`}`
  return (
    <article className={styles.card} aria-label={`${name}. ${end}`}>
      <div className={styles.frame}>
        <div className={styles.picture}>
          {picture ? (
            <Picture picture={picture} alt={name} sizes={`${Math.ceil(columnWidth)}px`} />
          ) : (
            <span className={styles.none}>
              <EmptyEasel />
            </span>
          )}
        </div>
        <div className={styles.light}>
          <StatusLight lit />
        </div>
        <span className={`${styles.left} ${days <= SOON_DAYS ? styles.soon : ''}`}>
          <Clock size={16} aria-hidden="true" />
          {days === 1 ? 'Last day' : `${daysOf(days)} left`}
        </span>
        {touch ? (
          <span className={styles.menu}>
            <CardMenu>
              {close => (
                <>
                  <MenuItem
                    icon={<ArchiveRestore size={20} />}
                    onSelect={() => {
                      close()
                      onRestore()
                    }}
                  >
                    Restore
                  </MenuItem>
                  <MenuItem
                    icon={<Trash2 size={20} />}
                    onSelect={() => {
                      close()
                      onErase()
                    }}
                  >
                    Delete for good
                  </MenuItem>
                </>
              )}
            </CardMenu>
          </span>
        ) : (
          <div className={styles.bottom}>
            <p className={`${styles.title} word`}>{labelOf(creation)}</p>
            <p className={styles.end}>{end}</p>
            <div className={styles.actions}>
              <Button variant="primary" wide icon={<ArchiveRestore size={20} />} onClick={onRestore}>
                Restore
              </Button>
              <IconButton label="Delete for good" variant="glass" onClick={onErase}>
                <Trash2 size={20} />
              </IconButton>
            </div>
          </div>
        )}
      </div>
      {touch && (
        <div className={styles.below}>
          <p className={`${styles.title} word`}>{labelOf(creation)}</p>
        </div>
      )}
    </article>
  )
}
