import type { CueName } from './cue-name.ts'
import { CUES_OF_LANDS } from './cues/lands.ts'
import { CUES_OF_ROOMS } from './cues/rooms.ts'
import { CUES_OF_SKIES } from './cues/skies.ts'
import { CUES_OF_TOWNS } from './cues/towns.ts'
import { COLOURS } from './vocabulary/colours.ts'

const CUES: Readonly<Record<CueName, RegExp>> = {
  ...CUES_OF_ROOMS,
  ...CUES_OF_TOWNS,
  ...CUES_OF_LANDS,
  ...CUES_OF_SKIES,
}

/** What a prompt says beside its subjects and its place, and the colour that it says it of. */
export function cuesOf(prompt: string): Map<CueName, string> {
  const cues = new Map<CueName, string>()
  for (const name of Object.keys(CUES) as CueName[]) {
    const found = CUES[name].exec(prompt)
    if (!found) continue
    const word = found[1]?.toLowerCase() ?? ''
    cues.set(name, COLOURS.has(word) ? word : '')
  }
  return cues
}
