import { loadRuntime } from '../network.ts'
import { shippedFile } from '../shipped.ts'
import type { TaskContext } from '../task-context.ts'

/** The version of onnxruntime, once it has loaded a network where it is configured to compute them. */
export async function describeRuntime(_: undefined, { load }: TaskContext): Promise<{ version: string }> {
  const { env } = await loadRuntime()
  await load(shippedFile('selfie'))
  return { version: env.versions.node ?? '' }
}
