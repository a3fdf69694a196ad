import { BEINGS } from './beings.ts'
import type { Scene, Subject } from './scene.ts'

/** What their drawing, which stands on its feet, does not show. */
const SEATED: ReadonlySet<Subject['action']> = new Set(['sitting', 'kneeling'])

/** Fairies that sit have a body as people have. */
export function seatFairies({ subjects }: Scene) {
  for (const subject of subjects)
    if (subject.key === 'fairy' && SEATED.has(subject.action))
      Object.assign(subject, { figure: { ...BEINGS.fairy }, icon: undefined, mode: 'ground' })
}
