import type { Scene } from '../../../language/scene.ts'

/** The rooms that people live, eat or work in, which have walls and furniture of any taste. */
export const LIVED_IN: ReadonlySet<Scene['room']> = new Set([
  'livingroom',
  'bedroom',
  'nursery',
  'kitchen',
  'diningroom',
  'bathroom',
  'office',
  'cafe',
  'restaurant',
])
