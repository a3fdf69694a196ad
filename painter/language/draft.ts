import type { Scene } from './scene.ts'

/** A scene that is still read: the prompt is known to the reader alone. */
export type Draft = Scene & { prompt: string }
