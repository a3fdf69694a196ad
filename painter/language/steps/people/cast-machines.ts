import type { Reading } from '../../reading.ts'
import { singular } from '../../vocabulary/plurals.ts'
import { withBorne } from '../../with-borne.ts'

const STEEL_BODIED = /\bsteelbodied (\w+)/g
const METAL = '#d3dae3'
const ROBOT = /\b(?:robots?|androids?|automatons?|droids?)\b/

/** “A robot barber”: whoever has the trade has a robot's head and hands; a robot that does something is a robot. */
export function castMachines(reading: Reading) {
  const { scene, text } = reading
  const trades = new Set([...text.matchAll(STEEL_BODIED)].map(([, trade]) => singular(trade)))
  for (const { figure, name, companions = [] } of scene.subjects.flatMap(withBorne)) {
    if (figure && !figure.isMachine && trades.has(singular(name)))
      for (const look of [figure, ...companions])
        Object.assign(look, {
          isMachine: true,
          skin: METAL,
          hair: 'bald',
          beard: undefined,
          moustache: undefined,
        })
    if (figure?.isMachine) reading.understand(ROBOT.exec(scene.prompt.toLowerCase())?.[0] ?? 'robot')
  }
}
