/** What a small world is kept in. */
export const KEEPERS = [
  'bottle',
  'jar',
  'bulb',
  'globe',
  'teacup',
  'cooker',
  'bowl',
  'drawer',
  'suitcase',
  'box',
] as const
export type Keeper = (typeof KEEPERS)[number]

/** What is kept there. */
export const KEPT_WORLDS = [
  'forest',
  'village',
  'castle',
  'sea',
  'mountain',
  'garden',
  'city',
  'beach',
  'winter',
  'galaxy',
] as const
export type KeptWorld = (typeof KEPT_WORLDS)[number]
