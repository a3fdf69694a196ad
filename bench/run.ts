// npm run bench: measures what is claimed about speed. With names, only those: npm run bench -- submit wall
// A run of everything writes bench/results.md; --quick tries the benches out with few samples.
import { parseArgs } from 'node:util'
import { bundle } from './bundle.ts'
import { capacity } from './capacity.ts'
import { derivatives } from './derivatives.ts'
import { diffusion } from './diffusion.ts'
import { firstLook } from './first-look.ts'
import { gallery } from './gallery.ts'
import { imageView } from './image-view.ts'
import { latency } from './latency.ts'
import { likes } from './likes.ts'
import { local } from './local.ts'
import { overhead } from './overhead.ts'
import { painter } from './painter.ts'
import { photoEditing } from './photo-editing.ts'
import { providerOverhead } from './provider-overhead.ts'
import { start } from './start.ts'
import { submit } from './submit.ts'
import type { Bench, Finding } from './support/finding.ts'
import { circumstances, print, writeResults } from './support/report.ts'
import { typing } from './typing.ts'
import { uploads } from './uploads.ts'
import { wall } from './wall.ts'
import { wallScroll } from './wall-scroll.ts'

const BENCHES: Record<string, Bench> = {
  start,
  submit,
  uploads,
  latency,
  overhead,
  'provider-overhead': providerOverhead,
  wall,
  'wall-scroll': wallScroll,
  'image-view': imageView,
  gallery,
  likes,
  typing,
  bundle,
  'first-look': firstLook,
  capacity,
  painter,
  'photo-editing': photoEditing,
  diffusion,
  derivatives,
  local,
}
const RESULTS = new URL('./results.md', import.meta.url)

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { quick: { type: 'boolean', default: false } },
})
const unknown = positionals.filter(name => !Object.hasOwn(BENCHES, name))
if (unknown.length > 0) {
  console.error(`No bench is called ${unknown.join(', ')}. There are: ${Object.keys(BENCHES).join(', ')}.`)
  process.exit(1)
}

const about = circumstances()
console.log(`${about.machine}\n${about.runtime}\nload ${about.loadBefore}, ${about.begun.toISOString()}\n`)
const findings = new Map<string, Finding[]>()
for (const [name, bench] of Object.entries(BENCHES)) {
  if (positionals.length > 0 && !positionals.includes(name)) continue
  const found = await bench({ isQuick: values.quick })
  print(name, found)
  findings.set(name, found)
}
if (findings.size === Object.keys(BENCHES).length && !values.quick) {
  writeResults(RESULTS, findings, about)
  console.log('\nWritten to bench/results.md.')
}
// Threads and connections of what was measured must not keep a run open that has ended.
process.exit()
