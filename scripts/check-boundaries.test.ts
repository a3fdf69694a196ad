import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import configuration from '../.dependency-cruiser.mjs'
import { checkBoundaries } from './check-boundaries.mjs'

const PACKAGE = {
  type: 'module',
  imports: {
    '#contract/*': './contract/*',
    '#catalogue/*': './catalogue/*',
    '#server/*': './server/*',
    '#painter/*': './painter/*',
    '#photo-editing/*': './photo-editing/*',
    '#web/*': './web/*',
  },
  dependencies: { zod: '1.0.0', 'drizzle-orm': '1.0.0', 'onnxruntime-node': '1.0.0' },
  devDependencies: { vitest: '1.0.0' },
}

/** A small product that keeps every boundary: file -> what it imports. */
const SOUND: Record<string, string[]> = {
  'contract/errors.ts': ['zod'],
  'contract/credits.ts': ['./errors.ts', 'zod'],
  'contract/credits.test.ts': ['./credits.ts', 'vitest'],
  'catalogue/modes.ts': ['#contract/errors.ts', 'zod'],
  'server/config/configuration.ts': ['#contract/errors.ts'],
  'server/main.ts': ['./config/configuration.ts', './serve.ts'],
  'server/serve.ts': ['./config/configuration.ts', './app.ts'],
  'server/app.ts': ['./http/server.ts', '#server/database/connection.ts'],
  'server/cli/doctor.ts': ['../config/configuration.ts', '../modules/credits/credits.service.ts'],
  'server/http/server.ts': [
    '../modules/credits/credits.routes.ts',
    '../modules/creations/creations.service.ts',
  ],
  'server/authority/actor.ts': [],
  'server/modules/credits/credits.routes.ts': ['./credits.service.ts', '#server/authority/actor.ts'],
  'server/modules/credits/credits.service.ts': ['./credits.store.ts'],
  'server/modules/credits/credits.store.ts': ['drizzle-orm', './credits.tables.ts'],
  'server/modules/credits/credits.tables.ts': [
    'drizzle-orm',
    '#server/database/columns.ts',
    '#server/modules/people/people.tables.ts',
  ],
  'server/modules/people/people.tables.ts': ['drizzle-orm'],
  'server/modules/creations/creations.service.ts': [
    '../credits/credits.service.ts',
    '#server/engines/engine.ts',
    '#server/queue/jobs.ts',
  ],
  'server/modules/creations/creations.tables.ts': ['drizzle-orm'],
  'server/modules/reports/reports.service.ts': ['../creations/creations.service.ts'],
  'server/queue/jobs.ts': ['../database/connection.ts', 'drizzle-orm'],
  'server/database/connection.ts': ['drizzle-orm'],
  'server/database/columns.ts': ['drizzle-orm'],
  'server/engines/engine.ts': [],
  'server/storage/open.ts': [],
  'server/storage/s3.ts': [],
  'server/engines/builtin/builtin.ts': ['../engine.ts', 'type #painter/paint-picture.ts'],
  'server/engines/builtin/worker.ts': ['#painter/paint-picture.ts', '#photo-editing/edit-picture.ts'],
  'server/engines/local/local.ts': ['../engine.ts', './model-host.ts'],
  'server/engines/local/model-host.ts': ['type ./network.ts'],
  'server/engines/local/network.ts': ['onnxruntime-node'],
  'painter/paint-picture.ts': ['./painting/paint.ts'],
  'painter/painting/paint.ts': ['../language/parse.ts', '../drawings/pieces.ts', '../engine/frame.ts'],
  'painter/language/parse.ts': ['../drawings/pieces.ts', '../engine/frame.ts'],
  'painter/drawings/pieces.ts': ['../engine/frame.ts'],
  'painter/engine/frame.ts': [],
  'photo-editing/edit-picture.ts': ['#painter/engine/frame.ts'],
  'web/main.tsx': ['./pages/Home.tsx'],
  'web/pages/Home.tsx': ['../features/creations/card/Card.tsx', '../features/credits/Balance.tsx'],
  'web/features/creations/lists.ts': ['#contract/credits.ts', '#web/lib/format.ts'],
  'web/features/creations/card/Card.tsx': [
    '../lists.ts',
    '#web/features/likes/like.ts',
    '#web/ui/Button.tsx',
  ],
  'web/features/likes/like.ts': ['#web/features/creations/lists.ts'],
  'web/features/credits/Balance.tsx': ['#web/ui/Button.tsx'],
  'web/features/identity/api.ts': [],
  'web/features/settings/Settings.tsx': ['#web/features/identity/api.ts'],
  'web/ui/Button.tsx': ['../lib/format.ts'],
  'web/lib/format.ts': ['#contract/errors.ts'],
  'tests/http/credits.test.ts': ['#server/main.ts', 'vitest', 'drizzle-orm'],
}

