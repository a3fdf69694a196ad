import { ChevronDown, ChevronUp, CircleHelp, RotateCcw } from 'lucide-react'
import { lazy, Suspense, useId, useRef, useState } from 'react'
import { PHONE, useMedia } from '../../../lib/media.ts'
import { useSession } from '../../../lib/session.ts'
import { IconButton } from '../../../ui/Button.tsx'
import { Credits } from '../../../ui/Credits.tsx'
import { Lamp } from '../../../ui/Lamp.tsx'
import { useServed } from '../served.ts'
import styles from './CreateBox.module.css'
import { CreateButton } from './CreateButton.tsx'
import { useBoxState, useCreateBox } from './context.tsx'
import { EnhanceLink } from './EnhanceLink.tsx'
import { Fields } from './Fields.tsx'
import { configurationOfForm } from './form.ts'
import { useBoxKeys } from './keys.ts'
import { ModeButton } from './ModeButton.tsx'
import { CharacterCount } from './PromptField.tsx'
import { RecentPrompts } from './RecentPrompts.tsx'
import { useReadiness } from './readiness.ts'
import { Slots } from './Slots.tsx'
import { Summary } from './Summary.tsx'
import { useSubmit } from './submit.ts'
import { filesIn, useUploads } from './uploads.ts'

const Adjustments = lazy(() =>
  import('./adjustments/Adjustments.tsx').then(file => ({ default: file.Adjustments })),
)
const HelpDialog = lazy(() =>
  import('../dialogs/HelpDialog.tsx').then(file => ({ default: file.HelpDialog })),
)
const ModeDialog = lazy(() =>
  import('../dialogs/ModeDialog.tsx').then(file => ({ default: file.ModeDialog })),
)

type Opened = 'modes' | 'help' | 'adjustments' | null

/** Why Create is not possible, or what else there is to know before. */
function Reason({ id }: { id: string }) {
  const { user } = useSession()
  const { reason } = useReadiness()
  return (
    <p id={id} className={styles.reason} role="status">
      {user === null ? '' : reason}
    </p>
  )
}

function ReadyLamp() {
  const { user } = useSession()
  const { ready } = useReadiness()
  const busy = useBoxState(state => state.busy)
  return <Lamp lit={ready && !!user && busy !== 'enhancing'} />
}

function FoldedPrice() {
  return <Credits amount={useReadiness().price} />
}

