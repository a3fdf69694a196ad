import { readdirSync, readFileSync } from 'node:fs'

/** Ids of the processes of the models that this process has started. On Linux alone. */
export function modelProcesses(): number[] {
  return readdirSync('/proc/self/task')
    .flatMap(thread => readOrNothing(`/proc/self/task/${thread}/children`).trim().split(' '))
    .map(Number)
    .filter(pid => pid > 0 && readOrNothing(`/proc/${pid}/cmdline`).includes('model-process'))
}

/** A process or a thread may be gone before it is read. */
function readOrNothing(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}
