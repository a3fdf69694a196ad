import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { availableParallelism, cpus, loadavg, release, totalmem, type } from 'node:os'
import { type Finding, shown, verdictOf } from './finding.ts'

/** The machine, and how busy others kept it: what every figure depends on. */
export type Circumstances = { machine: string; runtime: string; begun: Date; loadBefore: string }

export function circumstances(): Circumstances {
  const gigabytes = (totalmem() / 2 ** 30).toFixed(0)
  const model = cpus()[0]?.model.trim() ?? 'unknown processor'
  return {
    machine: `${availableParallelism()} processors (${model}), ${gigabytes} GB of memory`,
    runtime: `Node ${process.versions.node}, ${type()} ${release()}, ${process.arch}`,
    begun: new Date(),
    loadBefore: load(),
  }
}

/** Processes that wanted to run, on average of the last minute. */
const load = () => loadavg()[0]!.toFixed(2)

export function print(name: string, findings: Finding[]): void {
  for (const finding of findings) {
    const { what, value, unit, limit, comparison, note } = finding
    const figure = value === null ? '-' : shown(value, unit)
    const bound = limit === undefined ? '' : ` (at most ${shown(limit, unit)})`
    console.log(`${name.padEnd(9)} ${what}: ${figure}${bound}: ${verdictOf(finding)}`)
    for (const line of [comparison, note]) if (line) console.log(`${' '.repeat(12)}${line}`)
  }
}

export function writeResults(file: URL, findings: Map<string, Finding[]>, about: Circumstances): void {
  const rows = [...findings].flatMap(([name, list]) =>
    list.map(finding => {
      const { what, value, unit, limit, comparison = '', note = '' } = finding
      return [
        name,
        what,
        value === null ? '' : shown(value, unit),
        limit === undefined ? '' : shown(limit, unit),
        [comparison, note].filter(Boolean).join('. '),
        verdictOf(finding),
      ]
    }),
  )
  const titles = ['bench', 'what', 'figure', 'at most', 'compared with', 'verdict']
  const line = (cells: string[]) => `| ${cells.map(cell => cell.replaceAll('|', '\\|')).join(' | ')} |`
  const text = `# Results

\`npm run bench\` wrote this file. Figures hold for the machine and the hour in which they were measured.

- Date: ${about.begun.toISOString().slice(0, 16).replace('T', ' ')} UTC, commit ${commit()}
- Machine: ${about.machine}
- Software: ${about.runtime}
- Load of the machine before the run: ${about.loadBefore}

${[line(titles), line(titles.map(() => '---')), ...rows.map(line)].join('\n')}
`
  writeFileSync(file, text)
}

function commit(): string {
  const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim()
  try {
    return `${git('rev-parse', '--short', 'HEAD')}${git('status', '--porcelain') ? ' with changes' : ''}`
  } catch {
    return 'unknown'
  }
}
