// npm start: from a fresh clone to a running server, doing only what is still to be done.
//
// package.json says "exec node scripts/start.mjs": without "exec", npm's shell sits between npm and this
// process, dies on SIGTERM without passing it on, and npm returns before the server has closed. Windows
// knows no "exec"; there, exec.cmd in the project's folder takes its place.
import { buildWebIfStale } from './build-web.mjs'
import { ensurePackages, findNode, runAsUs } from './runtime.mjs'

ensurePackages({ withTools: false })
const node = findNode()
buildWebIfStale(node)
// Pictures are worked on in large buffers. By itself glibc soon keeps what was freed of these, several
// hundred megabytes; with the threshold set it gives them back. Other systems do not read it.
const env = { MALLOC_TRIM_THRESHOLD_: process.env.MALLOC_TRIM_THRESHOLD_ ?? '131072' }
runAsUs(node, ['server/main.ts', ...process.argv.slice(2)], { channel: true, env })
