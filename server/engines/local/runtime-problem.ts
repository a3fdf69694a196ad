import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

const require = createRequire(import.meta.url)

/**
 * Why onnxruntime cannot be used here, in a sentence for the operator, or null. It looks for the files and
 * loads nothing: that is for the process of the models alone.
 */
export function runtimeProblem(): string | null {
  const { platform, arch } = process
  if (platform === 'linux' && isMusl()) {
    return 'onnxruntime has no binary for Linux with musl, such as Alpine: use a Linux with glibc.'
  }
  const folder = packageFolder()
  if (!folder) return 'The package onnxruntime-node is not installed. Install the packages again with npm ci.'
  const binary = join(folder, 'bin/napi-v6', platform, arch, 'onnxruntime_binding.node')
  return existsSync(binary)
    ? null
    : `onnxruntime has no binary for this kind of machine (${platform}, ${arch}).`
}

function packageFolder(): string | null {
  try {
    return dirname(require.resolve('onnxruntime-node/package.json'))
  } catch {
    return null
  }
}

/** glibc says its version in Node's own report; musl says none. */
function isMusl(): boolean {
  // Otherwise the report looks up names of the network, which may take seconds.
  Object.assign(process.report, { excludeNetwork: true })
  const report = process.report.getReport() as { header?: { glibcVersionRuntime?: string } }
  return report.header?.glibcVersionRuntime === undefined
}
