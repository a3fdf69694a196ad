import { Dices, Globe, Lock, SlidersHorizontal } from 'lucide-react'
import { STYLES } from '#catalogue/styles.ts'
import { useSession } from '#web/lib/session.ts'
import { useBoxState } from './context.tsx'
import { configurationOfForm } from './form.ts'
import { RatioShape } from './RatioShape.tsx'
import { useReadiness } from './readiness.ts'
import styles from './Summary.module.css'
import { stylePicture } from './style-picture.ts'

const seedsOf = (seed: number | null, count: number): string => {
  if (seed === null) return count > 1 ? 'Random seeds' : 'Random seed'
  return count > 1 ? `Seeds ${seed} + ${count - 1}` : `Seed ${seed}`
}

/** What is set up, in a line; opens All Adjustments. */
export function Summary({ open, onPress }: { open: boolean; onPress: () => void }) {
  const { user } = useSession()
  const modeKey = useBoxState(({ form }) => form.mode)
  const modelName = useBoxState(({ form }) => form.model)
  const styleKey = useBoxState(({ form }) => form.style)
  const ratio = useBoxState(({ form }) => form.aspectRatio)
  const seed = useBoxState(({ form }) => form.seed)
  const { count } = useReadiness()
  const wished = useBoxState(({ form }) => form.private)
  const { mode, model } = configurationOfForm({ mode: modeKey, model: modelName })
  const style = STYLES.find(one => one.key === styleKey)
  const picture = style && stylePicture(style.key)
  const isPrivate = wished && user?.subscription.allowPrivate
  return (
    <button
      type="button"
      className={`${styles.summary} ${open ? styles.open : ''}`}
      onClick={onPress}
      aria-haspopup="dialog"
      aria-expanded={open}
    >
      <span className={styles.fact}>
        <SlidersHorizontal size={18} aria-hidden="true" />
        <strong>{model.title}</strong>
      </span>
      {mode.style && (
        <span className={styles.fact}>
          {picture && <img src={picture} alt="" width={22} height={22} />}
          {style?.title ?? 'No style'}
        </span>
      )}
      {mode.aspectRatio && (
        <span className={styles.fact}>
          <RatioShape ratio={ratio} size={16} />
          {ratio}
        </span>
      )}
      <span className={styles.fact}>
        <Dices size={16} aria-hidden="true" className={styles.phoneIcon} />
        {seedsOf(seed, count)}
      </span>
      <span className={styles.fact}>
        {isPrivate ? <Lock size={16} aria-hidden="true" /> : <Globe size={16} aria-hidden="true" />}
        {isPrivate ? 'Private' : 'Public'}
      </span>
      <span className="visually-hidden">, all adjustments</span>
    </button>
  )
}
