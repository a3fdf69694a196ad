import { useId } from 'react'
import { useBoxState, useCreateBox } from '../context.tsx'
import { configurationOfForm, cropOf, slotOf } from '../form.ts'
import { PictureSlot } from './PictureSlot.tsx'
import styles from './Slots.module.css'
import { useUploads } from './uploads.ts'

const UNCROPPED = { width: 1, height: 1 }

/** The places for pictures that the mode and its model take. */
export function Slots({ inviting }: { inviting: boolean }) {
  const box = useCreateBox()
  const mode = useBoxState(({ form }) => form.mode)
  const model = useBoxState(({ form }) => form.model)
  const ratio = useBoxState(({ form }) => form.aspectRatio)
  const pictures = useBoxState(state => state.pictures)
  const submitting = useBoxState(({ busy }) => busy === 'submitting')
  const { take } = useUploads()
  const noteId = useId()
  const { imageInputs: inputs, imageNote, crops } = configurationOfForm({ mode, model }).mode
  if (inputs.length === 0) return null
  const crop = cropOf({ mode, model, aspectRatio: ratio }, pictures) ?? UNCROPPED
  return (
    <div className={styles.slots} data-slots>
      <div className={styles.places}>
        {inputs.map((input, index) => {
          const slot = slotOf(input)
          return (
            <PictureSlot
              key={slot}
              input={input}
              picture={pictures[slot]}
              crop={crops && index === 0 ? crop : null}
              disabled={submitting}
              describedBy={imageNote ? noteId : undefined}
              inviting={inviting && !pictures[slot]}
              onUpload={file => take(slot, file)}
              onRemove={() => box.setPicture(slot, null)}
            />
          )
        })}
      </div>
      {imageNote && (
        <p id={noteId} className={styles.note}>
          {imageNote}
        </p>
      )}
    </div>
  )
}
