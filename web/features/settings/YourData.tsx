import { Download } from 'lucide-react'
import { useState } from 'react'
import { sentenceOf } from '#web/lib/call.ts'
import { Button } from '#web/ui/Button.tsx'
import { notifyError } from '#web/ui/toasts.ts'
import { exportUser } from './api.ts'
import styles from './Settings.module.css'

/** Hands a person everything that is kept of them. */
export function YourData() {
  const [busy, setBusy] = useState(false)
  const download = async () => {
    setBusy(true)
    try {
      const address = URL.createObjectURL(await exportUser())
      const link = document.createElement('a')
      link.href = address
      link.download = 'easel-data.zip'
      link.click()
      // The browser has taken it by then.
      setTimeout(() => URL.revokeObjectURL(address), 60_000)
    } catch (error) {
      notifyError('Download failed', sentenceOf(error))
    } finally {
      setBusy(false)
    }
  }
  return (
    <section className={styles.section} aria-labelledby="your-data">
      <h2 id="your-data">Your data</h2>
      <p className={styles.text}>
        Your profile, creations with their pictures and settings, comments, likes, notifications, transactions
        and sign-ins, as a ZIP file.
      </p>
      <Button icon={<Download size={20} />} busy={busy} onClick={download}>
        Download my data
      </Button>
    </section>
  )
}
