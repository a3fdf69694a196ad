import { enableCompileCache, flushCompileCache } from 'node:module'
import os from 'node:os'
import { fileURLToPath } from 'node:url'
import type { MessagePort } from 'node:worker_threads'
import { problemWithUpscale } from '#contract/picture-limits.ts'
import { InvalidJobError, type Made, type Report } from '#painter/job.ts'
import { createBufferWatch, freeGarbage } from './free-buffers.ts'
import type { Job, Outcome, Task } from './protocol.ts'

const NICE = 10
const PROGRESS_INTERVAL_MS = 100

/** Edits need the memory in which painting keeps trees for its next forest. */
let forgetTrees = () => {}

lowerThreadPriority()
keepCompiledCode()

/** Entry of a worker thread: one job in, one outcome out. */
export default async function runTask({ job, progress }: Task): Promise<Outcome> {
  const watch = createBufferWatch()
  const sendProgress = throttledReport(progress)
  const report: Report = fraction => {
    sendProgress(fraction)
    watch.betweenSteps()
  }
  try {
    return { ok: true, ...(await perform(job, report)) }
  } catch (error) {
    if (error instanceof InvalidJobError) return { ok: false, refusal: error.message }
    throw error
  } finally {
    progress.close()
    watch.afterTask()
    // Not when the thread ends: it may be ended at any time.
    flushCompileCache()
  }
}

let isPainterLoaded = false

/** Loads what the job needs only now: a fault while loading then fails this job and not the pool. */
async function perform(job: Job, report: Report): Promise<Made> {
  if (job.kind === 'paint') {
    forgetTrees = (await import('#painter/engine/world/trees.ts')).forgetTrees
    const { paintPicture } = await import('#painter/paint-picture.ts')
    // Loading a thousand modules leaves up to a hundred megabytes behind, which would lie beside the first picture's.
    if (!isPainterLoaded) freeGarbage()
    isPainterLoaded = true
    return paintPicture(job, report)
  }
  forgetTrees()
  if (job.kind === 'swapFace') {
    const { swapFace } = await import('#photo-editing/faces/swap-face.ts')
    return swapFace(job, report)
  }
  if (job.kind === 'findPlace') {
    const { findPlace } = await import('#photo-editing/searching/find-place.ts')
    return findPlace(job, report)
  }
  const { editPicture } = await import('#photo-editing/edit-picture.ts')
  return editPicture(job, report, { problemWithUpscale })
}

function throttledReport(port: MessagePort): Report {
  let last = Number.NEGATIVE_INFINITY
  return fraction => {
    const now = performance.now()
    if (now - last < PROGRESS_INTERVAL_MS) return
    last = now
    port.postMessage(fraction)
  }
}

/** So that the web stays quick beside the painting. On Linux, 0 names the calling thread alone. */
function lowerThreadPriority() {
  if (process.platform !== 'linux') return
  try {
    os.setPriority(0, NICE)
  } catch {
    // Without the permission the thread merely keeps its normal priority.
  }
}

/**
 * Hundreds of modules take most of a second to compile, for each thread anew. Not in the system's folder for
 * temporary files, where others could put code of theirs; where this one cannot be written, nothing is kept.
 */
function keepCompiledCode() {
  enableCompileCache(fileURLToPath(new URL('../../../node_modules/.cache/compiled', import.meta.url)))
}
