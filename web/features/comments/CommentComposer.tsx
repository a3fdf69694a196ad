import { type FormEvent, useId, useRef, useState } from 'react'
import { COMMENT_LIMIT } from '#contract/comment-limits.ts'
import type { Creation } from '#contract/creations.ts'
import { sentenceOf } from '#web/lib/call.ts'
import { formatCount } from '#web/lib/format.ts'
import { useSession } from '#web/lib/session.ts'
import { AutoTextArea } from '#web/ui/AutoTextArea.tsx'
import { Button } from '#web/ui/Button.tsx'
import { notifyError } from '#web/ui/toasts.ts'
import styles from './Comments.module.css'
import { useCommentActions } from './comments.ts'

/** From here on it is shown how much room is left. */
const COUNT_FROM = COMMENT_LIMIT * 0.8

/** Where one writes what one thinks of a creation. Enter posts, with Shift it begins a new line. */
export function CommentComposer({ creation }: { creation: Creation }) {
  const { user, requireLogin } = useSession()
  const { post } = useCommentActions(creation.id)
  const [text, setText] = useState('')
  const [busy, setBusy] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  const id = useId()
  const isEmpty = text.trim() === ''

  const send = async (event?: FormEvent) => {
    event?.preventDefault()
    if (isEmpty || busy) return
    setBusy(true)
    try {
      await post(text.trim())
      setText('')
      document.querySelector('#comments ~ ol > li:last-child')?.scrollIntoView({ block: 'nearest' })
    } catch (error) {
      notifyError('Post comment failed', sentenceOf(error))
    } finally {
      setBusy(false)
      field.current?.focus()
    }
  }
  if (!user) {
    return (
      <div className={styles.composer}>
        <Button wide onClick={requireLogin}>
          Log in to comment
        </Button>
      </div>
    )
  }
  return (
    <form className={styles.composer} onSubmit={send}>
      <label htmlFor={id} className="visually-hidden">
        Write a comment
      </label>
      <div className={styles.field}>
        <AutoTextArea
          ref={field}
          id={id}
          placeholder="Write a comment"
          enterKeyHint="send"
          maxLength={COMMENT_LIMIT}
          value={text}
          readOnly={busy}
          onChange={event => setText(event.target.value)}
          onKeyDown={event => {
            if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
            event.preventDefault()
            send()
          }}
        />
        {text.length >= COUNT_FROM && (
          <small>
            {formatCount(text.length)} / {formatCount(COMMENT_LIMIT)}
          </small>
        )}
      </div>
      <Button type="submit" disabled={isEmpty} busy={busy}>
        Send
      </Button>
    </form>
  )
}
