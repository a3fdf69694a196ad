import { useEffect, useId, useRef, useState } from 'react'
import { AVATAR_LIMIT } from '#contract/account-limits.ts'
import type { UserInfo } from '#contract/people.ts'
import { measureUpload } from '#web/lib/check-upload.ts'
import { Avatar } from '#web/ui/Avatar.tsx'
import { Button } from '#web/ui/Button.tsx'
import { notifyError } from '#web/ui/toasts.ts'
import styles from './Settings.module.css'

const FILES = '.jpg,.jpeg,.png,.webp'
const MOST_MEGABYTES = AVATAR_LIMIT / 1_000_000

/** A file that replaces the avatar when saved, null that takes it away, undefined that leaves it. */
export type NewAvatar = File | null | undefined

/** The avatar as it will be, with a way to choose another or none. */
export function AvatarField({
  user,
  avatar,
  onChange,
}: {
  user: UserInfo
  avatar: NewAvatar
  onChange: (avatar: NewAvatar) => void
}) {
  const chooser = useRef<HTMLInputElement>(null)
  const id = useId()
  const preview = useObjectAddress(avatar ?? null)
  const shown = { ...user, avatar: avatar === null ? null : (preview ?? user.avatar) }
  const take = async (file: File) => {
    const found = await measureUpload(file, MOST_MEGABYTES)
    if ('problem' in found) notifyError('Invalid upload', found.problem)
    else onChange(file)
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out in a row everywhere
    <div role="group" aria-labelledby={id}>
      <p id={id} className={styles.label}>
        Photo
      </p>
      <div className={styles.photo}>
        <Avatar person={shown} size={72} />
        <Button onClick={() => chooser.current?.click()}>Change</Button>
        {shown.avatar && (
          <Button variant="plain" onClick={() => onChange(null)}>
            Remove
          </Button>
        )}
        <span className={styles.hint}>JPG, PNG or WebP, up to {MOST_MEGABYTES} MB</span>
        <input
          ref={chooser}
          type="file"
          name="file1"
          className={styles.chooser}
          accept={FILES}
          tabIndex={-1}
          aria-hidden="true"
          onChange={event => {
            const file = event.target.files?.[0]
            event.target.value = ''
            if (file) take(file)
          }}
        />
      </div>
    </div>
  )
}

/** An address under which the page can show the file, for as long as it is shown. */
function useObjectAddress(file: File | null): string | null {
  const [address, setAddress] = useState<string | null>(null)
  useEffect(() => {
    if (!file) return setAddress(null)
    const made = URL.createObjectURL(file)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return address
}
