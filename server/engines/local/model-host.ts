import { type ChildProcess, fork } from 'node:child_process'
import { inheritedEnvironment } from '#server/config/inherited-environment.ts'
import { EngineError } from '../engine.ts'
import { createSlots } from '../slots.ts'
import { TOO_MUCH_MEMORY, watchMemory } from './memory-watch.ts'
import type { FromModels, ProcessSettings, ToModels } from './protocol.ts'
import { runtimeProblem } from './runtime-problem.ts'
import type { TaskInput, TaskName, TaskOutput } from './tasks.ts'

const PROCESS = new URL('./model-process.ts', import.meta.url)
/** A network cannot be interrupted while it is computed: a cancelled job that goes on for longer is killed. */
const CANCEL_GRACE_MS = 1_500
/** What networks have taken they keep, so the process ends when it is not needed; a new one takes half a second. */
const IDLE_LIFE_MS = 2 * 60_000

export type ModelHostSettings = {
  threads: number
  /** Megabytes that the process may take. */
  memoryMb: number
  provider: string
}

export type RunContext = { signal: AbortSignal; onProgress: (fraction: number) => void }

export type ModelHost = {
  /**
   * Does a task in the process of the models, one at a time.
   * @throws EngineError, and nothing else
   */
  run<Name extends TaskName>(
    task: Name,
    input: TaskInput<Name>,
    context: RunContext,
  ): Promise<TaskOutput<Name>>
  /** Why no network can be computed on this machine, in a sentence for the operator; null when they can. */
  problem(): string | null
  /** Fails what is under way and leaves no process behind. */
  close(): Promise<void>
}

/** Nothing runs until the first job. */
export function createModelHost(settings: ModelHostSettings, entry: URL = PROCESS): ModelHost {
  const slots = createSlots(1)
  const closing = new AbortController()
  let problem = runtimeProblem()
  let child: ChildProcess | null = null
  let idle: NodeJS.Timeout | undefined
  let lastId = 0

  function start(): ChildProcess {
    if (child) return child
    const { threads, provider } = settings
    const given: ProcessSettings = { threads, provider }
    const started = fork(entry, [JSON.stringify(given)], {
      // Typed arrays stay what they are.
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      env: inheritedEnvironment(),
      execArgv: [],
    })
    const forget = () => {
      if (child === started) child = null
    }
    started.on('exit', forget)
    started.on('error', forget)
    child = started
    return started
  }

  function kill(): void {
    clearTimeout(idle)
    child?.kill('SIGKILL')
    child = null
  }

  function runAlone<Name extends TaskName>(
    task: Name,
    input: TaskInput<Name>,
    signal: AbortSignal,
    onProgress: RunContext['onProgress'],
  ): Promise<TaskOutput<Name>> {
    clearTimeout(idle)
    const process = start()
    const id = ++lastId
    const { promise, resolve, reject } = Promise.withResolvers<TaskOutput<Name>>()
    let grace: NodeJS.Timeout | undefined

    const onMessage = (message: FromModels) => {
      if (message.id !== id) return
      if (message.kind === 'progress') {
        if (!signal.aborted) onProgress(message.fraction)
      } else if (message.kind === 'done') resolve(message.output as TaskOutput<Name>)
      else {
        const { kind, detail, isFinal, message: text } = message.failure
        if (kind === 'no-runtime') problem = `onnxruntime does not load on this machine: ${text}`
        const cause = new Error(text)
        reject(
          new EngineError(kind === 'no-runtime' ? 'unavailable' : kind, {
            detail: detail ?? undefined,
            isFinal,
            cause,
          }),
        )
      }
    }
    const onExit = (code: number | null, by: string | null) =>
      reject(new EngineError('unavailable', { cause: new Error(`the model process ended (${by ?? code})`) }))
    const onError = (cause: Error) => reject(new EngineError('unavailable', { cause }))
    const onAbort = () => {
      send(process, { kind: 'cancel', id })
      grace = setTimeout(
        () => {
          kill()
          reject(new EngineError('cancelled'))
        },
        closing.signal.aborted ? 0 : CANCEL_GRACE_MS,
      )
    }
    const endWatch = watchMemory(process.pid, settings.memoryMb, () => {
      kill()
      reject(new MemoryLimitError())
    })

    process.on('message', onMessage)
    process.on('exit', onExit)
    process.on('error', onError)
    signal.addEventListener('abort', onAbort, { once: true })
    send(process, { kind: 'run', id, task, input })
    if (signal.aborted) onAbort()

    return promise.finally(() => {
      endWatch()
      clearTimeout(grace)
      signal.removeEventListener('abort', onAbort)
      process.off('message', onMessage)
      process.off('exit', onExit)
      process.off('error', onError)
      idle = setTimeout(kill, IDLE_LIFE_MS).unref()
    })
  }

  return {
    async run<Name extends TaskName>(task: Name, input: TaskInput<Name>, context: RunContext) {
      if (problem) throw new EngineError('unavailable', { cause: new Error(problem) })
      const signal = AbortSignal.any([context.signal, closing.signal])
      await slots.acquire(signal).catch(cause => {
        throw new EngineError('cancelled', { cause })
      })
      const hasRun = child !== null
      const onProgress = growing(context.onProgress)
      try {
        return await runAlone(task, input, signal, onProgress).catch(error => {
          // What earlier jobs have left may have been too much, and not this one.
          if (!(error instanceof MemoryLimitError) || !hasRun || signal.aborted) throw error
          return runAlone(task, input, signal, onProgress)
        })
      } catch (error) {
        if (context.signal.aborted) throw new EngineError('cancelled', { cause: error })
        throw error
      } finally {
        slots.release()
      }
    },

    problem: () => problem,

    async close() {
      closing.abort()
      const last = child
      const ended = last && last.exitCode === null && new Promise(resolve => last.once('exit', resolve))
      kill()
      await ended
    },
  }
}

class MemoryLimitError extends EngineError {
  constructor() {
    super('unavailable', { detail: TOO_MUCH_MEMORY, isFinal: true })
  }
}

/** Says nothing of what was said already, as when a job is begun anew. */
function growing(onProgress: RunContext['onProgress']): RunContext['onProgress'] {
  let highest = 0
  return fraction => {
    if (fraction <= highest) return
    highest = fraction
    onProgress(fraction)
  }
}

/** A channel that is closed already belongs to a process whose end is told in a moment. */
function send(process: ChildProcess, message: ToModels): void {
  if (process.connected) process.send(message, () => {})
}
