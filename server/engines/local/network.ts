import type { InferenceSession, Tensor } from 'onnxruntime-node'
import { hideHalfType } from './half-precision.ts'

/** The type's name as in ONNX, its values one after the other, and their shape. */
export type TensorValue = { type: Tensor.Type; data: Tensor.DataType; dims: readonly number[] }

/** What a network takes or gives under a name; a dimension that is left open has a name or is -1. */
export type ValueInfo = { name: string; type: Tensor.Type; shape: readonly (number | string)[] }

/** One loaded ONNX file. */
export type Network = {
  inputs: readonly ValueInfo[]
  outputs: readonly ValueInfo[]
  /** Computes once. It cannot be interrupted. */
  run(feeds: Record<string, TensorValue>): Promise<Record<string, TensorValue>>
}

export type NetworkLoader = {
  /** Loads a file, or gives the network that was loaded of it before. */
  load(file: string): Promise<Network>
  /** Frees what was loaded of the file, if anything was. */
  release(file: string): Promise<void>
}

/** onnxruntime itself cannot be used on this machine. */
export class RuntimeMissingError extends Error {}

/**
 * Networks of this process, each loaded once. It is for the process of the models alone: a thread that is
 * ended while a network is being computed takes its whole process with it.
 */
export function createNetworkLoader(options: { threads: number; provider: string }): NetworkLoader {
  const sessions = new Map<string, Promise<InferenceSession>>()

  async function open(file: string): Promise<InferenceSession> {
    const { InferenceSession } = await loadRuntime()
    const session = InferenceSession.create(file, {
      executionProviders: [options.provider],
      intraOpNumThreads: options.threads,
      interOpNumThreads: 1,
      logSeverityLevel: 3,
      // Threads that wait in a loop would take the processor from the web server.
      extra: { session: { intra_op: { allow_spinning: '0' }, inter_op: { allow_spinning: '0' } } },
    })
    if (options.provider === 'cpu') return session
    return session.catch(cause => {
      throw new RuntimeMissingError(`MODELS_PROVIDER is ${options.provider}: ${cause.message}`, { cause })
    })
  }

  return {
    async load(file) {
      let session = sessions.get(file)
      if (!session) {
        session = open(file)
        sessions.set(file, session)
        session.catch(() => sessions.delete(file))
      }
      return networkOf(await session)
    },
    async release(file) {
      const session = sessions.get(file)
      sessions.delete(file)
      await (await session)?.release()
    },
  }
}

/** @throws RuntimeMissingError where the package has no binary, or one that does not run here */
export async function loadRuntime() {
  try {
    hideHalfType()
    const { default: runtime } = await import('onnxruntime-node')
    return runtime
  } catch (cause) {
    throw new RuntimeMissingError((cause as Error).message, { cause })
  }
}

async function networkOf(session: InferenceSession): Promise<Network> {
  const { Tensor } = await loadRuntime()
  return {
    inputs: session.inputMetadata.map(infoOf),
    outputs: session.outputMetadata.map(infoOf),
    async run(feeds) {
      const tensors = Object.entries(feeds).map(([name, { type, data, dims }]) => {
        return [name, new Tensor(type as 'float32', data as Float32Array, dims)] as const
      })
      const results = Object.entries(await session.run(Object.fromEntries(tensors)))
      return Object.fromEntries(
        results.map(([name, { type, data, dims }]) => [name, { type, data: data as Tensor.DataType, dims }]),
      )
    },
  }
}

function infoOf(value: InferenceSession.ValueMetadata): ValueInfo {
  if (!value.isTensor) throw new Error(`the network's value ${value.name} is no tensor`)
  return { name: value.name, type: value.type, shape: value.shape }
}
