// A process that has networks computed, tells the id of the process that does, and goes on living.
import { execFileSync } from 'node:child_process'
import { createModelHost } from '#server/engines/local/model-host.ts'

const host = createModelHost({ threads: 1, memoryMb: 2000, provider: 'cpu' })
await host.run('describeRuntime', undefined, { signal: new AbortController().signal, onProgress: () => {} })
const children = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' })
const line = children
  .split('\n')
  .find(row => row.includes('model-process.ts') && row.includes(`${process.pid}`))
process.send?.(Number(line?.trim().split(/\s+/)[0]))
setInterval(() => {}, 1000)
