import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const assets = new URL('./assets/', import.meta.url)
const page = readFileSync(new URL('ATTRIBUTION.md', assets), 'utf8')

test('every network that comes along is named with its licence and its checksum', () => {
  const rows = [...page.matchAll(/^\| (\S+\.onnx) \|.* \| (\S.*) \| ([0-9a-f]{64}) \|$/gm)]
  const files = readdirSync(assets).filter(name => name.endsWith('.onnx'))
  expect(rows.map(([, name]) => name).sort()).toEqual(files.sort())
  for (const [, name, , sum] of rows) {
    const file = readFileSync(new URL(name!, assets))
    expect(createHash('sha256').update(file).digest('hex'), name).toBe(sum)
  }
})
