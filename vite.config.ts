import { promises as fs } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

const COMPRESSIBLE = /\.(js|css|svg|html|webmanifest|json)$/

/** Lays a .br and a .gz beside each text file, so that the server compresses nothing while it serves. */
function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    async closeBundle() {
      const root = path.resolve(import.meta.dirname, 'dist')
      const names = await fs.readdir(root, { recursive: true })
      await Promise.all(
        names
          // The server fills in index.html's head for each page: it cannot be compressed ahead.
          .filter(name => COMPRESSIBLE.test(name) && name !== 'index.html')
          .map(async name => {
            const file = path.join(root, name)
            const bytes = await fs.readFile(file)
            const brotli = await promisify(brotliCompress)(bytes, {
              params: { [constants.BROTLI_PARAM_QUALITY]: 11 },
            })
            await fs.writeFile(`${file}.br`, brotli)
            await fs.writeFile(`${file}.gz`, await promisify(gzip)(bytes, { level: 9 }))
          }),
      )
    },
  }
}

/** Files of the letters that every page starts with; the others load when a text needs them. */
const FIRST_FONTS = /(schibsted-grotesk-latin-wght-normal|newsreader-latin-standard-italic)-[^/]*\.woff2$/

type GraphContext = { getModuleInfo(id: string): { importedIds: readonly string[] } | null }

/**
 * Puts what every page starts with into one file: cut into the pieces that later pages share it would
 * compress worse, by three of the 130 kB that it may have.
 */
function startOfEveryPage(): (id: string, context: GraphContext) => string | null {
  const start = new Set<string>()
  const add = (id: string, context: GraphContext): void => {
    if (start.has(id)) return
    start.add(id)
    for (const imported of context.getModuleInfo(id)?.importedIds ?? []) add(imported, context)
  }
  return (id, context) => {
    if (start.size === 0) add(path.resolve(import.meta.dirname, 'web/main.tsx'), context)
    return start.has(id) ? 'start' : null
  }
}

/** Has browsers fetch the fonts beside the styles: otherwise texts change their widths after the first paint. */
function preloadFonts(): Plugin {
  return {
    name: 'preload-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }) =>
        Object.keys(bundle)
          .filter(file => FIRST_FONTS.test(file))
          .map(file => ({
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '', href: `/${file}` },
            injectTo: 'head' as const,
          })),
    },
  }
}

export default defineConfig({
  root: 'web',
  plugins: [react(), preloadFonts(), precompress()],
  build: {
    outDir: '../dist',
    emptyOutDir: true,
    target: 'es2023',
    // Files keep their own address: an inlined picture would be loaded by everybody, needed or not.
    assetsInlineLimit: 0,
    manifest: 'assets.json',
    // Every browser that runs the target's JavaScript preloads modules by itself.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ name: startOfEveryPage(), debugName: 'start' }] } },
    },
  },
  css: { modules: { generateScopedName: '[name]_[local]_[hash:base64:4]' } },
})
