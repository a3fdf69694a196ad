import { ImagePlus } from 'lucide-react'
import type { Mode } from '#catalogue/mode.ts'
import { configurationOf, MODES } from '#catalogue/modes.ts'
import type { Creation } from '#contract/creations.ts'
import { useCreateBox } from '#web/features/create/context.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Menu, MenuItem } from '#web/ui/Menu.tsx'
import { NOT_AVAILABLE, useAvailability } from '../availability.ts'
import { modePicture } from '../mode-picture.ts'
import styles from './Panel.module.css'

/** What is often made of a finished picture, the most frequent first. */
const IN_ORDER_OF_USE = [
  'upscale',
  'img2img',
  'removeBackground',
  'replaceBackground',
  'searchReplace',
  'searchRecolor',
  'photo2anime',
  'structure',
]
function placeOf({ key }: Mode): number {
  const place = IN_ORDER_OF_USE.indexOf(key)
  return place < 0 ? IN_ORDER_OF_USE.length : place
}

/** The modes whose first model takes a picture. */
const TAKERS = MODES.filter(mode => {
  const [model] = mode.models
  return model !== undefined && configurationOf(mode, model).imageInputs.length > 0
}).sort((one, other) => placeOf(one) - placeOf(other))

/** Begins another creation from this picture, in any mode that takes one. `onStarted` shows the create box. */
export function UseAsInput({ creation, onStarted }: { creation: Creation; onStarted: () => void }) {
  const box = useCreateBox()
  const isPairAvailable = useAvailability()
  const isAvailable = (mode: Mode) => mode.models.some(({ name }) => isPairAvailable(mode.key, name))
  // What can be made here comes first.
  const takers = [...TAKERS.filter(isAvailable), ...TAKERS.filter(mode => !isAvailable(mode))]
  return (
    <Menu
      label="Use as input"
      trigger={props => (
        <Button className={styles.input} icon={<ImagePlus size={20} />} {...props}>
          Use as input
        </Button>
      )}
    >
      {close =>
        takers.map(mode => (
          <MenuItem
            key={mode.key}
            icon={<img src={modePicture(mode.key)} alt="" className={styles.mode} />}
            onSelect={() => {
              close()
              box.startWith(mode.key, creation)
              onStarted()
            }}
          >
            <span>
              {mode.name}
              {!isAvailable(mode) && <small className={styles.unavailable}>{NOT_AVAILABLE}</small>}
            </span>
          </MenuItem>
        ))
      }
    </Menu>
  )
}
