import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { checkTables } from './check-tables.mjs'

const TABLES = {
  'server/database/settings.tables.ts': "export const settings = pgTable('settings', {})",
  'server/modules/credits/credits.tables.ts': `
    export const creditEntries = pgTable(
      'credit_entries', {})`,
  'server/modules/billing/billing.tables.ts': "export const billingOrders = pgTable('billing_orders', {})",
  'server/modules/billing/providers/sandbox/sandbox.store.ts': `
    import { settings } from '#server/database/settings.tables.ts'
    import { billingOrders } from '../billing.tables.ts'`,
}
const STORE = 'server/modules/credits/credits.store.ts'

let folder: string

afterEach(() => rm(folder, { recursive: true }))

async function writeTree(files: Record<string, string>): Promise<string> {
  folder = await mkdtemp(join(tmpdir(), 'easel-tables-'))
  for (const [file, text] of Object.entries({ ...TABLES, ...files })) {
    await mkdir(dirname(join(folder, file)), { recursive: true })
    await writeFile(join(folder, file), text)
  }
  return folder
}

test('a store may speak the tables of its own module, and those of everybody', async () => {
  const text = `
    import { settings } from '#server/database/settings.tables.ts'
    import { creditEntries } from './credits.tables.ts'
    // Read from billing_orders long ago.
    const rows = sql\`select * from credit_entries\``
  expect(await checkTables(await writeTree({ [STORE]: text }), [])).toEqual([])
})

test.for([
  ['imports', "import { type billingOrders as orders, other } from '../billing/billing.tables.ts'"],
  ['imports the type of', "import type { billingOrders } from '#server/modules/billing/billing.tables.ts'"],
  ['reads in a statement', 'sql`select * from billing_orders o`'],
  ['joins in a statement', 'sql`select * from credit_entries e left join billing_orders o on true`'],
  ['writes in a statement', 'sql`update billing_orders set status = 1`'],
])('a store that %s a table of another module is found', async ([, text = '']) => {
  const [violation, ...others] = await checkTables(await writeTree({ [STORE]: text }), [])
  expect(others).toEqual([])
  expect(violation).toContain(`${STORE} -> billing_orders`)
})

test('unless it is declared with the reason, and what is declared has to be so', async () => {
  const declared = [{ store: STORE, tables: ['billing_orders'], reason: 'It has to be.' }]
  expect(
    await checkTables(await writeTree({ [STORE]: 'sql`select * from billing_orders`' }), declared),
  ).toEqual([])
  await rm(folder, { recursive: true })
  const [violation] = await checkTables(await writeTree({ [STORE]: '' }), declared)
  expect(violation).toContain('not so any more')
})
