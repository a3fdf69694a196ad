import { loadRuntime } from '../network.ts'

/** The version of onnxruntime, and what its binary brings to compute on: `cpu` first. */
export async function describeRuntime(): Promise<{ version: string; providers: string[] }> {
  const { env, listSupportedBackends } = await loadRuntime()
  return {
    version: env.versions.node ?? '',
    providers: listSupportedBackends()
      .filter(({ bundled }) => bundled)
      .map(({ name }) => name),
  }
}
