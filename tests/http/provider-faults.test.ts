import { expect, test } from 'vitest'
import type { Creation } from '#contract/creations.ts'
import { transaction } from '#server/database/transaction.ts'
import { createReplicateEngine } from '#server/engines/replicate/replicate.ts'
import { readRouting } from '#server/engines/routing/routing.ts'
import { createStabilityEngine } from '#server/engines/stability/stability.ts'
import { violations } from '#server/modules/operations/invariants.ts'
import { startReplicate } from '#tests/fakes/providers/replicate.ts'
import { startStability } from '#tests/fakes/providers/stability.ts'
import type { Arrived, Fault } from '#tests/fakes/providers/stand-in.ts'
import { type Person, startApp } from '#tests/support/app.ts'
import { create, eventually, info } from '#tests/support/creations.ts'
import { randomFrom } from '#tests/support/random.ts'

const TASKS = Number(process.env.PROVIDER_TASKS ?? 40)
const SEED = Number(process.env.SEED ?? 20_261_121)
/** Of the answers of providers. */
const FAULTY = 0.4
const PEOPLE = 8
const MAX_WAIT_MS = 120_000

const FOR_JOBS: Fault[] = [
  { status: 500, body: {} },
  { status: 503, body: 'busy' },
  { status: 502 },
  { status: 429, headers: { 'retry-after': '0' } },
  { status: 403, body: { name: 'content_moderation', errors: [] } },
  { status: 422, body: { name: 'public_figure', detail: 'no' } },
  { resets: true },
  { after: 'reset' },
  { after: 'truncate' },
  { after: 'rubbish' },
  { after: 'malformed' },
  { after: 'hang' },
  { delayMs: 30 },
]
const FOR_QUESTIONS: Fault[] = [
  { status: 500 },
  { status: 429, headers: { 'retry-after': '0' } },
  { after: 'truncate' },
  { after: 'malformed' },
  { resets: true },
  { delayMs: 30 },
]
const FOR_DOWNLOADS: Fault[] = [
  { status: 404 },
  { status: 503 },
  { after: 'truncate' },
  { after: 'rubbish' },
  { resets: true },
]

test(`${TASKS} tasks of which providers spoil many (seed ${SEED}) each end done or refunded, and bought once`, {
  timeout: MAX_WAIT_MS + TASKS * 1_000,
}, async () => {
  const random = randomFrom(SEED)
  const [replicate, stability] = await Promise.all([startReplicate(), startStability()])
  let answers = 0
  let faulty = 0
  const decide = ({ kind }: Arrived): Fault | null => {
    answers += 1
    if (random() >= FAULTY) return null
    faulty += 1
    const faults = kind === 'job' ? FOR_JOBS : kind === 'download' ? FOR_DOWNLOADS : FOR_QUESTIONS
    return faults[Math.floor(random() * faults.length)]!
  }
  replicate.script(decide)
  stability.script(decide)
  const settings = { timeoutMs: 3_000, pollMs: 5, guard: { pauseMs: 10, longestPauseMs: 100 } }
  const app = await startApp({
    engines: [
      createReplicateEngine({
        token: replicate.token,
        baseUrl: replicate.baseUrl,
        webhookUrl: null,
        downloadPauses: [5],
        ...settings,
      }),
      createStabilityEngine({
        apiKey: stability.apiKey,
        baseUrl: stability.url,
        translate: null,
        ...settings,
      }),
    ],
    routing: readRouting(
      JSON.stringify({
        pairs: {
          'txt2img/fast': { engines: ['replicate'], whenDown: 'wait' },
          'txt2img/standard': { engines: ['stability'], whenDown: 'wait' },
        },
      }),
    ),
    configuration: { workerConcurrency: 8 },
    timing: { retry: 5, sweepEvery: 200 },
  })
  try {
    const { credits } = app.instance.services
    const people: Person[] = []
    for (let i = 0; i < PEOPLE; i++) people.push(await app.signIn())
    for (const { id: userId } of people) {
      const grant = { userId, amount: 30 * TASKS, key: `test:${userId}`, description: 'Test' }
      await transaction(app.database.db, tx => credits.grant(tx, grant))
    }
    const ended: Creation[] = []
    let next = 0
    // Each person has two on the way, which is what is drawn for one at the same time.
    const work = async (person: Person) => {
      for (let task = next++; task < TASKS; task = next++) {
        const model = task % 2 ? 'fast' : 'standard'
        const { id } = await create(person, { model, prompt: `task ${task}` })
        const open = () => info(person, id)
        // Asked for seldom: what is tried here is the way to the providers.
        ended.push(await eventually(open, ({ status }) => status > 2, MAX_WAIT_MS, 200))
      }
    }
    await Promise.all(people.flatMap(person => [work(person), work(person)]))

    const bought = new Map<string, number>()
    const buy = (prompt: unknown) => bought.set(String(prompt), (bought.get(String(prompt)) ?? 0) + 1)
    for (const { input } of replicate.predictions) buy(input.prompt)
    for (const { fields } of stability.taken) buy(fields.prompt)
    const done = ended.filter(({ status }) => status === 3)
    const refunded = ended.filter(({ status, own }) => status === 4 && own!.refunded === own!.cost)
    const twice = [...bought].filter(([, times]) => times > 1)
    const inVain = refunded.filter(({ prompt }) => bought.has(prompt)).length
    console.log(
      `${TASKS} tasks, ${answers} answers (${faulty} faulty): ${done.length} done, ${refunded.length} refunded ` +
        `(${inVain} of them paid for at the provider), ${twice.length} bought twice`,
    )
    expect(twice).toEqual([])
    expect(done.length + refunded.length).toBe(TASKS)
    expect(done.length).toBeGreaterThan(0)
    expect(refunded.length).toBeGreaterThan(0)
    expect(done.filter(({ prompt }) => !bought.has(prompt))).toEqual([])
    expect(await violations(app.database.db)).toEqual([])
  } finally {
    await app.close()
    await Promise.all([replicate.close(), stability.close()])
  }
})
