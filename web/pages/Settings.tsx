import { useEffect } from 'react'
import { useReloadUser } from '../features/identity/api.ts'
import { HiddenPeople } from '../features/people/HiddenPeople.tsx'
import { DeleteAccount } from '../features/settings/DeleteAccount.tsx'
import { Keyboard } from '../features/settings/Keyboard.tsx'
import { ProfileForm } from '../features/settings/ProfileForm.tsx'
import { SignedInBrowsers } from '../features/settings/SignedInBrowsers.tsx'
import { YourData } from '../features/settings/YourData.tsx'
import { useSession } from '../lib/session.ts'
import { setTheme, type Theme, useTheme } from '../lib/theme.ts'
import { Skeleton } from '../ui/Skeleton.tsx'
import styles from './Settings.module.css'

const THEMES: readonly { key: Theme; title: string }[] = [
  { key: 'dark', title: 'Lights down' },
  { key: 'light', title: 'Lights up' },
]

/**
 * What a person decides about themselves and their account. The page around it leads whoever is not signed in
 * to the sign-in.
 */
export function Settings() {
  const { user } = useSession()
  const reload = useReloadUser()
  const theme = useTheme()
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when somebody comes here
  useEffect(() => {
    if (user) reload()
  }, [])
  if (user === null) return null
  if (!user) return <Skeleton height={240} />
  return (
    <div className={styles.settings}>
      <ProfileForm user={user} />
      <fieldset className={styles.section}>
        <legend>Appearance</legend>
        <div className={styles.themes}>
          {THEMES.map(({ key, title }) => (
            <label key={key} className={styles.theme}>
              <input type="radio" name="theme" checked={theme === key} onChange={() => setTheme(key)} />
              <span>{title}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <Keyboard />
      <section className={styles.section} aria-labelledby="hidden-people">
        <h2 id="hidden-people">Hidden people</h2>
        <HiddenPeople />
      </section>
      <SignedInBrowsers />
      <YourData />
      <DeleteAccount user={user} />
    </div>
  )
}
