import { Unplug } from 'lucide-react'
import type { Side } from '#catalogue/define-help.ts'
import { helpOf } from '#catalogue/help.ts'
import type { Mode } from '#catalogue/mode.ts'
import { findMode } from '#catalogue/modes.ts'
import {
  NOT_AVAILABLE,
  useAvailability,
  useModeNote,
  useModePrice,
} from '#web/features/creations/availability.ts'
import { ModelHint } from '#web/features/creations/ModelHint.tsx'
import { startAddress } from '#web/features/creations/start-address.ts'
import { useSession } from '#web/lib/session.ts'
import { Button } from '#web/ui/Button.tsx'
import { CompareSlider } from '#web/ui/CompareSlider.tsx'
import { Credits } from '#web/ui/Credits.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { useCreateBox } from '../context.tsx'
import { examplePicture } from './example-picture.ts'
import styles from './HelpDialog.module.css'

const ILLUSTRATION = 'The pictures illustrate what the mode does; what you get depends on its model.'

function ExampleSide({ side }: { side: Side }) {
  if ('picture' in side)
    return <img src={examplePicture(side.picture)} alt={side.shows} width={512} height={640} />
  return (
    <div className={styles.words}>
      <p className="word">{side.words}</p>
    </div>
  )
}

function Models({ mode }: { mode: Mode }) {
  const isAvailable = useAvailability()
  return (
    <section className={styles.models} aria-label="Models">
      <h4>{mode.models.length === 1 ? 'Model' : 'Models'}</h4>
      <ul>
        {mode.models.map(model => (
          <li key={model.name}>
            <span className={styles.model}>
              {model.title}
              <small>{model.description}</small>
            </span>
            {!isAvailable(mode.key, model.name) && (
              <small className={styles.unavailable}>{NOT_AVAILABLE}</small>
            )}
            <Credits amount={model.options.credits} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** How a mode is used: what it makes of what, step by step, and what it costs. `mode` is a mode's key. */
export function HelpDialog({ mode: key, onClose }: { mode: string; onClose: () => void }) {
  const mode = findMode(key)
  return mode ? <ModeHelp mode={mode} onClose={onClose} /> : null
}

function ModeHelp({ mode, onClose }: { mode: Mode; onClose: () => void }) {
  const box = useCreateBox()
  const { user, requireLoginAt } = useSession()
  const note = useModeNote()(mode)
  const price = useModePrice()(mode)
  const { steps, remarks, builtIn, example } = helpOf(mode.key)

  const start = () => {
    if (!user) return requireLoginAt(startAddress(mode.key))
    box.start(mode.key)
    onClose()
  }

  return (
    <Dialog
      title="Workflow"
      width={980}
      full
      onClose={onClose}
      aside={
        <CompareSlider
          label="Compare before and after"
          before={<ExampleSide side={example.before} />}
          after={<ExampleSide side={example.after} />}
        />
      }
      footer={
        <>
          <span className={styles.price}>
            <Credits amount={price} unit />
          </span>
          <Button
            variant="primary"
            className={styles.start}
            data-autofocus
            disabled={user === undefined}
            onClick={start}
          >
            {note ? 'Look around' : 'Start Now'}
          </Button>
        </>
      }
    >
      <h3 className={styles.name}>{mode.name}</h3>
      <p className={styles.description}>{mode.description}</p>
      {note && (
        <p className={styles.notice}>
          <Unplug size={18} aria-hidden="true" />
          {note}, and none is connected here. You can look, but not create here. Nothing is charged.
        </p>
      )}
      <ol className={styles.steps}>
        {steps.map(step => (
          <li key={step.title}>
            <h4>{step.title}</h4>
            <p>{step.text}</p>
          </li>
        ))}
      </ol>
      <ul className={styles.remarks}>
        {remarks.map(remark => (
          <li key={remark}>{remark}</li>
        ))}
        {builtIn && <li>The built-in engine, which is no AI model, {builtIn}</li>}
      </ul>
      {builtIn && (
        <div className={styles.hint}>
          <ModelHint mode={mode.key} />
        </div>
      )}
      <Models mode={mode} />
      <p className={styles.origin}>{example.drawn ?? ILLUSTRATION}</p>
    </Dialog>
  )
}
