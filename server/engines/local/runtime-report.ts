import { readdirSync } from 'node:fs'
import type { ModelHost } from './model-host.ts'

export type RuntimeReport = { isWell: boolean; sentence: string }

/**
 * Whether networks can be computed on this machine, for the operator: one that came with the product is loaded.
 * @param provider what is to compute them, as it is configured
 */
export async function reportOnRuntime(host: ModelHost, provider: string): Promise<RuntimeReport> {
  const shipped = readdirSync(new URL('./assets/', import.meta.url)).filter(name => name.endsWith('.onnx'))
  try {
    const context = { signal: new AbortController().signal, onProgress: () => {} }
    const { version } = await host.run('describeRuntime', undefined, context)
    const sentence = `networks are computed by onnxruntime ${version} (${provider}); ${shipped.length} came with Easel`
    return { isWell: true, sentence }
  } catch (error) {
    const { cause } = error as Error
    const reason = cause instanceof Error ? cause.message : String(error)
    return {
      isWell: false,
      sentence: `networks cannot be computed here, so the built-in painter does what it can by itself. ${reason}`,
    }
  }
}
