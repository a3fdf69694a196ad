import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, inject, test } from 'vitest'
import { startReplicate } from '#tests/fakes/providers/replicate.ts'
import { create, eventually, settled } from '#tests/support/creations.ts'
import { fillDataDir, openTestDatabase } from '#tests/support/database.ts'
import { signIn } from '#tests/support/person.ts'
import { startProcess } from '#tests/support/process.ts'
import { randomFrom } from '#tests/support/random.ts'

const KILLS = Number(process.env.PROVIDER_KILLS ?? 1)
const SEED = Number(process.env.SEED ?? 20_261_121)
/** On a database server the lease of who was killed has to run out. */
const MAX_WAIT_MS = 120_000
/** The limits of requests hold for tests of the real process, too. */
const PAUSE_MS = 500
/** After its job request arrives at the provider; the first kill comes when the id has been saved. */
const LATEST_KILL_MS = 150

test(`a server killed ${KILLS} times while a provider works takes each job up again (seed ${SEED})`, {
  timeout: (KILLS + 2) * MAX_WAIT_MS,
}, async () => {
  const random = randomFrom(SEED)
  const replicate = await startReplicate()
  const dataDir = await mkdtemp(join(tmpdir(), 'easel-kill-'))
  await fillDataDir(dataDir)
  const onServer = inject('testDatabase').kind === 'postgres' ? await openTestDatabase() : null
  const environment = {
    DATA_DIR: dataDir,
    PORT: '0',
    REPLICATE_API_TOKEN: replicate.token,
    REPLICATE_BASE_URL: replicate.baseUrl,
    ...(onServer?.kind === 'postgres' && { DATABASE_URL: onServer.url }),
  }
  const isOrdered = (prompt: string) => replicate.predictions.filter(({ input }) => input.prompt === prompt)
  const count = (kind: string) => replicate.journal.filter(request => request.kind === kind).length
  let server = startProcess(environment)
  let boughtTwice = 0
  try {
    for (let round = 0; round < KILLS; round++) {
      const prompt = `killed ${round}`
      const email = `killed-${round}@example.com`
      replicate.behave({ questions: 1_000 })
      const person = await signIn(await server.url(), email)
      const before = await person.credits()
      const [jobs, questions] = [count('job'), count('ask')]
      const { id, own } = await create(person, { prompt })
      if (round === 0) {
        // Asked for, and so its id was saved before.
        await eventually(async () => count('ask') > questions, Boolean, MAX_WAIT_MS)
      } else {
        await eventually(async () => count('job') > jobs, Boolean, MAX_WAIT_MS)
        await sleep(random() * LATEST_KILL_MS)
      }
      server.child.kill('SIGKILL')
      await server.ended()
      replicate.behave({ questions: 0 })
      for (const prediction of replicate.predictions) prediction.remaining = 0
      server = startProcess(environment)
      const again = await signIn(await server.url(), email)
      const ended = await settled(again, id, MAX_WAIT_MS, PAUSE_MS)
      expect(ended).toMatchObject({ status: 3, own: { engine: 'replicate', refunded: 0 } })
      expect(await again.credits()).toBe(before - own!.cost)
      const times = isOrdered(prompt).length
      // Only who dies between the order and the saving of its id orders once more.
      expect(times).toBeLessThanOrEqual(round === 0 ? 1 : 2)
      if (times > 1) boughtTwice += 1
    }
    console.log(`${KILLS} kills with a job at the provider: ${boughtTwice} bought twice`)
  } finally {
    server.child.kill('SIGKILL')
    await server.ended()
    await replicate.close()
    await onServer?.close()
    await rm(dataDir, { recursive: true, force: true })
  }
})
