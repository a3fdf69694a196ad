import { spawn } from 'node:child_process'
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const COPIED = [
  'contract',
  'catalogue',
  'server',
  'web',
  'package.json',
  'tsconfig.base.json',
  'tsconfig.web.json',
]

/** One block of code of a guide: a whole file, or what is added to one behind the line that holds `after`. */
export type Step = { file: string; after: string | null; text: string }

/** ```ts path/to/file.ts after "a part of a line" */
const BLOCK = /^( *)```\w+ (\S+\.\w+)(?: after "([^"]*)")?\n([\s\S]*?)^ *```$/gm

/** What a guide has one write, in its order. */
export async function stepsOf(guide: string): Promise<Step[]> {
  const text = await readFile(join(ROOT, 'docs', guide), 'utf8')
  return [...text.matchAll(BLOCK)].map(([, margin = '', file = '', after = null, block = '']) => ({
    file,
    after,
    text: block.replaceAll(new RegExp(`^${margin}`, 'gm'), ''),
  }))
}

export type ScratchCopy = Awaited<ReturnType<typeof createScratchCopy>>

/** A copy of the sources that server and page share, and of the page's, in which a guide can be followed. */
export async function createScratchCopy() {
  const folder = await mkdtemp(join(tmpdir(), 'easel-guide-'))
  for (const name of COPIED) {
    const filter = (source: string) => !/\.test\.ts$|\.onnx$/.test(source)
    await cp(join(ROOT, name), join(folder, name), { recursive: true, filter })
  }
  await symlink(join(ROOT, 'node_modules'), join(folder, 'node_modules'))

  const run = (script: string, args: string[]) =>
    new Promise<{ code: number | null; output: string }>(resolve => {
      const child = spawn(process.execPath, [script, ...args], { cwd: folder })
      let output = ''
      for (const stream of [child.stdout, child.stderr]) {
        stream.setEncoding('utf8').on('data', part => {
          output += part
        })
      }
      child.on('close', code => resolve({ code, output }))
    })

  return {
    folder,

    /** @throws Error when the line behind which something belongs is not there */
    async follow({ file, after, text }: Step): Promise<void> {
      const path = join(folder, file)
      if (after === null) {
        await mkdir(dirname(path), { recursive: true })
        await writeFile(path, text)
        return
      }
      const lines = (await readFile(path, 'utf8')).split('\n')
      const place = lines.findIndex(line => line.includes(after))
      if (place < 0) throw new Error(`There is no line with “${after}” in ${file}.`)
      lines.splice(place + 1, 0, text.trimEnd())
      await writeFile(path, lines.join('\n'))
    },

    /** Runs a file of the copy with Node. */
    run,

    /** What the compiler has to say of the page; nothing when all fits. */
    compilePage: async (): Promise<string> =>
      (await run(join(ROOT, 'node_modules/typescript/bin/tsc'), ['--project', 'tsconfig.web.json'])).output,

    /** What the compiler has to say of these files and all that they import; nothing when they fit. */
    async compile(files: string[]): Promise<string> {
      const config = {
        extends: './tsconfig.base.json',
        compilerOptions: { lib: ['es2024'], types: ['node'] },
        files,
      }
      await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(config))
      return (await run(join(ROOT, 'node_modules/typescript/bin/tsc'), ['--project', 'tsconfig.json'])).output
    },

    remove: () => rm(folder, { recursive: true, force: true }),
  }
}
