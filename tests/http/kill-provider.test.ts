import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { startReplicate } from '#tests/fakes/providers/replicate.ts'
import { create, eventually, settled } from '#tests/support/creations.ts'
import { openTestDatabase } from '#tests/support/database.ts'
import { signIn } from '#tests/support/person.ts'
import { startProcess } from '#tests/support/process.ts'

const PATIENCE_MS = 60_000

test('a server killed while a provider works takes the job up again, and orders nothing twice', {
  timeout: 3 * PATIENCE_MS,
}, async () => {
  const replicate = await startReplicate()
  const dataDir = await mkdtemp(join(tmpdir(), 'easel-kill-'))
  const onServer = inject('testDatabase').kind === 'postgres' ? await openTestDatabase() : null
  const environment = {
    DATA_DIR: dataDir,
    PORT: '0',
    REPLICATE_API_TOKEN: replicate.token,
    REPLICATE_BASE_URL: replicate.baseUrl,
    ...(onServer?.kind === 'postgres' && { DATABASE_URL: onServer.url }),
  }
  let server = startProcess(environment)
  try {
    replicate.behave({ questions: 1_000 })
    const person = await signIn(await server.url(), 'killed@example.com')
    const before = await person.credits()
    const { id, own } = await create(person)
    // Asked for, and so its id was saved before.
    await eventually(
      async () => replicate.journal.some(({ kind }) => kind === 'ask'),
      wasAsked => wasAsked,
      PATIENCE_MS,
    )
    server.child.kill('SIGKILL')
    await server.ended()
    for (const prediction of replicate.predictions) prediction.remaining = 0
    server = startProcess(environment)
    const again = await signIn(await server.url(), 'killed@example.com')
    const ended = await settled(again, id, PATIENCE_MS)
    expect(ended).toMatchObject({ status: 3, own: { engine: 'replicate', refunded: 0 } })
    expect(replicate.predictions).toHaveLength(1)
    expect(await again.credits()).toBe(before - own!.cost)
  } finally {
    server.child.kill('SIGKILL')
    await server.ended()
    await replicate.close()
    await onServer?.close()
    await rm(dataDir, { recursive: true, force: true })
  }
})
