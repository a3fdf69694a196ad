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
              // Measured: four direct distances make the start of every page 120 bytes smaller.
              params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_NDIRECT]: 4 },
            })
            await fs.writeFile(`${file}.br`, brotli)
            await fs.writeFile(`${file}.gz`, await promisify(gzip)(bytes, { level: 9 }))
          }),
      )
    },
  }
}

/** Files of the letters that every page starts with; the others load when a text needs them. */
const FIRST_FONTS = /(schibsted-grotesk-latin-wght-normal|newsreader-latin-400-italic)-[^/]*\.woff2$/

const ICONS = 'lucide-react'

/**
 * Has every icon imported from its own file. By way of the package's list of them all, the start of every page
 * would hold the icons of all pages.
 */
function ownIcons(): Plugin {
  const files = new Map<string, string>()
  return {
    name: 'own-icons',
    apply: 'build',
    async buildStart() {
      const list = path.resolve(import.meta.dirname, `node_modules/${ICONS}/dist/esm/${ICONS}.mjs`)
      for (const [, names = '', file = ''] of (await fs.readFile(list, 'utf8')).matchAll(
        /export \{ ([^}]+) \} from '\.\/icons\/([^']+)\.mjs'/g,
      ))
        for (const [, name = ''] of names.matchAll(/default as (\w+)/g)) files.set(name, file)
    },
    transform(code) {
      if (!code.includes(ICONS)) return null
      return code.replace(/import \{([^}]+)\} from ['"]lucide-react['"];?/g, (statement, names: string) => {
        const icons = names.split(',').filter(name => !name.trim().startsWith('type '))
        const imports = icons.map(name => {
          const [exported = '', local = exported] = name.trim().split(/ as /)
          const file = files.get(exported)
          return file ? `import ${local} from '${ICONS}/icons/${file}'` : null
        })
        return imports.includes(null) ? statement : imports.join(';')
      })
    },
  }
}

/**
 * Lets the build leave out what nobody uses of the router. Its components are made by calls and named for
 * debugging, and the build cannot know that neither does anything.
 */
function pureRouter(): Plugin {
  return {
    name: 'pure-router',
    apply: 'build',
    transform(code, id) {
      if (!id.includes('/react-router/')) return null
      return code
        .replace(/^\w+\.displayName = "[\w.]+";$/gm, '')
        .replace(
          /^(const \w+ = )(React[$\w]*\.(?:forwardRef|memo|createContext)\()/gm,
          '$1/* @__PURE__ */ $2',
        )
    },
  }
}

type GraphContext = { getModuleInfo(id: string): { importedIds: readonly string[] } | null }

/**
 * Puts what every page starts with into one file: cut into the pieces that later pages share it would
 * compress worse, by three of the 110 kB that it may have.
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

export default defineConfig(({ command }) => ({
  root: 'web',
  plugins: [react(), ownIcons(), pureRouter(), preloadFonts(), precompress()],
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
      // To read what nobody uses does nothing, neither in our files nor in those of libraries.
      treeshake: { propertyReadSideEffects: false },
      output: {
        // The start names every file of the later pages.
        chunkFileNames: 'assets/[name]-[hash:6].js',
        assetFileNames: 'assets/[name]-[hash:6][extname]',
        codeSplitting: {
          groups: [
            { name: startOfEveryPage(), debugName: 'start', priority: 2 },
            // What several of the later pages share: one file, where each piece would be one of its own.
            {
              name: 'shared',
              test: /[\\/](lucide-react|web[\\/](ui|lib))[\\/](?!placeholder|menu-placement)/,
              priority: 1,
            },
          ],
        },
      },
    },
  },
  // Names stand in the scripts, too: what they mean is left out of what people load.
  css: { modules: { generateScopedName: command === 'build' ? '[hash:base64:5]' : '[name]_[local]' } },
}))
