// What is done to painted pictures to make before-and-after examples and tiles of them.
import sharp from 'sharp'

/** Size of an example, in pixels: as the help dialog shows it, 4:5. */
export const EXAMPLE = { width: 512, height: 640 }
/** Size of a tile, in pixels: shown at most 180 px wide, on screens of up to two or three pixels each. */
const TILE = { width: 480, height: 320 }
/** And for the strip of apps, at most 138 px wide, on screens of one or two. */
const SMALL_TILE = { width: 288, height: 192 }
const INSET = { width: 128, height: 160, left: 20, top: 20, edge: 3 }

/** @param {Uint8Array} bytes */
export const toExample = bytes =>
  sharp(bytes).resize(EXAMPLE.width, EXAMPLE.height, { fit: 'cover' }).removeAlpha().png().toBuffer()

/**
 * The picture as a WebP of at most `limit` bytes, in the best quality that fits.
 * @param {Uint8Array} bytes
 */
export async function encode(bytes, limit = 25_000) {
  for (let quality = 86; quality >= 20; quality -= 3) {
    const encoded = await sharp(bytes).webp({ quality, effort: 6 }).toBuffer()
    if (encoded.length <= limit) return encoded
  }
  throw new Error('The picture holds too much detail for its size.')
}

/** @param {Uint8Array} tile */
export const small = tile => sharp(tile).resize(SMALL_TILE.width, SMALL_TILE.height).png().toBuffer()

/** @param {string} body */
const svg = body =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${EXAMPLE.width}" height="${EXAMPLE.height}">${body}</svg>`,
  )

/** @param {Uint8Array} bytes */
const pixelsOf = bytes => sharp(bytes).removeAlpha().toColourspace('srgb').raw().toBuffer()

/**
 * `upper` laid over `lower` where the mask is white.
 * @param {Buffer} lower
 * @param {Buffer} upper
 * @param {Buffer} mask a picture whose red is taken
 */
