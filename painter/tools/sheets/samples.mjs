// Inputs for photo editing that nobody has to have rights in: a drawn sketch, and a painting made old.
import { createCanvas, loadImage } from '@napi-rs/canvas'
import sharp from 'sharp'

const SKETCH = `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="700"><rect width="900" height="700" fill="#fbfaf6"/>
<g fill="none" stroke="#222" stroke-width="6" stroke-linecap="round" stroke-linejoin="round">
<path d="M330 620 Q300 420 400 380 Q340 340 345 250 L380 130 L430 190 Q480 175 530 190 L580 130 L612 250 Q615 340 560 380 Q660 420 630 620 Z"/>
<circle cx="430" cy="260" r="18"/><circle cx="530" cy="260" r="18"/><path d="M465 300 L495 300 L480 320 Z"/>
<path d="M430 620 Q420 520 480 520 Q540 520 530 620 Z"/>
<path d="M630 600 Q760 590 730 480 Q700 470 700 520 Q700 560 634 560"/></g></svg>`

/** Not by sharp: where the server's own code is loaded as well, sharp reads no SVG. @param {string} svg */
async function rendered(svg) {
  const image = await loadImage(Buffer.from(svg))
  const canvas = createCanvas(image.width, image.height)
  canvas.getContext('2d').drawImage(image, 0, 0)
  return canvas.encode('png')
}

/** A cat in closed lines. */
export const drawSketch = () => rendered(SKETCH)

/** The picture faded to brown, scratched and specked; the same damage every time. @param {Uint8Array} bytes */
export async function agePicture(bytes) {
  const { width, height } = await sharp(bytes).metadata()
  let state = 3
  const random = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
  const marks = []
  for (let scratch = 0; scratch < 14; scratch++) {
    const [x, y, angle, length] = [
      random() * width,
      random() * height,
      random() * 6.28,
      width * (0.1 + random() * 0.5),
    ]
    const [dx, dy] = [Math.cos(angle) * length, Math.sin(angle) * length]
    const colour = random() < 0.75 ? '#f4ecd8' : '#2a2018'
    marks.push(
      `<path d="M${x} ${y} q ${dx / 2 + 8} ${dy / 2} ${dx} ${dy}" stroke="${colour}" stroke-width="${(0.0015 + random() * 0.0025) * width}" fill="none" opacity=".85"/>`,
    )
  }
  for (let speck = 0; speck < 70; speck++) {
    const colour = random() < 0.6 ? '#f4ecd8' : '#1c150f'
    marks.push(
      `<circle cx="${random() * width}" cy="${random() * height}" r="${(0.0015 + random() * 0.004) * width}" fill="${colour}"/>`,
    )
  }
  const damage = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${marks.join('')}</svg>`
  const faded = await sharp(bytes)
    .removeAlpha()
    .modulate({ saturation: 0.45 })
    .linear([0.62, 0.55, 0.42], [80, 66, 48])
    .png()
    .toBuffer()
  return sharp(faded)
    .composite([{ input: await rendered(damage) }])
    .png()
    .toBuffer()
}
