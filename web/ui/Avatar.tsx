import styles from './Avatar.module.css'

/** A person's picture, or the first letter of the name on a colour of their own. */
export function Avatar({
  person,
  size = 32,
}: {
  person: { id: string; nickName: string; avatar: string | null }
  size?: number
}) {
  if (person.avatar) {
    return <img className={styles.avatar} src={person.avatar} alt="" width={size} height={size} />
  }
  let hue = 0
  for (const letter of person.id) hue = (hue * 31 + letter.charCodeAt(0)) % 360
  return (
    <span
      className={styles.avatar}
      aria-hidden="true"
      style={{ width: size, height: size, fontSize: size * 0.44, '--hue': hue } as React.CSSProperties}
    >
      {[...person.nickName.trim()][0]?.toUpperCase() ?? '·'}
    </span>
  )
}
