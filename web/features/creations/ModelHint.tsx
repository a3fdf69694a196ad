import { Copy, Cpu } from 'lucide-react'
import { copyText } from '#web/lib/clipboard.ts'
import { firstModelHints } from '#web/lib/first-data.ts'
import { IconButton } from '#web/ui/Button.tsx'
import { notify } from '#web/ui/toasts.ts'
import styles from './ModelHint.module.css'

/**
 * Which network the operator could fetch for a mode that the built-in painter makes. Nothing where one is
 * present, where none is known, and for everybody who does not sit at the machine.
 */
export function ModelHint({ mode }: { mode: string }) {
  const hint = firstModelHints().find(({ modes }) => modes.includes(mode))
  if (!hint) return null
  const copy = async () => {
    await copyText(hint.command)
    notify('Command copied!', null, <Copy size={20} />)
  }
  return (
    <aside className={styles.hint} aria-label="For the operator">
      <Cpu size={18} aria-hidden="true" />
      <p>
        The built-in painter is no AI model. A network on this machine brings {hint.brings} ({hint.size},
        licence {hint.licence}):
        <code>{hint.command}</code>
      </p>
      <IconButton label="Copy the command" onClick={copy}>
        <Copy size={18} />
      </IconButton>
    </aside>
  )
}
