import { Moon, Sun } from 'lucide-react'
import { setTheme, useTheme } from '#web/lib/theme.ts'

/** Turns the lights up or down. */
export function ThemeButton({ className }: { className: string | undefined }) {
  const dark = useTheme() === 'dark'
  const label = dark ? 'Lights up' : 'Lights down'
  return (
    <button
      type="button"
      className={className}
      title={label}
      onClick={() => setTheme(dark ? 'light' : 'dark')}
    >
      {dark ? <Sun size={20} aria-hidden="true" /> : <Moon size={20} aria-hidden="true" />}
      <span>{label}</span>
    </button>
  )
}
