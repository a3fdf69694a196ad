import { copyFile, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { COMMANDS } from '#server/cli/commands.ts'
import { readTemplates, type StoredTemplate } from '#server/modules/templates/read-templates.ts'
import { createScratchCopy, type ScratchCopy, stepsOf } from '#tests/support/scratch-copy.ts'

const ROOT = fileURLToPath(new URL('..', import.meta.url))

let copy: ScratchCopy
beforeEach(async () => {
  copy = await createScratchCopy()
})
afterEach(() => copy.remove())

test('a mode is added by its guide alone, and its help is asked for', { timeout: 120_000 }, async () => {
  const steps = await stepsOf('adding-a-mode.md')
  const withoutHelp = steps.filter(({ file, after }) => file !== 'catalogue/help.ts' || after === null)
  for (const step of withoutHelp) await copy.follow(step)
  for (const name of ['tile.webp', 'tile-small.webp']) {
    const modes = join(copy.folder, 'catalogue/modes')
    await copyFile(join(modes, 'upscale', name), join(modes, 'moonlight', name))
  }
  expect(await copy.compile(['catalogue/help.ts'])).toContain("'moonlight' is missing")
  for (const step of steps) if (!withoutHelp.includes(step)) await copy.follow(step)
  expect(await copy.compile(['catalogue/help.ts'])).toBe('')
  const { helpOf } = await import(join(copy.folder, 'catalogue/help.ts'))
  const { MODES } = await import(join(copy.folder, 'catalogue/modes.ts'))
  expect(MODES.at(-1)).toMatchObject({ key: 'moonlight', credits: 5 })
  expect(helpOf('moonlight').steps).toHaveLength(2)
  expect(await readFile(join(copy.folder, 'catalogue/modes/moonlight/tile.webp'))).not.toHaveLength(0)
})

test('an operator’s command is added by its guide alone, with its help', { timeout: 120_000 }, async () => {
  for (const step of await stepsOf('adding-an-operator-command.md')) await copy.follow(step)
  expect(await copy.compile(['server/cli/commands.ts'])).toBe('')
  const { scripts } = JSON.parse(await readFile(join(copy.folder, 'package.json'), 'utf8'))
  expect(scripts.where).toMatch(/operator\.ts where$/)
  const done = await copy.run('server/cli/operator.ts', ['where'])
  expect(done).toEqual({ code: 0, output: expect.stringContaining('data') })
  const help = await copy.run('server/cli/operator.ts', ['where', '--help'])
  expect(help.output).toContain('Says where this configuration keeps its data.')
  const list = await copy.run('server/cli/operator.ts', [])
  expect(list).toEqual({ code: 2, output: expect.stringMatching(/npm run doctor .*\n.*npm run where /s) })
})

test('an e-mail is added by its guide alone, and missed where it is not listed', {
  timeout: 120_000,
}, async () => {
  const steps = await stepsOf('adding-an-email.md')
  const isLine = ({ file, text }: (typeof steps)[number]) =>
    file === 'server/emails.ts' && !/import/.test(text)
  for (const step of steps) if (!isLine(step)) await copy.follow(step)
  expect(await copy.compile(['server/emails.ts'])).toContain('people.welcome')
  for (const step of steps) if (isLine(step)) await copy.follow(step)
  expect(await copy.compile(['server/emails.ts'])).toBe('')
})

test('a page is added by its guide alone, and missed where the router does not name it', {
  timeout: 120_000,
}, async () => {
  const steps = await stepsOf('adding-a-page.md')
  expect(steps.map(({ file }) => file)).toEqual([
    'contract/pages.ts',
    'web/pages/Changes.tsx',
    'web/router.tsx',
  ])
  for (const step of steps.slice(0, 2)) await copy.follow(step)
  expect(await copy.compilePage()).toContain("'changes' is missing")
  for (const step of steps.slice(2)) await copy.follow(step)
  expect(await copy.compilePage()).toBe('')
  const { findPage, PAGES } = await import(join(copy.folder, 'contract/pages.ts'))
  expect(findPage('/changes')?.key).toBe('changes')
  expect(PAGES.changes).toMatchObject({ title: 'What is new', index: 'listed' })
})

test('a kind of notification is added by its guide alone, and missed wherever a line of it is left out', {
  timeout: 120_000,
}, async () => {
  const steps = await stepsOf('adding-a-notification.md')
  const [entry, file, ...lines] = steps
  await copy.follow(entry!)
  await copy.follow(file!)
  const server = 'server/modules/notifications/kinds/kinds.ts'
  expect(await copy.compile([server])).toContain("'like' is missing")
  expect(await copy.compilePage()).toMatch(/rows\.ts.*'like' is missing/)
  for (const line of lines.filter(one => !one.file.endsWith('live-events.ts'))) await copy.follow(line)
  expect(await copy.compile([server])).toBe('')
  expect(await copy.compilePage()).toMatch(/live-events\.ts.*'like' is missing/)
  for (const line of lines.filter(one => one.file.endsWith('live-events.ts'))) await copy.follow(line)
  expect(await copy.compilePage()).toBe('')
  const { kindOf } = await import(join(copy.folder, server))
  expect(kindOf('like').present({}, new Map())).toEqual({ message: 'Likes your creation.' })
})

test('a template is added by its guide alone, and refused without its pictures', async () => {
  for (const step of await stepsOf('adding-a-template.md')) await copy.follow(step)
  const folder = join(copy.folder, 'content/templates')
  await expect(readTemplates(folder)).rejects.toThrow(/quiet-harbour.*thumbnail\.webp/)
  for (const name of ['1.png', 'thumbnail.webp']) {
    await copyFile(join(ROOT, 'content/templates/blue-pear', name), join(folder, 'quiet-harbour', name))
  }
  const [{ template, pictures }] = (await readTemplates(folder)) as [StoredTemplate]
  expect(template).toMatchObject({ id: 'quiet-harbour', name: 'Quiet Harbour' })
  expect([...pictures.keys()].sort()).toEqual(['1.png', 'thumbnail.webp'])
})

test('every command of the operator’s has a file, a line in the table and a script of its name', async () => {
  const files = (await readdir(join(ROOT, 'server/cli/commands'))).map(file => file.replace(/\.ts$/, ''))
  const scripts = Object.entries(JSON.parse(await readFile(join(ROOT, 'package.json'), 'utf8')).scripts)
  const operators = scripts.filter(([name, script]) =>
    String(script).endsWith(`server/cli/operator.ts ${name}`),
  )
  const names = Object.keys(COMMANDS)
  expect(operators.map(([name]) => name).sort()).toEqual(names.toSorted())
  expect(files.sort()).toEqual(names.map(name => name.replace(':', '-')).sort())
})
