import type { MouseEvent } from 'react'
import { useBoxState, useCreateBox } from './context.tsx'

const ID = 'create-box'

/** For who comes by keyboard: the way past the page to the create box, where the page has one. */
export function SkipToBox({ className }: { className: string | undefined }) {
  const box = useCreateBox()
  const shown = useBoxState(state => state.shown)
  if (!shown) return null
  const go = (event: MouseEvent) => {
    event.preventDefault()
    box.setCollapsed(false)
    requestAnimationFrame(() => {
      const form = document.getElementById(ID)
      const first = form?.querySelector<HTMLElement>('textarea:enabled') ?? form?.querySelector('button')
      first?.focus()
    })
  }
  return (
    <a className={className} href={`#${ID}`} onClick={go}>
      Skip to the create box
    </a>
  )
}
