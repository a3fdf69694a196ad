import { Search } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { MODE_GROUPS, type Mode } from '#catalogue/mode.ts'
import { MODES } from '#catalogue/modes.ts'
import { useModeNote, useModePrice } from '#web/features/creations/availability.ts'
import { TOUCH, useMedia } from '#web/lib/media.ts'
import { Credits } from '#web/ui/Credits.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { useBoxState, useCreateBox } from '../context.tsx'
import { filterModes } from './filter-modes.ts'
import { modePictures } from './large-pictures.ts'
import styles from './ModeDialog.module.css'
import { ModeTile } from './ModeTile.tsx'
import { enterTiles, moveBetweenTiles } from './tile-keys.ts'

const SHOWN = MODES.filter(mode => mode.grid)
/** Groups of at most so many modes share a row with their neighbour. */
const HALF_ROW = 3

const countIn = (group: string) => SHOWN.filter(mode => mode.group === group).length

/** All modes of the grid, by their groups, with a filter. Choosing one empties the form and starts it. */
export function ModeDialog({ onClose }: { onClose: () => void }) {
  const box = useCreateBox()
  const current = useBoxState(({ form }) => form.mode)
  const noteOf = useModeNote()
  const priceOf = useModePrice()
  const touch = useMedia(TOUCH)
  const [text, setText] = useState('')
  const filter = useRef<HTMLInputElement>(null)
  const grid = useRef<HTMLDivElement>(null)
  const filterId = useId()
  const found = filterModes(SHOWN, text)

  const choose = (mode: Mode) => {
    box.start(mode.key)
    onClose()
  }
  const onFilterKey = (event: React.KeyboardEvent) => {
    if (event.key === 'ArrowDown') enterTiles(grid.current)
    else if (event.key === 'Enter' && found.length === 1 && found[0]) choose(found[0])
    else return
    event.preventDefault()
  }

  return (
    <Dialog
      title="Image modes"
      width={1096}
      full
      onClose={onClose}
      tools={
        <div className={styles.filter}>
          <label htmlFor={filterId}>Quick filter</label>
          <span className={styles.field}>
            <Search size={20} aria-hidden="true" />
            <input
              ref={filter}
              id={filterId}
              type="search"
              autoComplete="off"
              enterKeyHint="search"
              placeholder="Enter search keyword to filter image modes"
              data-autofocus={touch ? undefined : true}
              value={text}
              onChange={event => setText(event.target.value)}
              onKeyDown={onFilterKey}
            />
          </span>
        </div>
      }
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys of the tiles inside, which are buttons */}
      <div
        ref={grid}
        // On a touch screen the filter's keyboard would cover what there is to choose from.
        tabIndex={-1}
        data-autofocus={touch ? true : undefined}
        className={styles.groups}
        onKeyDown={event => moveBetweenTiles(event, filter.current)}
      >
        {MODE_GROUPS.map(group => (
          <section
            key={group}
            className={`${styles.group} ${countIn(group) > HALF_ROW ? styles.wide : ''}`}
            aria-label={group}
          >
            <h3>{group}</h3>
            <div className={styles.tiles}>
              {found
                .filter(mode => mode.group === group)
                .map(mode => (
                  <ModeTile
                    key={mode.key}
                    mode={mode}
                    selected={mode.key === current}
                    aside={<Credits amount={priceOf(mode)} />}
                    note={noteOf(mode)}
                    sources={modePictures(mode.key)}
                    onPress={() => choose(mode)}
                  />
                ))}
            </div>
            {found.every(mode => mode.group !== group) && <p className={styles.none}>No match</p>}
          </section>
        ))}
      </div>
      <p className="visually-hidden" role="status">
        {text.trim() && (found.length === 1 ? '1 image mode' : `${found.length} image modes`)}
      </p>
    </Dialog>
  )
}
