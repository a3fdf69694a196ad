import type { MessagePort } from 'node:worker_threads'
import type { Made, PaintJob } from '#painter/job.ts'
import type { EditJob, FindPlaceJob, SwapFaceJob } from '#photo-editing/job.ts'

export type Job = PaintJob | EditJob | SwapFaceJob | FindPlaceJob

/** What the main thread sends to a worker thread. Fractions from 0 to 1 come back through `progress`. */
export type Task = { job: Job; progress: MessagePort }

/** What a worker thread answers: a picture, or a sentence saying why the request cannot be served. */
export type Outcome = ({ ok: true } & Made) | { ok: false; refusal: string }
