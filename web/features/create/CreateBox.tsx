import { ChevronDown, ChevronUp, CircleHelp, RotateCcw } from 'lucide-react'
import { lazy, Suspense, useEffect, useId, useRef, useState } from 'react'
import { useAvailability } from '#web/features/creations/availability.ts'
import { usePageDrops } from '#web/lib/file-drops.ts'
import { PHONE, useMedia, WIDE } from '#web/lib/media.ts'
import { useSession } from '#web/lib/session.ts'
import { IconButton } from '#web/ui/Button.tsx'
import { Credits } from '#web/ui/Credits.tsx'
import { StatusLight } from '#web/ui/StatusLight.tsx'
import { Count } from './Count.tsx'
import styles from './CreateBox.module.css'
import { CreateButton } from './CreateButton.tsx'
import { useBoxState, useCreateBox } from './context.tsx'
import { Fields } from './Fields.tsx'
import { configurationOfForm } from './form.ts'
import { useBoxKeys } from './keys.ts'
import { EnhanceLink, Reason, RecentPrompts, Slots, Summary, UndoButton, useLateParts } from './late.tsx'
import { ModeButton } from './ModeButton.tsx'
import { filesIn, useUploads } from './pictures/uploads.ts'
import { CharacterCount } from './prompt/PromptField.tsx'
import { useReadiness } from './readiness.ts'
import { useSubmit } from './submit.ts'

const Adjustments = lazy(() =>
  import('./adjustments/Adjustments.tsx').then(file => ({ default: file.Adjustments })),
)
const HelpDialog = lazy(() => import('./help/HelpDialog.tsx').then(file => ({ default: file.HelpDialog })))
const ModeDialog = lazy(() => import('./modes/ModeDialog.tsx').then(file => ({ default: file.ModeDialog })))

type Opened = 'modes' | 'help' | 'adjustments' | null

function ReadyLight() {
  const { user } = useSession()
  const { ready, count } = useReadiness()
  const busy = useBoxState(state => state.busy)
  return <StatusLight lit={ready && !!user && busy !== 'enhancing'} count={count} />
}

function FoldedPrice() {
  return <Credits amount={useReadiness().price} />
}

/** The ledge at the bottom of the screen in which a picture is described, set up and paid for. */
export function CreateBox({ onSubmitted }: { onSubmitted: () => void }) {
  const box = useCreateBox()
  const { user } = useSession()
  const isAvailable = useAvailability()
  const { takeAnywhere } = useUploads()
  const submit = useSubmit(onSubmitted, () => isAvailable(box.read().form.mode, box.read().form.model))
  const folded = useBoxState(state => state.folded)
  const labelled = useBoxState(({ form }) => configurationOfForm(form).mode.promptLabel !== '')
  const writes = useBoxState(({ form }) => configurationOfForm(form).mode.prompt)
  const busy = useBoxState(state => state.busy !== null)
  useLateParts()
  const phone = useMedia(PHONE)
  const wide = useMedia(WIDE)
  const [opened, setOpened] = useState<Opened>(null)
  const [ledge, setLedge] = useState<HTMLElement | null>(null)
  const prompt = useRef<HTMLTextAreaElement>(null)
  const modeButton = useRef<HTMLButtonElement>(null)
  const unfold = useRef<HTMLButtonElement>(null)
  const reasonId = useId()
  const close = () => setOpened(null)
  useEffect(() => {
    box.set({ shown: true })
    return () => box.set({ shown: false })
  }, [box])

  const takeFrom = (data: DataTransfer): boolean => {
    const files = filesIn(data)
    if (files.length === 0 || busy) return false
    box.setFolded(false)
    takeAnywhere(files)
    return true
  }
  const dragging = usePageDrops(takeFrom)

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
  // Its own button goes with the press: the focus goes on to what came back.
  const undo = (
    <UndoButton
      onUndone={() => requestAnimationFrame(() => (prompt.current ?? modeButton.current)?.focus())}
    />
  )
  const foldButton = (
    <IconButton label="Collapse" className={styles.fold} onClick={fold}>
      <ChevronDown size={20} />
    </IconButton>
  )
  const summary = (
    <Summary
      open={opened === 'adjustments'}
      onPress={() => setOpened(opened === 'adjustments' ? null : 'adjustments')}
    />
  )

  const reason = <Reason id={reasonId} onAdjust={() => setOpened('adjustments')} />

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
        if (takeFrom(event.clipboardData)) event.preventDefault()
      }}
    >
      <form
        ref={setLedge}
        id="create-box"
        className={`${styles.ledge} ${folded ? styles.folded : ''} ${dragging ? styles.inviting : ''}`}
        aria-label="Create a picture"
        onSubmit={event => {
          event.preventDefault()
          submit()
        }}
      >
        <ReadyLight />
        <div className={styles.inside}>
          <div className={styles.main}>
            <ModeButton ref={modeButton} onOpen={() => setOpened('modes')} />
            {phone && !folded && (
              <div className={styles.head}>
                {help}
                {reset}
                {foldButton}
              </div>
            )}
            {!folded && <Slots inviting={dragging} />}
            <Fields folded={folded} prompt={prompt} />
            {wide && !folded && <Count />}
            {!phone && (
              <div className={styles.go}>
                <CreateButton reasonId={reasonId} />
              </div>
            )}
            {phone && folded && <FoldedPrice />}
            {folded && (
              <IconButton
                ref={unfold}
                label="Expand"
                variant={phone ? 'filled' : 'plain'}
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
              {undo}
              {writes && <RecentPrompts />}
              {summary}
              {!wide && <Count />}
              {reason}
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
              <div className={styles.chips}>
                {undo}
                {summary}
              </div>
              <Count />
              <div className={styles.go}>
                <CreateButton reasonId={reasonId} />
                {reason}
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
