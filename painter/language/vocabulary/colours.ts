import { meaningsOf, wordsOf } from './rows.ts'
import { tableOf, wordSet } from './table.ts'

/** `hex` is the paint; `hue` the OKLCh hue in degrees, for tinting a whole scene; null for greys. */
type Colour = { hex: string; hue: number | null }

export const COLOURS = tableOf<Colour>({
  red: { hex: '#d92b2b', hue: 27 },
  crimson: { hex: '#b01030', hue: 20 },
  scarlet: { hex: '#e0301e', hue: 30 },
  burgundy: { hex: '#7a1230', hue: 15 },
  maroon: { hex: '#7a1626', hue: 20 },
  orange: { hex: '#f08a1d', hue: 60 },
  golden: { hex: '#e6b422', hue: 85 },
  gold: { hex: '#e6b422', hue: 85 },
  yellow: { hex: '#f2cf1d', hue: 100 },
  green: { hex: '#3fa34d', hue: 145 },
  emerald: { hex: '#1fa36b', hue: 155 },
  tan: { hex: '#cfa472', hue: 70 },
  olive: { hex: '#7d8a2e', hue: 115 },
  teal: { hex: '#1f9a96', hue: 190 },
  turquoise: { hex: '#2fc4c0', hue: 190 },
  cyan: { hex: '#22c1e0', hue: 205 },
  aqua: { hex: '#3fd0d8', hue: 200 },
  blue: { hex: '#2f6fe0', hue: 255 },
  navy: { hex: '#1f2f6b', hue: 265 },
  azure: { hex: '#3f9be8', hue: 240 },
  purple: { hex: '#8a3fd1', hue: 300 },
  violet: { hex: '#7f4fe0', hue: 295 },
  lavender: { hex: '#b8a0e8', hue: 295 },
  lilac: { hex: '#c9a8e0', hue: 305 },
  magenta: { hex: '#d92bb8', hue: 330 },
  pink: { hex: '#f27aa8', hue: 355 },
  rose: { hex: '#e86a8a', hue: 5 },
  brown: { hex: '#84532f', hue: 55 },
  white: { hex: '#f4f4f2', hue: null },
  black: { hex: '#1b1b20', hue: null },
  gray: { hex: '#8d9096', hue: null },
  grey: { hex: '#8d9096', hue: null },
  silver: { hex: '#c6ccd4', hue: null },
})

/** Hair is never as loud as paint: these colour words mean something else on a head. */
export const HAIR_COLOURS = meaningsOf('hair colours')

/** Words after a colour that make it the tint of the whole scene. */
export const TINTED_SCENERY = wordSet(
  'sky light forest mist fog haze smoke sunset dusk dawn twilight city world glow dream ocean sea landscape nebula',
)

/** Places a colour spoken before can tint. */
export const TINTED_PLACES = wordSet('forest city ocean sea desert alps galaxy alienplanet')

/** Words after a colour that make it the colour of what a person wears or carries. */
export const GARMENTS = wordsOf('garments')
