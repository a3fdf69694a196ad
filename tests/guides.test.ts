import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { MODES } from '#catalogue/modes.ts'
import { notification } from '#contract/notifications.ts'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const GUIDES = readdirSync(join(ROOT, 'docs')).filter(name => name.startsWith('adding-'))

const capital = (word: string) => word[0]!.toUpperCase() + word.slice(1)
const kinds = notification.options.map(option => option.shape.kind.value)

/** What stands for a member of the family in a guide, and all that are there now. */
const MEMBERS: Record<string, Record<string, string[]>> = {
  'adding-a-notification.md': { '<kind>': kinds, '<Kind>': kinds.map(capital) },
  'adding-a-mode.md': { '<key>': MODES.map(({ key }) => key), moonlight: ['upscale'] },
  'adding-an-operator-command.md': {
    '<name>': ['doctor', 'models', 'moderation', 'sandbox-clock'],
    where: ['doctor'],
  },
  'adding-an-email.md': {
    'welcome.email': ['people.service'],
    '<module>/<name>': ['reports/report-decided'],
  },
  // Its example is a page that is not there yet.
  'adding-a-page.md': { Changes: ['Gallery', 'Notifications', 'Trending'] },
  'adding-a-provider.md': {
    '<provider>': ['ai-horde', 'automatic1111', 'comfyui', 'openai-images', 'replicate', 'stability'],
  },
  'adding-a-storage-back-end.md': { '<kind>': ['disk', 's3'] },
}

/** Names with a slash and an ending: those of files. */
const FILE = /`([a-z#][\w./<>-]*\/[\w.<>-]+\.(?:tsx?|md|webp|mjs|json))`/g

function filesNamedIn(guide: string): string[] {
  const text = readFileSync(join(ROOT, 'docs', guide), 'utf8')
  return [...text.matchAll(FILE)].flatMap(([, name]) => {
    const placeholder = Object.keys(MEMBERS[guide] ?? {}).find(one => name!.includes(one))
    if (!placeholder) return [name!]
    return MEMBERS[guide]![placeholder]!.map(member => name!.replaceAll(placeholder, member))
  })
}

test.each(GUIDES)('%s names files that are there, for every member of the family', guide => {
  const files = filesNamedIn(guide)
  expect(files).not.toEqual([])
  expect(files.filter(name => !existsSync(join(ROOT, name)))).toEqual([])
})
