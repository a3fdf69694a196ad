// Entry of the process in which networks are computed. It holds no data of its own and may be killed at any
// time; a crash of a network or one that takes all the memory ends this process and not the server.
import os from 'node:os'
import { EngineError } from '../engine.ts'
import { createNetworkLoader, RuntimeMissingError } from './network.ts'
import type { FromModels, ProcessSettings, TaskFailure, ToModels } from './protocol.ts'
import type { TaskContext } from './task-context.ts'
import { TASKS } from './tasks.ts'

const NICE = 10

const settings: ProcessSettings = JSON.parse(process.argv[2] ?? '')
const networks = createNetworkLoader(settings)
const running = new Map<number, AbortController>()

lowerPriority()
// Ctrl-C reaches every process of a terminal; the server lets what is under way come to its end first.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {})
// The server is gone, however it ended. Not `exit`, which waits for what networks leave behind.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'))
process.on('message', (message: ToModels) => {
  if (message.kind === 'cancel') running.get(message.id)?.abort(new EngineError('cancelled'))
  else void perform(message)
})

async function perform({ id, task, input }: Extract<ToModels, { kind: 'run' }>): Promise<void> {
  const controller = new AbortController()
  running.set(id, controller)
  const context: TaskContext = {
    ...networks,
    signal: controller.signal,
    onProgress: fraction => tell({ kind: 'progress', id, fraction }),
  }
  try {
    const run = (await TASKS[task]()) as (given: unknown, context: TaskContext) => Promise<unknown>
    tell({ kind: 'done', id, output: await run(input, context) })
  } catch (error) {
    tell({ kind: 'failed', id, failure: failureOf(error) })
  } finally {
    running.delete(id)
  }
}

function failureOf(error: unknown): TaskFailure {
  const { message } = error as Error
  if (error instanceof EngineError) {
    const { kind, detail, isFinal, cause } = error
    return { kind, detail, isFinal, message: cause instanceof Error ? cause.message : message }
  }
  const kind = error instanceof RuntimeMissingError ? 'no-runtime' : 'unavailable'
  return { kind, detail: null, isFinal: false, message }
}

function tell(message: FromModels): void {
  if (process.connected) process.send?.(message)
}

/** So that the web stays quick beside the networks; the threads that are started later inherit it. */
function lowerPriority(): void {
  try {
    os.setPriority(NICE)
  } catch {
    // Without the permission it merely keeps its normal priority.
  }
}