/** Each rule, broken: the file that breaks it and the import with which it does. */
const BREACHES: [rule: string, file: string, imported: string][] = [
  ['no-cycles', 'server/modules/credits/credits.store.ts', 'type ./credits.service.ts'],
  ['imports-resolve', 'web/lib/format.ts', './nowhere.ts'],
  ['production-without-development-packages', 'server/http/server.ts', 'vitest'],
  ['product-without-workbench', 'server/http/server.ts', '../../tests/http/credits.test.ts'],
  ['contract-stands-alone', 'contract/errors.ts', 'node:crypto'],
  ['contract-stands-alone', 'contract/errors.ts', 'drizzle-orm'],
  ['contract-stands-alone', 'contract/credits.ts', '../catalogue/modes.ts'],
  ['catalogue-knows-only-contract', 'catalogue/modes.ts', '../web/lib/format.ts'],
  ['web-without-server', 'web/features/creations/lists.ts', 'type #server/engines/engine.ts'],
  ['pages-know-no-frame', 'web/pages/Home.tsx', '../main.tsx'],
  ['features-know-no-pages', 'web/features/creations/lists.ts', '#web/pages/Home.tsx'],
  ['features-apart', 'web/features/creations/card/Card.tsx', '#web/features/credits/Balance.tsx'],
  ['features-apart', 'web/features/credits/Balance.tsx', '#web/features/likes/like.ts'],
  ['features-apart', 'web/features/likes/like.ts', '#web/features/creations/card/Card.tsx'],
  ['features-apart', 'web/features/settings/Settings.tsx', '#web/features/credits/Balance.tsx'],
  ['creations-stand-below', 'web/features/creations/lists.ts', './card/Card.tsx'],
  ['creations-stand-below', 'web/features/creations/lists.ts', '#web/features/identity/api.ts'],
  ['ui-knows-no-features', 'web/ui/Button.tsx', '../features/creations/lists.ts'],
  ['lib-is-the-floor', 'web/lib/format.ts', '../ui/Button.tsx'],
  ['server-without-web', 'server/http/server.ts', '../../web/lib/format.ts'],
  ['nobody-imports-programs', 'server/http/server.ts', '../main.ts'],
  ['only-programs-compose', 'server/http/server.ts', '../app.ts'],
  ['modules-know-no-http-server', 'server/modules/credits/credits.service.ts', 'type ../../http/server.ts'],
  ['foundations-know-no-product', 'server/queue/jobs.ts', '../modules/creations/creations.service.ts'],
  ['lib-and-config-are-the-floor', 'server/config/configuration.ts', '../database/connection.ts'],
  [
    'modules-meet-in-services',
    'server/modules/creations/creations.service.ts',
    '../credits/credits.store.ts',
  ],
  [
    'modules-stand-on-floors',
    'server/modules/creations/creations.service.ts',
    'type ../reports/reports.service.ts',
  ],
  ['modules-stand-on-floors', 'server/modules/credits/credits.tables.ts', '../creations/creations.tables.ts'],
  ['credits-call-nobody', 'server/modules/credits/credits.service.ts', '../creations/creations.service.ts'],
  ['only-stores-speak-sql', 'server/modules/credits/credits.service.ts', 'drizzle-orm'],
  ['only-stores-know-tables', 'server/modules/credits/credits.routes.ts', './credits.tables.ts'],
  ['only-stores-know-tables', 'server/http/server.ts', 'type ../modules/credits/credits.tables.ts'],
  ['only-stores-know-tables', 'server/cli/doctor.ts', '../modules/people/people.tables.ts'],
  ['only-stores-speak-sql', 'server/cli/doctor.ts', 'drizzle-orm'],
  ['tables-know-tables', 'server/modules/credits/credits.tables.ts', './credits.service.ts'],
  ['stores-stay-in-their-module', 'server/http/server.ts', '../modules/credits/credits.store.ts'],
  ['stores-stay-in-their-module', 'server/app.ts', 'type ./modules/credits/credits.store.ts'],
  ['stores-stay-in-their-module', 'server/cli/doctor.ts', '../modules/credits/credits.store.ts'],
  ['painting-stays-in-its-engine', 'server/engines/engine.ts', '#painter/paint-picture.ts'],
  ['painting-stays-in-its-thread', 'server/engines/builtin/builtin.ts', '#painter/paint-picture.ts'],
  ['networks-stay-in-their-process', 'server/engines/local/model-host.ts', './network.ts'],
  ['networks-stay-in-their-process', 'server/engines/local/local.ts', 'onnxruntime-node'],
  ['storage-back-ends-are-chosen', 'server/storage/open.ts', './s3.ts'],
  ['painter-knows-no-product', 'painter/paint-picture.ts', '#catalogue/modes.ts'],
  ['painter-knows-no-product', 'photo-editing/edit-picture.ts', 'type #server/engines/engine.ts'],
  ['painter-edits-no-photographs', 'painter/paint-picture.ts', '#photo-editing/edit-picture.ts'],
  ['engine-is-the-floor', 'painter/engine/frame.ts', 'type ../drawings/pieces.ts'],
  ['drawings-read-nothing', 'painter/drawings/pieces.ts', 'type ../language/parse.ts'],
  ['language-paints-nothing', 'painter/language/parse.ts', '../painting/paint.ts'],
]