/** The ledge at the bottom of the screen in which a picture is described, set up and paid for. */
export function CreateBox({ onSubmitted }: { onSubmitted: () => void }) {
  const box = useCreateBox()
  const { user } = useSession()
  const isServed = useServed()
  const { takeAnywhere } = useUploads()
  const submit = useSubmit(onSubmitted, () => isServed(box.read().form.mode, box.read().form.model))
  const folded = useBoxState(state => state.folded)
  const labelled = useBoxState(({ form }) => configurationOfForm(form).mode.promptLabel !== '')
  const writes = useBoxState(({ form }) => configurationOfForm(form).mode.prompt)
  const busy = useBoxState(state => state.busy !== null)
  const phone = useMedia(PHONE)
  const [opened, setOpened] = useState<Opened>(null)
  const [dragging, setDragging] = useState(false)
  const [ledge, setLedge] = useState<HTMLElement | null>(null)
  const prompt = useRef<HTMLTextAreaElement>(null)
  const unfold = useRef<HTMLButtonElement>(null)
  const reasonId = useId()
  const close = () => setOpened(null)

  /** The focus stays in the box: what it was on may be gone. */
  const fold = () => {
    box.setFolded(true)
    if (ledge?.contains(document.activeElement)) requestAnimationFrame(() => unfold.current?.focus())
  }
  useBoxKeys({
    onSlash: () => {
      box.setFolded(false)
      requestAnimationFrame(() => prompt.current?.focus())
    },
    onEscape: () => {
      if (!folded) fold()
    },
  })

  const help = (
    <IconButton label="Help" onClick={() => setOpened('help')} aria-haspopup="dialog">
      <CircleHelp size={20} />
    </IconButton>
  )
  const reset = (
    <IconButton label="Reset" disabled={busy} onClick={box.reset}>
      <RotateCcw size={20} />
    </IconButton>
  )
  const foldButton = (
    <IconButton label="Fold" className={styles.fold} onClick={fold}>
      <ChevronDown size={20} />
    </IconButton>
  )
  const summary = (
    <Summary
      open={opened === 'adjustments'}
      onPress={() => setOpened(opened === 'adjustments' ? null : 'adjustments')}
    />
  )

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: catches what bubbles up from the controls inside
    <div
      className={styles.frame}
      data-folded={folded}
      onKeyDown={event => {
        if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.nativeEvent.isComposing)
          return
        if ((event.target as HTMLElement).closest('dialog')) return
        event.preventDefault()
        submit()
      }}
      onPaste={event => {
        const files = filesIn(event.clipboardData)
        if (files.length === 0 || busy) return
        event.preventDefault()
        box.setFolded(false)
        takeAnywhere(files)
      }}
    >
      <form
        ref={setLedge}
        className={`${styles.ledge} ${folded ? styles.folded : ''}`}
        aria-label="Create a picture"
        onSubmit={event => {
          event.preventDefault()
          submit()
        }}
        onDragEnter={event => setDragging(event.dataTransfer.types.includes('Files'))}
        onDragOver={event => {
          // Or the browser would leave the page to show the file.
          if (event.dataTransfer.types.includes('Files')) event.preventDefault()
        }}
        onDragLeave={event => {
          if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setDragging(false)
        }}
        onDrop={event => {
          setDragging(false)
          const files = filesIn(event.dataTransfer)
          if (files.length === 0 || event.defaultPrevented || busy) return
          event.preventDefault()
          box.setFolded(false)
          takeAnywhere(files)
        }}
      >
        <ReadyLamp />
        <div className={styles.inside}>
          <div className={styles.main}>
            <ModeButton onOpen={() => setOpened('modes')} />
            {phone && !folded && (
              <div className={styles.head}>
                {help}
                {reset}
                {foldButton}
              </div>
            )}
            {!folded && <Slots inviting={dragging} />}
            <Fields folded={folded} prompt={prompt} />
            {!phone && (
              <div className={styles.go}>
                <CreateButton reasonId={reasonId} />
              </div>
            )}
            {phone && folded && <FoldedPrice />}
            {folded && (
              <IconButton
                ref={unfold}
                label="Unfold"
                look={phone ? 'filled' : 'plain'}
                className={phone ? styles.unfoldPhone : ''}
                onClick={() => box.setFolded(false)}
              >
                <ChevronUp size={20} />
              </IconButton>
            )}
          </div>
          {!folded && !phone && (
            <div className={styles.tools}>
              {help}
              {reset}
              {writes && <RecentPrompts />}
              {summary}
              <Reason id={reasonId} />
              {writes && !labelled && <CharacterCount field="prompt" />}
              <EnhanceLink />
              {foldButton}
            </div>
          )}
          {!folded && phone && (
            <>
              {writes && user && (
                <div className={styles.words}>
                  <EnhanceLink />
                  <span className={styles.space} />
                  {!labelled && <CharacterCount field="prompt" />}
                  <RecentPrompts />
                </div>
              )}
              <div className={styles.chips}>{summary}</div>
              <div className={styles.go}>
                <CreateButton reasonId={reasonId} />
                <Reason id={reasonId} />
              </div>
            </>
          )}
        </div>
      </form>
      <Suspense>
        {opened === 'adjustments' && <Adjustments ledge={ledge} onClose={close} />}
        {opened === 'help' && <HelpDialog mode={box.read().form.mode} onClose={close} />}
        {opened === 'modes' && <ModeDialog onClose={close} />}
      </Suspense>
    </div>
  )
}
