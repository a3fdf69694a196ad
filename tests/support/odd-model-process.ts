// Speaks as the process of the models does, and misbehaves as it is told to by the words in its input.
import type { ToModels } from '#server/engines/local/protocol.ts'

const kept: Buffer[] = []

process.on('disconnect', () => process.exit())
process.on('message', (message: ToModels) => {
  if (message.kind !== 'run') return
  const { id, input } = message
  if (input === 'crash') process.kill(process.pid, 'SIGSEGV')
  // Every page is written, or the system would not count it.
  if (input === 'devour') for (let i = 0; i < 30; i++) kept.push(Buffer.alloc(20_000_000, i + 1))
  if (input === 'hoard') {
    for (let i = 0; i < 8; i++) kept.push(Buffer.alloc(20_000_000, i + 1))
    // By then somebody has looked at the memory.
    setTimeout(() => process.send?.({ kind: 'done', id, output: process.pid }), 1_200)
  }
  if (input === 'answer') process.send?.({ kind: 'done', id, output: process.pid })
  // Whatever else it is asked for it never answers, and a cancel it does not hear.
  else process.send?.({ kind: 'progress', id, fraction: 0.5 })
})
