import { Camera, ImagePlus, Images, X } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import type { ImageInput } from '#catalogue/mode.ts'
import { TOUCH, useMedia } from '#web/lib/media.ts'
import { Menu, MenuItem } from '#web/ui/Menu.tsx'
import { type Crop, nameOfPicture } from '../form.ts'
import type { InputPicture } from '../store.ts'
import styles from './PictureSlot.module.css'
import { filesIn } from './uploads.ts'

const FILES = '.jpg,.jpeg,.png,.webp'
/** By type: a phone opens its camera for these only. */
const PHOTOS = 'image/jpeg,image/png,image/webp'

/** Takes one picture by press or drag, on a phone from the camera too; shows it and lets go of it. */
export function PictureSlot({
  input,
  picture,
  crop,
  disabled,
  describedBy,
  inviting,
  onUpload,
  onRemove,
}: {
  input: ImageInput
  picture: InputPicture | undefined
  /** What will be left of the picture, where the mode crops: the whole of it is then shown. */
  crop: Crop | null
  disabled: boolean
  /** Id of what is to be heeded, said beside the place. */
  describedBy: string | undefined
  /** Whether a file is being dragged over the box. */
  inviting: boolean
  onUpload: (file: File) => void
  onRemove: () => void
}) {
  const [over, setOver] = useState(false)
  const touch = useMedia(TOUCH)
  const chooser = useRef<HTMLInputElement>(null)
  const id = useId()

  const face = (
    <>
      <span className="visually-hidden">
        {input.title}
        {picture ? ', choose another file' : ', choose a file'}
      </span>
      {!picture && <ImagePlus size={20} aria-hidden="true" />}
      {picture && !crop && <img src={picture.address} alt="" />}
      {picture && crop && <CroppedPreview picture={picture} crop={crop} />}
    </>
  )
  const choose = (camera: boolean) => {
    const element = chooser.current
    if (!element) return
    element.accept = camera ? PHOTOS : FILES
    if (camera) element.setAttribute('capture', 'environment')
    else element.removeAttribute('capture')
    element.click()
  }
  const state = [
    styles.box,
    picture && styles.filled,
    inviting && styles.inviting,
    over && styles.over,
    disabled && styles.disabled,
  ]
  return (
    <div className={styles.slot}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a drop target; press and keyboard go to the input inside */}
      <div
        className={state.filter(Boolean).join(' ')}
        data-slot
        onDragEnter={() => setOver(true)}
        onDragOver={event => event.preventDefault()}
        onDragLeave={event => {
          if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false)
        }}
        onDrop={event => {
          setOver(false)
          const [file] = filesIn(event.dataTransfer)
          if (!file || disabled) return
          event.preventDefault()
          onUpload(file)
        }}
      >
        {touch ? (
          <Menu
            label={`${input.title}: where from`}
            trigger={props => (
              <button
                type="button"
                className={styles.target}
                disabled={disabled}
                aria-describedby={describedBy}
                {...props}
              >
                {face}
              </button>
            )}
          >
            {close => (
              <>
                <MenuItem
                  icon={<Camera size={20} />}
                  onSelect={() => {
                    close()
                    choose(true)
                  }}
                >
                  Take photo
                </MenuItem>
                <MenuItem
                  icon={<Images size={20} />}
                  onSelect={() => {
                    close()
                    choose(false)
                  }}
                >
                  Choose a picture
                </MenuItem>
              </>
            )}
          </Menu>
        ) : (
          <label htmlFor={id} className={styles.target}>
            {face}
          </label>
        )}
        <input
          ref={chooser}
          id={id}
          type="file"
          name={input.name}
          className={styles.input}
          accept={FILES}
          disabled={disabled}
          tabIndex={touch ? -1 : undefined}
          aria-hidden={touch || undefined}
          aria-describedby={describedBy}
          onChange={event => {
            const file = event.target.files?.[0]
            event.target.value = ''
            if (file) onUpload(file)
          }}
        />
        {picture && (
          <button
            type="button"
            className={styles.remove}
            aria-label={`Remove ${nameOfPicture(input)}`}
            disabled={disabled}
            onClick={() => {
              onRemove()
              chooser.current?.focus()
            }}
          >
            <span>
              <X size={14} />
            </span>
          </button>
        )}
      </div>
      <small aria-hidden="true">
        {input.title}
        {input.optional ? ' (optional)' : ''}
      </small>
    </div>
  )
}

/** Width divided by height of the place. */
const PLACE = 72 / 84

/** The whole picture; where not all of it stays, a frame shows what does. */
function CroppedPreview({ picture, crop }: { picture: InputPicture; crop: Crop }) {
  const shape = picture.width / picture.height / PLACE
  const percent = (part: number) => `${100 * part}%`
  return (
    <span
      className={styles.whole}
      style={{ width: percent(Math.min(1, shape)), height: percent(Math.min(1, 1 / shape)) }}
    >
      <img src={picture.address} alt="" />
      {Math.min(crop.width, crop.height) < 1 && (
        <span
          data-crop
          className={styles.kept}
          style={{ width: percent(crop.width), height: percent(crop.height) }}
        />
      )}
    </span>
  )
}
