// npm start: from a fresh clone to a running server, doing only what is still to be done.
//
// package.json says "exec node scripts/start.mjs": without "exec", npm's shell sits between npm and this
// process, dies on SIGTERM without passing it on, and npm returns before the server has closed. Windows
// knows no "exec"; there, exec.cmd in the project's folder takes its place.
import { buildWebIfStale } from './build-web.mjs'
import { ensurePackages, findNode, runAsUs } from './runtime.mjs'

await ensurePackages({ withTools: false })
const node = findNode()
buildWebIfStale(node)
runAsUs(node, ['server/main.ts', ...process.argv.slice(2)], { channel: true })
