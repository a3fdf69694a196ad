import type { ReactNode } from 'react'
import { findMode, findModel } from '#catalogue/modes.ts'
import { STYLES } from '#catalogue/styles.ts'
import type { Template } from '#contract/templates.ts'
import { Credits } from '#web/ui/Credits.tsx'
import styles from './TemplateDetail.module.css'

const MADE_BY = {
  drawn: 'The examples were drawn by the built-in painter, with this template.',
  illustrated:
    'The examples illustrate what the mode is for. What its model makes of it will look different.',
}

/** What a template is, what it fills in, and what came of it. */
export function TemplateDetail({
  template,
  isAvailable,
  actions,
}: {
  template: Template
  /** Whether its mode can be made here. */
  isAvailable: boolean
  actions: ReactNode
}) {
  const { id, name, description, image, exampleImagesCount, examples, formData } = template
  const addresses = Array.from(
    { length: exampleImagesCount },
    (_, index) => `/templates/${id}/${index + 1}.png`,
  )
  const prompt = typeof formData.prompt === 'string' ? formData.prompt : ''
  return (
    <>
      <article className={styles.template}>
        <img className={styles.picture} src={image} alt="" width={512} height={512} />
        <div className={styles.about}>
          <h2>{name}</h2>
          <p className={styles.description}>{description}</p>
          {prompt && <p className={`${styles.prompt} word`}>{prompt}</p>}
          <Details formData={formData} />
          {!isAvailable && (
            <p className={styles.note}>
              This mode needs a model provider, and this site has none. It can be filled in, but not created.
            </p>
          )}
          <div className={styles.actions}>{actions}</div>
        </div>
      </article>
      <section aria-labelledby="examples">
        <h2 id="examples" className={styles.heading}>
          Example creations
        </h2>
        <ul className={styles.examples}>
          {addresses.map((address, index) => (
            <li key={address}>
              <a href={address} target="_blank" rel="noopener">
                <img
                  src={address}
                  alt={`Example ${index + 1} of ${name}, opens in a new tab`}
                  loading="lazy"
                  decoding="async"
                />
              </a>
            </li>
          ))}
        </ul>
        <p className={styles.madeBy}>{MADE_BY[examples]}</p>
      </section>
    </>
  )
}

function Details({ formData }: Pick<Template, 'formData'>) {
  const mode = findMode(String(formData.imageMode))
  const model = mode && findModel(mode, String(formData.model))
  const style = STYLES.find(({ key }) => key === formData.style)
  const facts: [string, ReactNode][] = []
  if (mode) facts.push(['Mode', mode.name])
  if (model) facts.push(['Model', model.title])
  if (style) facts.push(['Style', style.title])
  if (typeof formData.aspectRatio === 'string') facts.push(['Aspect ratio', formData.aspectRatio])
  if (model) facts.push(['Cost', <Credits key="cost" amount={model.options.credits} unit />])
  return (
    <dl className={styles.facts}>
      {facts.map(([title, value]) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