let folder: string | undefined

afterEach(async () => {
  if (folder) await rm(folder, { recursive: true })
  folder = undefined
})

/** Writes the product of those files into a folder of its own, with empty packages to import. */
async function writeTree(files: Record<string, string[]>): Promise<string> {
  folder = await mkdtemp(join(tmpdir(), 'easel-boundaries-'))
  const contents: Record<string, string> = { 'package.json': JSON.stringify(PACKAGE) }
  for (const name of ['zod', 'drizzle-orm', 'onnxruntime-node', 'vitest']) {
    contents[`node_modules/${name}/package.json`] = JSON.stringify({
      name,
      version: '1.0.0',
      main: 'index.js',
    })
    contents[`node_modules/${name}/index.js`] = ''
  }
  for (const [file, imports] of Object.entries(files)) {
    const lines = imports.map((imported, index) => {
      const [path, kind] = imported.split(' ').reverse()
      return `${kind ? 'import type' : 'import'} { it as it${index} } from '${path}'`
    })
    contents[file] = [...lines, 'export const it = 1'].join('\n')
  }
  for (const [file, content] of Object.entries(contents)) {
    await mkdir(dirname(join(folder, file)), { recursive: true })
    await writeFile(join(folder, file), content)
  }
  return folder
}

test('a product that keeps the boundaries passes', async () => {
  expect(await checkBoundaries(await writeTree(SOUND))).toEqual({
    violations: [],
    modules: Object.keys(SOUND).length,
  })
})

test.for(BREACHES)('%s: %s may not import %s', async ([rule, file, imported]) => {
  const { violations } = await checkBoundaries(
    await writeTree({ ...SOUND, [file]: [...SOUND[file]!, imported] }),
  )
  expect(violations.filter(line => line.startsWith(`${rule}: `)).join('\n')).toContain(file)
})

test('every rule is broken by one of these', () => {
  const names = configuration.forbidden?.map(({ name }) => name)
  expect(new Set(BREACHES.map(([rule]) => rule))).toEqual(new Set(names))
})
