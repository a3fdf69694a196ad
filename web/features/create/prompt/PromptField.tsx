import { type KeyboardEvent, type Ref, useId, useRef } from 'react'
import { PROMPT_LIMIT } from '#contract/creation-limits.ts'
import { formatCount } from '#web/lib/format.ts'
import { TOUCH, useMedia } from '#web/lib/media.ts'
import { useSession } from '#web/lib/session.ts'
import { useSlashKey } from '#web/lib/slash-key.ts'
import { AutoTextArea } from '#web/ui/AutoTextArea.tsx'
import { useBoxState, useCreateBox } from '../context.tsx'
import styles from './PromptField.module.css'
import { recentPrompts } from './prompt-history.ts'

const ROWS = 4

/** How much of the room for a text is used; nothing while it is empty. */
export function CharacterCount({ field }: { field: 'prompt' | 'searchPrompt' }) {
  const length = useBoxState(({ form }) => form[field].length)
  if (length === 0) return null
  return (
    <span className={`${styles.count} ${length >= PROMPT_LIMIT ? styles.full : ''}`}>
      {formatCount(length)} / {formatCount(PROMPT_LIMIT)}
    </span>
  )
}

/**
 * A text that says what the picture should be, or what to search for in it. In an empty prompt arrow-up
 * brings back the prompts of before, one after the other.
 */
export function PromptField({
  field,
  label,
  placeholder,
  collapsed,
  ref,
}: {
  field: 'prompt' | 'searchPrompt'
  /** Stands over the field; without one the field is just called “Prompt”. */
  label: string
  placeholder: string
  collapsed: boolean
  ref?: Ref<HTMLTextAreaElement>
}) {
  const box = useCreateBox()
  const { user } = useSession()
  const value = useBoxState(({ form }) => form[field])
  const held = useBoxState(({ busy }) => busy !== null)
  const enhancing = useBoxState(({ busy }) => busy === 'enhancing')
  const recalled = useRef<{ index: number; text: string } | null>(null)
  const id = useId()
  const anonymous = user === null
  const slash = useSlashKey()
  const touch = useMedia(TOUCH)
  const reachedBySlash = field === 'prompt' && slash && !touch && !anonymous
  const hinted = reachedBySlash && value === ''
  const change = (text: string) => box.change(field === 'prompt' ? { prompt: text } : { searchPrompt: text })

  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const step = { ArrowUp: 1, ArrowDown: -1 }[event.key]
    if (!step || field !== 'prompt' || held || event.nativeEvent.isComposing) return
    if (event.shiftKey || event.altKey || event.ctrlKey || event.metaKey) return
    const { selectionStart, selectionEnd } = event.currentTarget
    // A recalled text that was touched is being edited: arrows then move within it.
    const untouched = recalled.current?.text === value && selectionStart === value.length
    if (value !== '' && !(untouched && selectionEnd === selectionStart)) return
    const index = (value === '' ? -1 : (recalled.current?.index ?? -1)) + step
    const text = index < 0 ? '' : recentPrompts(user?.id ?? null)[index]
    // At either end of the list the arrow does nothing; the caret stays where the next one finds it.
    event.preventDefault()
    if (text === undefined || text === value) return
    recalled.current = { index, text }
    change(text)
  }

  return (
    <div className={styles.field}>
      {label && !collapsed && (
        <span className={styles.head}>
          <label htmlFor={id} className={styles.label}>
            {label}
          </label>
          <CharacterCount field={field} />
        </span>
      )}
      <AutoTextArea
        ref={ref}
        id={id}
        rows={collapsed ? 1 : ROWS}
        className={`${styles.text} ${enhancing ? styles.held : ''} ${hinted ? styles.hinted : ''} word`}
        aria-label={label ? undefined : 'Prompt'}
        aria-keyshortcuts={reachedBySlash ? '/' : undefined}
        placeholder={anonymous ? 'Login to create' : placeholder}
        disabled={anonymous}
        readOnly={held}
        maxLength={PROMPT_LIMIT}
        enterKeyHint="enter"
        value={value}
        onFocus={() => box.setCollapsed(false)}
        onChange={event => change(event.target.value)}
        onKeyDown={onKeyDown}
      />
      {hinted && (
        <span className={styles.key} aria-hidden="true" title="Press / to write a prompt">
          /
        </span>
      )}
    </div>
  )
}
