import { History, Trash2, X } from 'lucide-react'
import { useRef } from 'react'
import { useSession } from '#web/lib/session.ts'
import { IconButton } from '#web/ui/Button.tsx'
import { Menu, MenuItem } from '#web/ui/Menu.tsx'
import { useCreateBox } from '../context.tsx'
import { useRecentPrompts } from './prompt-history.ts'
import styles from './RecentPrompts.module.css'

/** The last prompts in a list: one fills the field, each can be deleted, and all at once. */
export function RecentPrompts() {
  const box = useCreateBox()
  const { user } = useSession()
  const { prompts, forget, forgetAll } = useRecentPrompts(user?.id ?? null)
  const list = useRef<HTMLDivElement>(null)
  if (!user) return null

  /** The press that deletes goes with its line: the one that takes its place gets the focus. */
  const remove = (prompt: string, index: number) => {
    forget(prompt)
    requestAnimationFrame(() => {
      const lines = list.current?.querySelectorAll<HTMLElement>('[role=group] button:last-child')
      lines?.item(Math.min(index, lines.length - 1))?.focus()
    })
  }
  return (
    <Menu
      label="Recent prompts"
      trigger={props => (
        <IconButton label="Recent prompts" {...props}>
          <History size={20} />
        </IconButton>
      )}
    >
      {close => (
        <div ref={list} className={styles.list}>
          {prompts.length === 0 && (
            <div role="menuitem" aria-disabled="true" tabIndex={-1} className={styles.empty}>
              The prompts that you use are listed here.
            </div>
          )}
          {prompts.map((prompt, index) => (
            // biome-ignore lint/a11y/useSemanticElements: a menu groups its items; a fieldset is a form's
            <div key={prompt} role="group" aria-label={prompt.slice(0, 60)} className={styles.line}>
              <button
                type="button"
                role="menuitem"
                className={`${styles.prompt} word`}
                onClick={() => {
                  close()
                  box.change({ prompt })
                  box.setCollapsed(false)
                }}
              >
                <span>{prompt}</span>
              </button>
              <button
                type="button"
                role="menuitem"
                aria-label={`Delete prompt: ${prompt.slice(0, 60)}`}
                title="Delete prompt"
                className={styles.delete}
                onClick={() => remove(prompt, index)}
              >
                <X size={18} />
              </button>
            </div>
          ))}
          {prompts.length > 0 && (
            <div className={styles.foot}>
              <MenuItem
                icon={<Trash2 size={20} />}
                onSelect={() => {
                  close()
                  forgetAll()
                }}
              >
                Clear all
              </MenuItem>
            </div>
          )}
        </div>
      )}
    </Menu>
  )
}
