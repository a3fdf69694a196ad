import { type FormEvent, useId, useState } from 'react'
import { REPORT_NOTE_LIMIT, REPORT_REASONS, type ReportReason } from '#contract/report-limits.ts'
import { sentenceOf } from '#web/lib/call.ts'
import type { Reported } from '#web/lib/safety.ts'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { notify, notifyError } from '#web/ui/toasts.ts'
import { createReport } from './api.ts'
import styles from './ReportDialog.module.css'

const REASONS = Object.entries(REPORT_REASONS) as [ReportReason, string][]

/** Asks what is wrong with a creation or a comment, and reports it to the operators. */
export function ReportDialog({ subject, onClose }: { subject: Reported; onClose: () => void }) {
  const [reason, setReason] = useState<ReportReason | null>(null)
  const [note, setNote] = useState('')
  const [busy, setBusy] = useState(false)
  const formId = useId()
  const what = 'imageId' in subject ? 'picture' : 'comment'

  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (!reason || busy) return
    setBusy(true)
    try {
      await createReport({ ...subject, reason, note })
      notify('Report sent', 'Thank you. We will email you our decision.')
      onClose()
    } catch (error) {
      notifyError('Report failed', sentenceOf(error))
      setBusy(false)
    }
  }
  return (
    <Dialog
      title={`Report this ${what}`}
      width={480}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={formId} variant="primary" busy={busy} disabled={!reason}>
            Send report
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.form} onSubmit={send}>
        <fieldset className={styles.reasons}>
          <legend>What is wrong with it?</legend>
          {REASONS.map(([key, label]) => (
            <label key={key} className={styles.reason}>
              <input
                type="radio"
                name="reason"
                value={key}
                checked={reason === key}
                onChange={() => setReason(key)}
              />
              {label}
            </label>
          ))}
        </fieldset>
        <label className={styles.note}>
          <span>
            Note <small>(optional)</small>
          </span>
          <textarea
            rows={3}
            maxLength={REPORT_NOTE_LIMIT}
            value={note}
            onChange={event => setNote(event.target.value)}
          />
        </label>
      </form>
    </Dialog>
  )
}
