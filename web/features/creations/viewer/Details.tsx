import { findMode } from '#catalogue/modes.ts'
import { STYLES } from '#catalogue/styles.ts'
import { DEFAULT_NEGATIVE_PROMPT } from '#contract/creation-limits.ts'
import type { Creation } from '#contract/creations.ts'
import { formatCount } from '#web/lib/format.ts'
import { modelTitle, modeName } from '../describe.ts'
import styles from './Panel.module.css'

type Detail = [name: string, value: string]

/** What a creation was made with; seed and settings are there for its owner alone. */
export function Details({ creation }: { creation: Creation }) {
  const details: Detail[] = [
    ['Mode', modeName(creation)],
    ['Model', modelTitle(creation)],
  ]
  if (creation.madeBy) details.push(['Made by', creation.madeBy])
  const [picture] = creation.pictures
  if (picture) details.push(['Dimensions', `${formatCount(picture.width)} × ${formatCount(picture.height)}`])
  return (
    <dl className={styles.details}>
      {[...details, ...ownDetails(creation)].map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function ownDetails({ own, mode: key }: Creation): Detail[] {
  if (!own) return []
  const mode = findMode(key)
  const details: Detail[] = [['Seed', String(own.seed)]]
  const style = STYLES.find(one => one.key === own.style)
  if (mode?.style && style) details.push(['Style', style.title])
  if (own.searchPrompt) details.push(['Search for', own.searchPrompt])
  if (mode?.imageStrength) details.push(['Image strength', `${Math.round(own.imageStrength * 100)}%`])
  for (const [name, choice] of Object.entries(own.options)) {
    const select = mode?.models
      .flatMap(model => model.options.selectInputs ?? [])
      .concat(mode.selectInputs)
      .find(one => one.key === name)
    const title = select?.choices.find(one => one.key === choice)?.title
    if (select && title) details.push([select.title, title])
  }
  if (own.negativePrompt && own.negativePrompt !== DEFAULT_NEGATIVE_PROMPT) {
    details.push(['Without', own.negativePrompt])
  }
  const cost = `${formatCount(own.cost)} ${own.cost === 1 ? 'credit' : 'credits'}`
  details.push(['Cost', own.refunded > 0 ? `${cost}, ${formatCount(own.refunded)} returned` : cost])
  return details
}
