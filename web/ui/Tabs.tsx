import { type KeyboardEvent, useRef } from 'react'
import styles from './Tabs.module.css'

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 }

/** Tabs on one line; arrow keys go from one to the next. Their panel carries the id `<id>-panel`. */
export function Tabs<Key extends string>({
  id,
  label,
  tabs,
  current,
  onChoose,
}: {
  id: string
  label: string
  tabs: readonly { key: Key; title: string }[]
  current: Key
  onChoose: (key: Key) => void
}) {
  const list = useRef<HTMLDivElement>(null)
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key]
    const at = tabs.findIndex(({ key }) => key === current)
    const next = step && tabs[(at + step + tabs.length) % tabs.length]
    if (!next) return
    event.preventDefault()
    onChoose(next.key)
    list.current?.querySelector<HTMLElement>(`#${id}-${next.key}`)?.focus()
  }
  return (
    <div ref={list} role="tablist" aria-label={label} className={styles.tabs} onKeyDown={onKeyDown}>
      {tabs.map(({ key, title }) => (
        <button
          key={key}
          id={`${id}-${key}`}
          type="button"
          role="tab"
          aria-selected={key === current}
          aria-controls={`${id}-panel`}
          tabIndex={key === current ? 0 : -1}
          className={styles.tab}
          onClick={() => onChoose(key)}
        >
          {title}
        </button>
      ))}
    </div>
  )
}
