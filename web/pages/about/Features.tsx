import girl from '#catalogue/examples/girl.webp?url'
import sticker from '#catalogue/examples/girl-sticker.webp?url'
import striped from '#catalogue/examples/man-striped.webp?url'
import portrait from '#catalogue/examples/portrait.webp?url'
import beach from '#catalogue/examples/portrait-beach.webp?url'
import tiger from '#catalogue/examples/tiger.webp?url'
import anime from '#catalogue/examples/tiger-anime.webp?url'
import { findMode } from '#catalogue/modes.ts'
import balloons from '#web/assets/about/balloons.webp?url'
import koi from '#web/assets/about/koi.webp?url'
import lighthouse from '#web/assets/about/lighthouse.webp?url'
import still from '#web/assets/about/still.webp?url'
import sketch from '#web/assets/about/still-sketch.webp?url'
import { useAvailability } from '#web/features/creations/availability.ts'
import { useSite } from '#web/lib/site.ts'
import { ButtonLink } from '#web/ui/Button.tsx'
import { CompareSlider } from '#web/ui/CompareSlider.tsx'
import styles from './Features.module.css'

type Selfie = {
  mode: string
  title: string
  text: string
  pictures: readonly { url: string; shows: string }[]
}

const OUTFITS: Selfie = {
  mode: 'virtualTryOn',
  title: 'You, in anything',
  text: 'One selfie. New outfits, new eras, a sticker sheet, an oil portrait for the stairs.',
  pictures: [
    { url: portrait, shows: 'A woman before a dark wall' },
    { url: beach, shows: 'The same woman on a beach' },
    { url: striped, shows: 'A man in a striped shirt' },
    { url: sticker, shows: 'A girl as a sticker' },
  ],
}

/** Where no engine puts people into other clothes: what the built-in one makes of a photograph. */
const LOOKS: Selfie = {
  mode: 'face2sticker',
  title: 'You, in a new look',
  text: 'One selfie. A sticker with a white edge, a portrait in another style, a frame of anime.',
  pictures: [
    { url: girl, shows: 'A girl with red curls' },
    { url: sticker, shows: 'The girl as a sticker' },
    { url: tiger, shows: 'A tiger in a bamboo forest' },
    { url: anime, shows: 'The tiger as in an anime' },
  ],
}

/** What is made most: pictures from words, oneself in something new, a sketch that is finished. */
export function Features() {
  const { product } = useSite()
  const isAvailable = useAvailability()
  const tryOn = findMode(OUTFITS.mode)?.models ?? []
  const selfie = tryOn.some(({ name }) => isAvailable(OUTFITS.mode, name)) ? OUTFITS : LOOKS
  return (
    <>
      <section className={styles.feature} aria-labelledby="words">
        <div className={styles.mosaic}>
          <img src={lighthouse} width={640} height={1066} loading="lazy" alt="A lighthouse under stars" />
          <img src={koi} width={480} height={480} loading="lazy" alt="Koi among water lilies" />
          <img src={balloons} width={480} height={600} loading="lazy" alt="Balloons over pale hills" />
        </div>
        <div className={styles.words}>
          <h2 id="words">Words in, picture out</h2>
          <p>
            Say it the way you would to a friend who paints. Choose a model by what it costs and how patient
            you feel.
          </p>
          <ButtonLink variant="primary" to="/txt2img" aria-label="Get started with Text to Image">
            Get started
          </ButtonLink>
        </div>
      </section>
      <section className={`${styles.feature} ${styles.turned}`} aria-labelledby="you">
        <div className={styles.row}>
          {selfie.pictures.map(({ url, shows }) => (
            <img key={url} src={url} width={512} height={640} loading="lazy" alt={shows} />
          ))}
        </div>
        <div className={styles.words}>
          <h2 id="you">{selfie.title}</h2>
          <p>{selfie.text}</p>
          <ButtonLink
            variant="primary"
            to={`/${selfie.mode}`}
            aria-label={`Get started with ${findMode(selfie.mode)?.name}`}
          >
            Get started
          </ButtonLink>
        </div>
      </section>
      <section className={styles.feature} aria-labelledby="sketch">
        <div className={styles.compare}>
          <CompareSlider
            label="Before and after of a sketch"
            before={
              <img src={sketch} width={640} height={800} loading="lazy" alt="A pencil sketch of a vase" />
            }
            after={
              <img src={still} width={640} height={800} loading="lazy" alt="The vase with tulips, finished" />
            }
          />
        </div>
        <div className={styles.words}>
          <h2 id="sketch">From sketch to finished</h2>
          <p>Keep your lines. {product} does the light, the linen and the lemons.</p>
          <ButtonLink variant="primary" to="/sketch2img" aria-label="Get started with Sketch to Image">
            Get started
          </ButtonLink>
        </div>
      </section>
      <p className={styles.note}>
        These pictures show what the modes are for. What comes of your words depends on the model you choose.
      </p>
    </>
  )
}
