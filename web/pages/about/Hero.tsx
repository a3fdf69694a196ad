import { Link } from 'react-router'
import { findMode, findModel } from '#catalogue/modes.ts'
import fuji from '#web/assets/about/fuji.webp?url'
import iso from '#web/assets/about/iso.webp?url'
import kitchen from '#web/assets/about/kitchen.webp?url'
import monster from '#web/assets/about/monster.webp?url'
import planet from '#web/assets/about/planet.webp?url'
import still from '#web/assets/about/still.webp?url'
import { formatCount } from '#web/lib/format.ts'
import { useSite } from '#web/lib/site.ts'
import { ButtonLink } from '#web/ui/Button.tsx'
import { StatusLight } from '#web/ui/StatusLight.tsx'
import styles from './Hero.module.css'

const PROMPT = 'the lighthouse keeper’s kitchen at five in the morning, one lamp lit, the sea still dark'
const FORM = { imageMode: 'txt2img', model: 'ultra', aspectRatio: '4:5', prompt: PROMPT }

/** From left to right, with their sizes in pixels. */
const PICTURES = [
  { name: 'fuji', url: fuji, width: 640, height: 427 },
  { name: 'monster', url: monster, width: 400, height: 400 },
  { name: 'planet', url: planet, width: 400, height: 711 },
  { name: 'still', url: still, width: 640, height: 800 },
  { name: 'kitchen', url: kitchen, width: 780, height: 975 },
  { name: 'iso', url: iso, width: 400, height: 400 },
] as const

export function Hero() {
  const { product } = useSite()
  const mode = findMode(FORM.imageMode)
  const cost = mode && findModel(mode, FORM.model)?.options.credits
  return (
    <section className={styles.hero}>
      <div className={styles.words}>
        <h1>
          Make the picture <br className={styles.break} />
          you meant.
        </h1>
        <p>
          Describe it, sketch it, or start from a photograph. <br className={styles.break} />
          {product} hangs the result on the wall.
        </p>
        <div className={styles.ways}>
          <ButtonLink variant="primary" to="/txt2img">
            Get started
          </ButtonLink>
          <ButtonLink variant="ghost" to="/">
            See what’s trending
          </ButtonLink>
        </div>
      </div>
      <div className={styles.wall}>
        {PICTURES.map(({ name, url, width, height }) => (
          <img key={name} className={styles[name]} src={url} width={width} height={height} alt="" />
        ))}
      </div>
      <div className={styles.dock}>
        <div className={styles.light}>
          <StatusLight lit />
        </div>
        <p className={styles.prompt}>
          <small>You type</small>
          <span className="word">
            {PROMPT}
            <span className={styles.caret} aria-hidden="true" />
          </span>
        </p>
        <Link className={styles.create} to={`/gallery?config=${encodeURIComponent(JSON.stringify(FORM))}`}>
          <span>
            {formatCount(cost ?? 0)}
            <span className="visually-hidden"> credits:</span>
          </span>
          <b>
            Create<span className="visually-hidden"> this picture</span>
          </b>
        </Link>
      </div>
    </section>
  )
}
