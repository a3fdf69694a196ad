import { findMode } from '#catalogue/modes.ts'
import { STYLES } from '#catalogue/styles.ts'
import { DEFAULT_NEGATIVE_PROMPT } from '#contract/creation-limits.ts'
import type { Creation } from '#contract/creations.ts'
import { formatCount } from '#web/lib/format.ts'
import { modelTitle, modeName } from '../describe.ts'
import styles from './Panel.module.css'

type Fact = [name: string, value: string]

/** What a creation was made with; seed and settings are there for its owner alone. */
export function Facts({ creation }: { creation: Creation }) {
  const facts: Fact[] = [
    ['Mode', modeName(creation)],
    ['Model', modelTitle(creation)],
  ]
  const [picture] = creation.pictures
  if (picture) facts.push(['Dimensions', `${formatCount(picture.width)} × ${formatCount(picture.height)}`])
  return (
    <dl className={styles.facts}>
      {[...facts, ...ownFacts(creation)].map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function ownFacts({ own, mode: key }: Creation): Fact[] {
  if (!own) return []
  const mode = findMode(key)
  const facts: Fact[] = [['Seed', String(own.seed)]]
  const style = STYLES.find(one => one.key === own.style)
  if (mode?.style && style) facts.push(['Style', style.title])
  if (own.searchPrompt) facts.push(['Search for', own.searchPrompt])
  if (mode?.imageStrength) facts.push(['Image strength', `${Math.round(own.imageStrength * 100)}%`])
  for (const [name, choice] of Object.entries(own.options)) {
    const select = mode?.models
      .flatMap(model => model.options.selectInputs ?? [])
      .concat(mode.selectInputs)
      .find(one => one.key === name)
    const title = select?.choices.find(one => one.key === choice)?.title
    if (select && title) facts.push([select.title, title])
  }
  if (own.negativePrompt && own.negativePrompt !== DEFAULT_NEGATIVE_PROMPT) {
    facts.push(['Without', own.negativePrompt])
  }
  const cost = `${formatCount(own.cost)} ${own.cost === 1 ? 'credit' : 'credits'}`
  facts.push(['Cost', own.refunded > 0 ? `${cost}, ${formatCount(own.refunded)} returned` : cost])
  return facts
}
