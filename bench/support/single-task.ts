// Started by bench/photo-editing.ts: does one task in this process and answers with the memory that it took.
import { setTimeout as sleep } from 'node:timers/promises'
import { createBuiltinEngine } from '#server/engines/builtin/builtin.ts'
import { draw, type Task } from './embedded.ts'
import { watchMemory } from './memory.ts'

process.once('message', async ({ request }: Task) => {
  const engine = createBuiltinEngine({ threads: 1 })
  // What loading left behind is given back first.
  await sleep(500)
  const memory = watchMemory()
  await draw(engine, request)
  const megabytes = memory.peak()
  memory.stop()
  await engine.close()
  process.send!(megabytes, () => process.disconnect())
})
