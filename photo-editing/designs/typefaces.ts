import { fileURLToPath } from 'node:url'
import { GlobalFonts } from '@napi-rs/canvas'

/** Families as the canvas knows them. */
export const GROTESK = 'Easel Grotesk'
export const SERIF = 'Easel Serif'
export const SERIF_ITALIC = 'Easel Serif Italic'

const FILES: Record<string, string> = {
  [GROTESK]: '@fontsource-variable/schibsted-grotesk/files/schibsted-grotesk-latin-wght-normal.woff2',
  [SERIF]: '@fontsource-variable/newsreader/files/newsreader-latin-wght-normal.woff2',
  [SERIF_ITALIC]: '@fontsource-variable/newsreader/files/newsreader-latin-wght-italic.woff2',
}

let registered = false

/** Makes the product's own typefaces known to the canvas, once per thread. */
export function registerTypefaces() {
  if (registered) return
  for (const [family, file] of Object.entries(FILES))
    GlobalFonts.registerFromPath(fileURLToPath(import.meta.resolve(file)), family)
  registered = true
}
