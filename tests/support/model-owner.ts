// A process that has networks computed, tells the id of the process that does, and goes on living.
import { createModelHost } from '#server/engines/local/model-host.ts'
import { modelProcesses } from './model-process.ts'

const host = createModelHost({ threads: 1, memoryMb: 2000, provider: 'cpu' })
await host.run('describeRuntime', undefined, { signal: new AbortController().signal, onProgress: () => {} })
process.send?.(modelProcesses()[0])
setInterval(() => {}, 1000)