export async function blend(lower, upper, mask) {
  const [below, above, share] = await Promise.all([pixelsOf(lower), pixelsOf(upper), pixelsOf(mask)])
  const { width, height } = EXAMPLE
  const blended = Buffer.alloc(width * height * 3)
  for (let at = 0; at < blended.length; at++) {
    const part = (share[at - (at % 3)] ?? 0) / 255
    blended[at] = Math.round((above[at] ?? 0) * part + (below[at] ?? 0) * (1 - part))
  }
  return sharp(blended, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer()
}

/** A soft-edged oval over the face of a painted portrait, for `blend`. */
export const faceMask = () =>
  sharp(
    svg(
      '<rect width="512" height="640" fill="#000"/><ellipse cx="256" cy="270" rx="92" ry="128" fill="#fff"/>',
    ),
  )
    .blur(7)
    .png()
    .toBuffer()

/** Slightly bent stripes, for `blend`. */
export const stripeMask = () => {
  const stripes = Array.from({ length: 9 }, (_, index) => {
    const y = 468 + index * 24
    return `<path d="M0 ${y + 22} Q256 ${y - 18} 512 ${y + 22}" stroke="#fff" stroke-width="9" fill="none"/>`
  })
  return sharp(svg(`<rect width="512" height="640" fill="#000"/>${stripes.join('')}`))
    .blur(0.7)
    .png()
    .toBuffer()
}

/**
 * The picture as an old print: faded, brown, grainy, scratched and creased.
 * @param {Buffer} picture
 */
export async function age(picture) {
  const scratches = [
    'M-10 180 C140 210 330 150 530 250',
    'M90 -10 C120 190 60 420 130 660',
    'M420 -10 L300 230',
    'M530 470 L330 610',
    'M-10 560 L160 500',
  ].map(d => `<path d="${d}" stroke="#efe3c8" stroke-width="2.2" fill="none" opacity=".85"/>`)
  const spots = Array.from({ length: 26 }, (_, index) => {
    const [x, y] = [(index * 197) % 512, (index * 331) % 640]
    return `<circle cx="${x}" cy="${y}" r="${1 + (index % 4)}" fill="${index % 3 ? '#efe3c8' : '#4a3a22'}" opacity=".6"/>`
  })
  const grain = await sharp({
    create: {
      ...EXAMPLE,
      channels: 3,
      background: '#808080',
      noise: { type: 'gaussian', mean: 128, sigma: 18 },
    },
  })
    .greyscale()
    .png()
    .toBuffer()
  const faded = await sharp(picture).greyscale().linear(0.62, 62).blur(1.1).png().toBuffer()
  const brown = await sharp(faded).toColourspace('srgb').tint('#b8865a').png().toBuffer()
  return sharp(brown)
    .composite([
      { input: grain, blend: 'soft-light' },
      { input: svg(`${scratches.join('')}${spots.join('')}`) },
      {
        input: svg(
          '<defs><radialGradient id="v"><stop offset=".55" stop-opacity="0"/><stop offset="1" stop-color="#2a1c08" stop-opacity=".55"/></radialGradient></defs><rect width="512" height="640" fill="url(#v)"/>',
        ),
      },
    ])
    .png()
    .toBuffer()
}

/**
 * The picture with a second one in its corner: what else goes into the mode.
 * @param {Buffer} picture
 * @param {Uint8Array} second
 */
export async function withInset(picture, second) {
  const { width, height, left, top, edge } = INSET
  const input = await sharp(second)
    .resize(width, height, { fit: 'cover' })
    .removeAlpha()
    .extend({ top: edge, bottom: edge, left: edge, right: edge, background: '#fff' })
    .png()
    .toBuffer()
  return sharp(picture).composite([{ input, left, top }]).png().toBuffer()
}

/**
 * A tile: before and after, parted by a white line, or one picture.
 * @param {Uint8Array | null} before
 * @param {Uint8Array} after
 * @param {number} from where the cut-out begins, as a part of the height that is left over
 */
export async function tile(before, after, from) {
  /** @param {Uint8Array} bytes */
  const cut = async bytes => {
    const scaled = Math.round((TILE.width * EXAMPLE.height) / EXAMPLE.width)
    const top = Math.round((scaled - TILE.height) * from)
    return sharp(bytes)
      .resize(TILE.width, scaled)
      .extract({ left: 0, top, ...TILE })
      .png()
      .toBuffer()
  }
  if (!before) return cut(after)
  const half = TILE.width / 2
  const left = await sharp(await cut(before))
    .extract({ left: 0, top: 0, width: half, height: TILE.height })
    .png()
    .toBuffer()
  return parted(await cut(after), left)
}

/**
 * A tile that shows all that is in the middle of a picture with a plain ground.
 * @param {Uint8Array} picture
 */
export async function wholeTile(picture) {
  const [r, g, b] = await pixelsOf(picture)
  const middle = { left: 0, top: 70, width: EXAMPLE.width, height: EXAMPLE.height - 140 }
  return sharp(picture)
    .extract(middle)
    .resize(TILE.width, TILE.height, { fit: 'contain', background: { r: r ?? 0, g: g ?? 0, b: b ?? 0 } })
    .png()
    .toBuffer()
}

/**
 * A tile of two pictures side by side.
 * @param {Uint8Array} one
 * @param {Uint8Array} other
 */
export async function pairTile(one, other) {
  const [left, right] = await Promise.all(
    [one, other].map(bytes =>
      sharp(bytes)
        .resize(TILE.width / 2, TILE.height, { fit: 'cover', position: 'top' })
        .png()
        .toBuffer(),
    ),
  )
  const ground = await sharp({ create: { ...TILE, channels: 3, background: '#fff' } })
    .composite([{ input: /** @type {Buffer} */ (right), left: TILE.width / 2, top: 0 }])
    .png()
    .toBuffer()
  return parted(ground, /** @type {Buffer} */ (left))
}

/**
 * @param {Buffer} picture
 * @param {Buffer} left
 */
function parted(picture, left) {
  const line = sharp({ create: { width: 3, height: TILE.height, channels: 3, background: '#fff' } })
  return line
    .png()
    .toBuffer()
    .then(input =>
      sharp(picture)
        .composite([
          { input: left, left: 0, top: 0 },
          { input, left: TILE.width / 2 - 1, top: 0 },
        ])
        .png()
        .toBuffer(),
    )
}
