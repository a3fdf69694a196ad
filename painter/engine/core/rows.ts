import { readFileSync } from 'node:fs'

type Row<Column extends string> = Readonly<Record<Column, string>>

/**
 * The rows of a table whose first line names its columns in this order; an empty cell is ''.
 *
 * @param file absolute path of a .tsv
 */
export function readRows<Column extends string>(
  file: string,
  columns: readonly Column[],
): readonly Row<Column>[] {
  const [header, ...lines] = readFileSync(file, 'utf8').trimEnd().split('\n')
  if (header !== columns.join('\t')) throw new Error(`${file} has the columns ${header}, not ${columns}.`)
  return lines.map(line => {
    const cells = line.split('\t')
    return Object.fromEntries(columns.map((column, at) => [column, cells[at] ?? ''])) as Row<Column>
  })
}
