import { setSlashKey, useSlashKey } from '#web/lib/slash-key.ts'
import { Choice } from './Choice.tsx'
import styles from './Settings.module.css'

/** What keys do in this browser. */
export function Keyboard() {
  return (
    <section className={styles.section} aria-labelledby="keyboard">
      <h2 id="keyboard">Keyboard</h2>
      <Choice
        title="Press / to write a prompt"
        hint="Goes to the prompt from anywhere on a page, in this browser"
        checked={useSlashKey()}
        onChange={setSlashKey}
      />
    </section>
  )
}
