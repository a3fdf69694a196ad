// npm run dev: the server starts again whenever its sources change. It serves the web application itself,
// unbuilt and with hot reload, on its own port.
import { ensurePackages, findNode, runAsUs } from './runtime.mjs'

const WATCHED = ['server', 'contract', 'catalogue']

await ensurePackages({ withTools: true })
runAsUs(
  findNode(),
  [
    ...WATCHED.map(folder => `--watch-path=${folder}`),
    '--watch-preserve-output',
    'server/main.ts',
    ...process.argv.slice(2),
  ],
  { env: { EASEL_DEV: '1' } },
)
