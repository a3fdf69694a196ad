import { useBoxState, useCreateBox } from './context.tsx'
import { configurationOfForm, slotOf } from './form.ts'
import { PictureSlot } from './PictureSlot.tsx'
import styles from './Slots.module.css'
import { useUploads } from './uploads.ts'

/** The places for pictures that the mode and its model take. */
export function Slots({ inviting }: { inviting: boolean }) {
  const box = useCreateBox()
  const mode = useBoxState(({ form }) => form.mode)
  const model = useBoxState(({ form }) => form.model)
  const pictures = useBoxState(state => state.pictures)
  const submitting = useBoxState(({ busy }) => busy === 'submitting')
  const { take } = useUploads()
  const inputs = configurationOfForm({ mode, model }).mode.imageInputs
  if (inputs.length === 0) return null
  return (
    <div className={styles.slots} data-slots>
      {inputs.map(input => {
        const slot = slotOf(input)
        return (
          <PictureSlot
            key={slot}
            input={input}
            picture={pictures[slot]}
            disabled={submitting}
            inviting={inviting && !pictures[slot]}
            onUpload={file => take(slot, file)}
            onRemove={() => box.setPicture(slot, null)}
          />
        )
      })}
    </div>
  )
}
