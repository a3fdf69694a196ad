// Applies the rules of .dependency-cruiser.mjs to the product's code, and finds stores in others' tables.
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { cruise } from 'dependency-cruiser'
import configuration from '../.dependency-cruiser.mjs'
import { checkTables } from './check-tables.mjs'
import { root } from './runtime.mjs'
import { CROSSINGS } from './table-crossings.mjs'

const FOLDERS = ['contract', 'catalogue', 'server', 'painter', 'photo-editing', 'web', 'tests', 'bench']

/**
 * Every violation of the boundaries in a project, one line each.
 * @param {string} folder the project's folder
 * @returns {Promise<{ violations: string[], modules: number }>}
 */
export async function checkBoundaries(folder) {
  const folders = FOLDERS.filter(name => existsSync(join(folder, name)))
  const { output } = await cruise(folders, {
    ...configuration.options,
    baseDir: folder,
    validate: true,
    ruleSet: { forbidden: configuration.forbidden },
  })
  if (typeof output === 'string') throw new Error(`Unexpected answer of dependency-cruiser: ${output}`)

  // Without a parser for TypeScript, dependency-cruiser finds nothing and nothing wrong. So compare.
  const seen = new Set(output.modules.map(module => module.source))
  const sources = folders.flatMap(name =>
    readdirSync(join(folder, name), { recursive: true, encoding: 'utf8' })
      .filter(file => /(?<!\.d)\.tsx?$/.test(file))
      .map(file => `${name}/${file.replaceAll('\\', '/')}`),
  )
  const unseen = sources.filter(file => !seen.has(file))
  if (unseen.length > 0) throw new Error(`The boundaries were not checked for: ${unseen.join(', ')}`)

  const violations = output.summary.violations.map(({ rule, from, to, cycle }) => {
    const path = cycle ? [from, ...cycle.map(step => step.name)].join(' -> ') : `${from} -> ${to}`
    const reason = configuration.forbidden?.find(({ name }) => name === rule.name)?.comment ?? ''
    return `${rule.name}: ${path}\n    ${reason}`
  })
  return { violations, modules: sources.length }
}

if (import.meta.main) {
  const { violations, modules } = await checkBoundaries(root)
  violations.push(...(await checkTables(root, CROSSINGS)))
  for (const violation of violations) console.error(violation)
  if (violations.length > 0) process.exit(1)
  console.log(`${modules} files keep the boundaries.`)
}
