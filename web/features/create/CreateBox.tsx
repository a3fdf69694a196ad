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
import {
  EnhanceLink,
  Reason,
  RecentPrompts,
  Slots,
  Summary,
  UndoButton,
  usePreloadedParts,
} from './lazy-parts.tsx'
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
  const lit = ready && !!user && busy !== 'enhancing'
  return <StatusLight lit={Array.from({ length: count }, () => lit)} />
}

function CollapsedPrice() {
  return <Credits amount={useReadiness().price} />
}

/** The dock at the bottom of the screen in which a picture is described, set up and paid for. */
export function CreateBox({ onSubmitted }: { onSubmitted: () => void }) {
  const box = useCreateBox()
  const { user } = useSession()
  const isAvailable = useAvailability()
  const { takeAnywhere } = useUploads()
  const submit = useSubmit(onSubmitted, () => isAvailable(box.read().form.mode, box.read().form.model))
  const collapsed = useBoxState(state => state.collapsed)
  const labelled = useBoxState(({ form }) => configurationOfForm(form).mode.promptLabel !== '')
  const writes = useBoxState(({ form }) => configurationOfForm(form).mode.prompt)
  const busy = useBoxState(state => state.busy !== null)
  usePreloadedParts()
  const phone = useMedia(PHONE)
  const wide = useMedia(WIDE)
  const [opened, setOpened] = useState<Opened>(null)
  const [dock, setDock] = useState<HTMLElement | null>(null)
  const prompt = useRef<HTMLTextAreaElement>(null)
  const modeButton = useRef<HTMLButtonElement>(null)
  const expand = useRef<HTMLButtonElement>(null)
  const reasonId = useId()
  const close = () => setOpened(null)
  useEffect(() => {
    box.set({ shown: true })
    return () => box.set({ shown: false })
  }, [box])

  const takeFrom = (data: DataTransfer): boolean => {
    const files = filesIn(data)
    if (files.length === 0 || busy) return false
    box.setCollapsed(false)
    takeAnywhere(files)
    return true
  }
  const dragging = usePageDrops(takeFrom)

  /** The focus stays in the box: what it was on may be gone. */
  const collapse = () => {
    box.setCollapsed(true)
    if (dock?.contains(document.activeElement)) requestAnimationFrame(() => expand.current?.focus())
  }
  useBoxKeys({
    onSlash: () => {
      box.setCollapsed(false)
      // At once, so that nothing is lost of what is typed next; again where the field is another one now.
      prompt.current?.focus()
      requestAnimationFrame(() => prompt.current?.focus())
    },
    onEscape: () => {
      if (!collapsed) collapse()
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
  const collapseButton = (
    <IconButton label="Collapse" className={styles.collapse} onClick={collapse}>
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
      data-collapsed={collapsed}
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
        ref={setDock}
        id="create-box"
        className={`${styles.dock} ${collapsed ? styles.collapsed : ''} ${dragging ? styles.inviting : ''}`}
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
            {phone && !collapsed && (
              <div className={styles.head}>
                {help}
                {reset}
                {collapseButton}
              </div>
            )}
            {!collapsed && <Slots inviting={dragging} />}
            <Fields collapsed={collapsed} prompt={prompt} />
            {wide && !collapsed && <Count />}
            {!phone && (
              <div className={styles.go}>
                <CreateButton reasonId={reasonId} />
              </div>
            )}
            {phone && collapsed && <CollapsedPrice />}
            {collapsed && (
              <IconButton
                ref={expand}
                label="Expand"
                variant={phone ? 'filled' : 'plain'}
                className={phone ? styles.expandPhone : ''}
                onClick={() => box.setCollapsed(false)}
              >
                <ChevronUp size={20} />
              </IconButton>
            )}
          </div>
          {!collapsed && !phone && (
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
              {collapseButton}
            </div>
          )}
          {!collapsed && phone && (
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
        {opened === 'adjustments' && <Adjustments dock={dock} onClose={close} />}
        {opened === 'help' && <HelpDialog mode={box.read().form.mode} onClose={close} />}
        {opened === 'modes' && <ModeDialog onClose={close} />}
      </Suspense>
    </div>
  )
}
