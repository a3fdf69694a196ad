import { type ComponentProps, type Ref, useImperativeHandle, useLayoutEffect, useRef } from 'react'
import styles from './AutoTextArea.module.css'

/** A text area that grows with its text from 1 to `rows` rows and scrolls beyond that. */
export function AutoTextArea({
  rows = 4,
  className = '',
  ref,
  ...rest
}: Omit<ComponentProps<'textarea'>, 'ref'> & { ref?: Ref<HTMLTextAreaElement> }) {
  const area = useRef<HTMLTextAreaElement>(null)
  useImperativeHandle(ref, () => area.current as HTMLTextAreaElement)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the height follows the text
  useLayoutEffect(() => {
    const element = area.current
    // The platform's own growing needs no measuring, which costs a layout for every key.
    if (!element || CSS.supports('field-sizing', 'content')) return
    element.style.height = 'auto'
    const line = Number.parseFloat(getComputedStyle(element).lineHeight)
    element.style.height = `${Math.min(element.scrollHeight, line * rows)}px`
  }, [rest.value, rows])
  return (
    <textarea
      {...rest}
      ref={area}
      rows={1}
      className={`${styles.area} ${className}`}
      style={{ '--rows': rows } as React.CSSProperties}
    />
  )
}
