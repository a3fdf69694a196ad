import { type FormEvent, useEffect, useId, useState } from 'react'
import { NICK_NAME_LIMIT } from '#contract/account-limits.ts'
import type { UserInfo } from '#contract/people.ts'
import { useReloadUser } from '#web/features/identity/api.ts'
import { sentenceOf } from '#web/lib/call.ts'
import { Button } from '#web/ui/Button.tsx'
import { notify, notifyError } from '#web/ui/toasts.ts'
import { AvatarField, type NewAvatar } from './AvatarField.tsx'
import { updateUser } from './api.ts'
import { Choice } from './Choice.tsx'
import styles from './Settings.module.css'

/** What is public of a person, and what they get mail about; saved together. */
export function ProfileForm({ user }: { user: UserInfo }) {
  const reload = useReloadUser()
  const [form, setForm] = useState(formOf(user))
  const [avatar, setAvatar] = useState<NewAvatar>(undefined)
  const [busy, setBusy] = useState(false)
  const nameId = useId()
  const { nickName, notifyComment, notifyProduct } = user
  // What was saved elsewhere, or has come back from the server as it keeps it.
  useEffect(
    () => setForm({ nickName, notifyComment, notifyProduct }),
    [nickName, notifyComment, notifyProduct],
  )

  const save = async (event: FormEvent) => {
    event.preventDefault()
    setBusy(true)
    try {
      await updateUser({ ...form, removeAvatar: avatar === null }, avatar ?? null)
      await reload()
      setAvatar(undefined)
      notify('Success', 'Settings saved')
    } catch (error) {
      notifyError('Failed to update settings', sentenceOf(error))
    } finally {
      setBusy(false)
    }
  }
  return (
    <form onSubmit={save}>
      <section className={styles.section} aria-labelledby={`${nameId}-profile`}>
        <h2 id={`${nameId}-profile`}>Edit profile</h2>
        <p className={styles.hint}>This information is public.</p>
        <label htmlFor={nameId} className={styles.label}>
          Nick name
        </label>
        <input
          id={nameId}
          className={styles.input}
          autoComplete="nickname"
          required
          maxLength={NICK_NAME_LIMIT}
          value={form.nickName}
          onChange={event => setForm({ ...form, nickName: event.target.value })}
        />
        <AvatarField user={user} avatar={avatar} onChange={setAvatar} />
      </section>
      <section className={styles.section} aria-labelledby={`${nameId}-mail`}>
        <h2 id={`${nameId}-mail`}>Email notification settings</h2>
        <Choice
          title="Comments"
          hint="When someone comments on your creation"
          checked={form.notifyComment}
          onChange={checked => setForm({ ...form, notifyComment: checked })}
        />
        <Choice
          title="Product updates"
          hint="New modes and models, about once a month"
          checked={form.notifyProduct}
          onChange={checked => setForm({ ...form, notifyProduct: checked })}
        />
        <Button type="submit" variant="primary" busy={busy} className={styles.save}>
          Save
        </Button>
      </section>
    </form>
  )
}

const formOf = ({ nickName, notifyComment, notifyProduct }: UserInfo) => ({
  nickName,
  notifyComment,
  notifyProduct,
})
