import { parsePrompt } from '#painter/language/parse.ts'
import type { Scene } from '#painter/language/scene.ts'

/** What a prompt says of light, weather and season. */
export type Conditions = Pick<Scene, 'time' | 'timeGiven' | 'weather' | 'season'>

const DARK_TIMES: readonly string[] = ['night', 'moonlit', 'dusk']

export const isDark = ({ time, timeGiven }: Conditions) => timeGiven && DARK_TIMES.includes(time)

export const isSnowy = ({ weather, season }: Conditions) => weather.includes('snow') || season === 'winter'

export const readConditions = (prompt: string): Conditions => parsePrompt(prompt)

/** As a note names them: “dusk, rain, winter”; empty when the prompt says nothing of the kind. */
export function namesOf({ time, timeGiven, weather, season }: Conditions): string {
  return [...(timeGiven ? [time] : []), ...weather, ...(season ? [season] : [])].join(', ')
}
