import { parse } from 'qs'

/** What a form-encoded text such as `items[0][price]=x&expand[0]=y` holds. */
export type Params = { [name: string]: string | Params }

/** Brackets in one name; the deepest name that is sent has six. */
const DEEPEST = 10

/** Reads the encoding in which requests are sent: names in brackets nest, numbers among them count. */
export const decodeForm = (text: string): Params =>
  parse(text, { parseArrays: false, duplicates: 'last', depth: DEEPEST, strictDepth: true }) as Params

/** Reads decoded parameters with a default for what is missing. */
export const read = {
  text: (params: Params | undefined, name: string): string | null => {
    const value = params?.[name]
    return typeof value === 'string' ? value : null
  },
  number: (params: Params | undefined, name: string): number | null => {
    const text = read.text(params, name)
    return text === null ? null : Number(text)
  },
  flag: (params: Params | undefined, name: string): boolean => read.text(params, name) === 'true',
  group: (params: Params | undefined, name: string): Params => {
    const value = params?.[name]
    return typeof value === 'object' ? value : {}
  },
  list: (params: Params | undefined, name: string): (string | Params)[] =>
    Object.values(read.group(params, name)),
  texts: (params: Params | undefined, name: string): Record<string, string> =>
    Object.fromEntries(
      Object.entries(read.group(params, name)).filter(
        (entry): entry is [string, string] => typeof entry[1] === 'string',
      ),
    ),
}
